// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "vision/reading/board_memory.h"

namespace arbiter::vision {

/// How well a picture agrees with what is said to stand on the board.
struct LearningReport {
  /// 0 … 1: how surely cells said to be empty and cells said to be taken can be told apart (area under the ROC curve).
  double occupancy = 0;
  /// 0 … 1: share of pieces whose army would be named right from the other pieces alone.
  double armies = 0;
  /// Cells that look other than they should, the worst first: empty ones that seem taken, taken ones that seem empty.
  std::vector<Cell> doubtful;
  /// Those of them that should hold a piece and look as empty as empty cells do.
  std::vector<Cell> missing;
  /// Cells that should hold a piece and are cut off at white: a piece there may be as white.
  std::vector<Cell> burnt_out;
};

/// How well cells and armies can be told apart in the picture learnt from, judging each cell without itself. Sets by
/// how much the board's pieces and its empty cells differ among themselves.
LearningReport judge_learning(BoardMemory& memory);

/// Are the pieces discs or tiles? Figures would hide ground behind them that looks as empty as ground that nothing can
/// hide. `memory` takes them for figures. Seen from above they hide too little to tell: then what they are called
/// tells, since generals of gold are not made as figures.
bool shows_flat_pieces(const BoardMemory& memory);

}  // namespace arbiter::vision
