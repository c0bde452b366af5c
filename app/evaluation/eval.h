// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/evaluation/disturbances.h"
#include "app/evaluation/scores.h"

namespace arbiter::evaluation {

struct EvalOptions {
  std::filesystem::path folder;
  std::filesystem::path json_file;
  int per_sequence = 6;
  bool list = false;
  std::filesystem::path report;  ///< folder for what was thought of every picture of the games; empty: not wanted
  Disturbances disturbances;     ///< of the games watched
  bool answers = true;           ///< questions are answered by somebody who saw what was played
};

/// Looks for the board in the labelled pictures of the folder and prints how many were found, how far off the corners
/// are and what it took, with the half of the pictures kept back from tuning apart. Nothing when there are none. Throws
/// std::runtime_error when labels cannot be read.
[[nodiscard]] std::optional<BoardScores> eval_boards(const EvalOptions& options);

/// Watches the labelled games of the folder (`truth.json`: footage; `sequence.json`: a picture a ply), disturbed as the
/// options say, and prints for each what was recorded, in order: right at once, wrong without a flag, right and wrong
/// with a question, open; how many pictures it took and the time a picture cost. Throws std::runtime_error when labels
/// cannot be read.
[[nodiscard]] std::vector<GameScore> eval_games(const EvalOptions& options);

/// One of them.
[[nodiscard]] GameScore watch_game(const LabelledGame& game, const EvalOptions& options);

/// Films that are made to be watched.
struct BehaviourOptions {
  std::vector<std::string> names;  ///< see footage::behaviours
  std::vector<std::string> rules;  ///< ids of the games to film them with
  std::uint64_t seed = 1;
  std::filesystem::path films;  ///< where they are kept, a folder each; empty: nowhere
};

/// Films each behaviour with each of the games that have it, watches the films, and prints for each what was recorded,
/// and how often a companion recorded, asked or told in time. Throws std::runtime_error when a film cannot be made.
[[nodiscard]] std::vector<GameScore> eval_behaviours(const BehaviourOptions& behaviours, const EvalOptions& options);

/// Reads the labelled games of the folder ply by ply, each from the true position before it, by the change between the
/// last picture before it and the first one after it; prints how many are the best explanation.
[[nodiscard]] std::vector<PlyScores> eval_plies(const EvalOptions& options);

/// The same as what is known of each reading in which something was read, by game. A picture of the ply to come that a
/// hand still holds is neither right nor wrong, and left out.
[[nodiscard]] std::map<std::string, std::vector<table::Judged>> judged_plies(const std::filesystem::path& folder);

}  // namespace arbiter::evaluation
