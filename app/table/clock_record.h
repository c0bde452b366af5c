// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "app/table/session.h"
#include "app/timing/clock.h"

namespace arbiter::table {

/// The clocks of a game: what was agreed and what has happened, of the whole game and of each seat (S, W2).
struct ClockRecord {
  timing::TimeControl control;
  timing::Record game;  ///< no moves, only time
  std::map<std::string, timing::Record> seats;
  bool operator==(const ClockRecord&) const = default;
};

/// What Session::keep_clock is to note of it. `game` and `seats` have the milliseconds that were used, as ever; besides
/// `control` as it is written, `moves` ({"S": [[turn, milliseconds], …]}), `undone` (the same of moves that are
/// taken back, the next one last), `after` ({"S": milliseconds} thought about the move behind those) and `changes`
/// ({seat or null, move, plus, reason, at}).
[[nodiscard]] Value clock_value(const ClockRecord& record);

/// What was noted, also before there were clocks of players: then all that a seat has used counts for its next move.
/// `otherwise`: the control where none was noted. What makes no sense is left out.
[[nodiscard]] ClockRecord read_clock(const Value& noted, const timing::TimeControl& otherwise);

/// What is usual for a game that is to last so many minutes: two players have half of it each, more have it together.
[[nodiscard]] timing::TimeControl usual_time(int players, int minutes);

/// Why such a control fits no game of these seats; empty: it does.
[[nodiscard]] Message why_no_clock(const timing::TimeControl& control, const std::vector<std::string>& seats);

}  // namespace arbiter::table
