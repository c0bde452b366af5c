// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "calibration/board_plane.h"
#include "value/value.h"

namespace arbiter::evaluation {

/// A filmed or photographed game with what was played in it.
struct LabelledGame {
  std::string name;
  std::string source;                ///< who recorded it: a repository, a renderer
  std::vector<std::string> sources;  ///< one a board
  Value setup;                       ///< how it begins, in the words of the referee's `new`
  struct Ply {
    std::string action;
    std::int64_t frame = 0;  ///< the first one of its board that shows it without a hand, from 1
  };
  /// By source, where the board lies as the truth has it, for boards that have no pattern to be found by.
  std::vector<std::optional<calibration::Corners>> corners;
  std::vector<Ply> plies;
  std::vector<std::string> before;                 ///< actions before the first picture, which the watcher knows
  std::vector<std::chrono::milliseconds> times{};  ///< by picture, where the labels know them
  struct TakenBack {
    std::string action;
    std::size_t ply = 0;     ///< its number while it stood, from 1
    std::int64_t frame = 0;  ///< the first one that shows it no more
  };
  std::vector<TakenBack> taken_back;  ///< plies that are not among `plies`
  /// What a companion should do, and when: from one picture to another.
  struct Moment {
    std::string does;    ///< "records" the action, "asks", "waits", or two of them with "or"
    std::string action;  ///< of "records"
    std::int64_t from = 0, to = 0;
  };
  std::vector<Moment> moments;
  /// Of a game on one board, by picture: how many plies it shows, negative where a hand is in it or work is going on.
  std::vector<int> shows;
  std::optional<std::map<std::string, double>> points;  ///< at the end, by seat
  /// Pictures, its own among them, within which a wrong record must have been doubted: a film has several a second.
  std::int64_t soon = 6;
};

/// The labelled games of a folder: `truth.json` (footage) or `sequence.json` (a game photographed ply by ply, or its
/// film), or all such folders inside it, by name. Throws std::runtime_error with the file's name when labels cannot be
/// read or nothing legal leads from one position of a film to the next.
std::vector<LabelledGame> labelled_games(const std::filesystem::path& folder);

}  // namespace arbiter::evaluation
