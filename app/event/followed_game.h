// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/table/session.h"
#include "db/club/club.h"

namespace arbiter::event {

/// A game as spectators follow it: replayed ply by ply as far as they may see it. One thread at a time.
class FollowedGame {
 public:
  /// Replays what is new. `mark`: how far the game has come. `until`: plies that were played later are not shown yet,
  /// except the start; none: all are shown. Returns whether anything that is shown may have changed. Errors: those of
  /// the file.
  [[nodiscard]] db::Expected<bool> follow(const db::club::Club& club, db::GameId game, const db::club::GameMark& mark,
                                          const std::optional<std::string>& until);
  /// The game, with the shown plies played. Null before the start, and where this program refuses a ply.
  [[nodiscard]] const table::Session* session() const { return refused_ ? nullptr : session_.get(); }
  /// The number of the ply that this program refuses. None: it refuses none.
  [[nodiscard]] std::optional<int> refused() const { return refused_; }
  /// The events of the newest shown ply.
  [[nodiscard]] const view::GameEvents& events() const { return events_; }
  /// What the game was begun with. Nothing before the start.
  [[nodiscard]] const Value& setup() const { return setup_; }
  /// The clock as the table noted it last. Nothing if it noted none, and while plies are shown late.
  [[nodiscard]] const Value& clock() const { return clock_; }
  /// When the oldest ply was played that is not shown yet. None: all are shown.
  [[nodiscard]] const std::optional<std::string>& next() const { return next_; }

 private:
  std::optional<db::club::GameMark> mark_;  ///< when it was read last; none: never
  int plies_ = 0;                           ///< that are shown, the start included
  std::unique_ptr<table::Session> session_;
  std::optional<int> refused_;
  view::GameEvents events_;
  Value setup_, clock_;
  std::optional<std::string> next_;
};

}  // namespace arbiter::event
