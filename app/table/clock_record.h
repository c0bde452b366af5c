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
/// `control` as it is written, `moves` ({"S": [[turn, milliseconds], …]}) and `changes` ({seat or null, move, plus,
/// reason, at}).
[[nodiscard]] Facts clock_facts(const ClockRecord& record);

/// What was noted, also before there were clocks of players: then all that a seat has used counts for its next move.
/// `otherwise`: the control where none was noted. What makes no sense is left out.
[[nodiscard]] ClockRecord read_clock(const Facts& noted, const timing::TimeControl& otherwise);

/// Why such a control fits no game of these seats, a sentence; empty: it does.
[[nodiscard]] std::string why_no_clock(const timing::TimeControl& control, const std::vector<std::string>& seats);

}  // namespace arbiter::table
