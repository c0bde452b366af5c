// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/timing/time_control.h"

namespace arbiter::timing {

/// A move that is made: in which turn of the game, and how long it was thought about.
struct Thought {
  int turn = 0;
  Time time{0};
  bool operator==(const Thought&) const = default;
};

/// What an arbiter did to a clock.
struct Change {
  std::size_t move = 0;  ///< before which of the seat's moves, from 0; before the next one, if that is taken back
  Time plus{0};          ///< may be negative
  std::string reason;    ///< never empty
  std::string at;        ///< wall time
  bool operator==(const Change&) const = default;
};

/// All that a seat's clock is made of: what has happened. The clock's display is worked out from this and from the time
/// control. Every thought belongs to its move: a move that is taken back takes its thought along, and the move that is
/// made in its place gets it back. So a clock shows the same after a detour as without it.
struct Record {
  std::vector<Thought> moves;
  Time thinking{0};  ///< about the next one, so far; in a game taken back, since then
  std::vector<Change> changes;
  std::vector<Thought> undone;  ///< moves taken back and not made again, the next one last
  Time after{0};                ///< while there are such moves: thought about the one behind them all
  bool operator==(const Record&) const = default;

  /// All that was thought, about moves that are taken back too.
  [[nodiscard]] Time used() const;
  /// All that was thought about the next move.
  [[nodiscard]] Time about_next() const;
  /// A move was made in that turn: the next one that was taken back, made again or replaced, or a new one.
  void press(int turn);
  /// The game is back before turn `turn`.
  void take_back(int turn);
  /// The game is at turn `turn` again: the moves of earlier turns that were taken back are made again.
  void bring_back(int turn);
};

/// What a clock shows.
struct Standing {
  Time left{0};           ///< of the period; in byo-yomi of the stretch that runs
  Time delay{0};          ///< of this move, before anything is counted
  int period = 0;         ///< from 0; a last one that comes again is counted on
  int to_go = 0;          ///< moves to be made in it; 0: any number
  bool overtime = false;  ///< byo-yomi runs
  int overtimes = 0;      ///< stretches left, the running one with them
  bool over = false;      ///< the flag has fallen
  bool operator==(const Standing&) const = default;
};

/// What `record` leaves of `periods`; none where there are none.
[[nodiscard]] std::optional<Standing> standing(const Periods& periods, const Record& record);

/// The change that brings a clock to `left` before anything of byo-yomi; stretches that were lost in the same move come
/// back by it. None where the seat has no clock.
[[nodiscard]] std::optional<Change> change_to(const Periods& periods, const Record& record, Time left,
                                              std::string reason, std::string at);

/// How urgent a clock is. `low`: a tenth of the first period is left, but at least 10 and at most 60 seconds, or the
/// last stretch of byo-yomi runs; `last`: ten seconds.
enum class Urgency { calm, low, last, over };
[[nodiscard]] Urgency urgency(const Periods& periods, const Standing& standing);
/// The same for one time of the whole game.
[[nodiscard]] Urgency urgency(Time agreed, Time left);

}  // namespace arbiter::timing
