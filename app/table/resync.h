// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/table/futures.h"
#include "vision/reading/reading.h"

namespace arbiter::table {

/// How a game that has been lost sight of is looked for. Natural logarithms of what squares look like, see looks_of.
/// Chosen on fourteen real games with pictures left out at random; docs/seeing.md says what it read since.
struct ResyncParams {
  int most_actions = 8;     ///< that nobody has seen
  std::size_t beam = 300;   ///< tables after as many of them from which is gone on
  double action_price = 2;  ///< of each
  double back_price = 3;    ///< of each action that was recorded and is taken back
  double least = -1.5;      ///< looks of the table it leads to, at least: every square rather shows it
};

/// How the game has gone on, as what the squares look like has it.
struct ResyncHypothesis {
  int back = 0;                      ///< so many of the actions recorded last are wrong
  std::vector<std::string> actions;  ///< and these were played instead
  vision::Placement table;           ///< what stands then
  double looks = 0;                  ///< of that table
  double worth = 0;                  ///< the same, less the prices
};

/// Ways to what a picture shows, from `futures`' game and `back` actions before where it was thought to stand: the
/// best, and the best that leads to another table; fewer when there are none. A beam search over what is legal, by how
/// well each square's own look bears out the table (no picture of what happened between is needed).
[[nodiscard]] std::vector<ResyncHypothesis> resync_hypotheses(Futures& futures, int back,
                                                              const vision::Reading& reading, const Board& board,
                                                              const ResyncParams& params);

/// The best of them on top, and behind it the best that leads to another table.
void keep_two(std::vector<ResyncHypothesis>& ways);

/// Is one of these actions such that nothing on the table shows it when all are done? A piece that goes and comes back
/// explains nothing: such plies are made up.
[[nodiscard]] bool leaves_no_trace(Futures& futures, const std::vector<std::string>& actions);

}  // namespace arbiter::table
