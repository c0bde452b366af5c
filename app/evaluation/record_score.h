// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/evaluation/labelled_games.h"
#include "app/evaluation/scores.h"

// What was recorded, beside what was played.
namespace arbiter::evaluation {

/// An action that the watching has recorded and not taken back.
struct RecordedAction {
  std::string action;
  std::int64_t frame = 0;  ///< the picture in which it was
  double confidence = 0;
  bool answered = false;    ///< a person has said it
  bool questioned = false;  ///< it was recorded with a question that nobody has answered
};

/// An alert that lasts.
struct ToldAlert {
  std::int64_t frame = 0;
  bool question = false;  ///< it asks what was played
};

/// All that the watching of a recording gave.
struct WatchedRecord {
  std::vector<RecordedAction> actions;
  std::vector<ToldAlert> alerts;
  std::set<std::int64_t> alerted;  ///< pictures after which an alert was in force
  std::vector<int> shown;          ///< plies that each picture shows, of those fed; negative: a hand is in it
  std::int64_t frames = 0;         ///< pictures of the recording, those that were not fed too
};

/// Which squares each army holds before every action and after the last, as a text; none where an earlier action is
/// refused.
[[nodiscard]] std::vector<std::optional<std::string>> tables_of(const LabelledGame& game,
                                                                const std::vector<std::string>& actions);

/// Scores the record in order: an action is right only where it was played and the table of the record was the real
/// one when it was. Sets plies, right, asked, missed, wrong, out_of_place, unflagged, shown, moments, delays and the
/// list.
[[nodiscard]] GameScore score_record(const LabelledGame& game, const WatchedRecord& record);

}  // namespace arbiter::evaluation
