// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "app/table/replay.h"

namespace arbiter::table {

/// The course of a game in numbers, along the plies that stand.
struct Story {
  struct Step {
    int ply = 0;                           ///< its number in the record
    std::string seat;                      ///< who acted; empty: nobody in particular
    std::map<std::string, double> points;  ///< seat -> points after it
    std::map<std::string, int> pieces;     ///< seat -> how many pieces it controls on the board after it
    std::int64_t used = 0;                 ///< milliseconds the seat thought, or between this ply and the one before
    bool mate = false;                     ///< somebody was mated, or is out of the game
    bool corrected = false;                ///< by the arbiter
  };
  /// What happened on a square.
  struct Heat {
    int captures = 0;
    int mates = 0;  ///< kings that were mated there
    bool operator==(const Heat&) const = default;
  };

  std::vector<std::string> seats;                 ///< in the order of play
  std::vector<Step> steps;                        ///< the start first
  bool timed = false;                             ///< it is known how long moves took, a second or more
  std::vector<std::string> boards;                ///< of each board its id, see Board::find
  std::vector<std::map<std::string, Heat>> heat;  ///< of each board, by square
};

/// Goes through all of a game. `clocks`: what db::Store::clocks has of it; where nothing is there, the time between
/// plies counts. Errors: as Replay::state_after.
[[nodiscard]] tl::expected<Story, Message> story_of(Replay& replay, const std::map<int, nlohmann::json>& clocks);

}  // namespace arbiter::table
