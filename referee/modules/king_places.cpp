// SPDX-License-Identifier: MIT
#include "referee/modules/king_places.h"

#include <algorithm>

#include "referee/core/engine.h"

namespace arbiter {

std::vector<Cell> places_for_king(const Position& pos, PieceId king) {
  std::vector<Cell> safe, free;
  for (const Cell cell : pos.board().cells()) {
    if (!pos.empty(cell)) continue;
    free.push_back(cell);
    if (!attacked(pos, cell, pos.pieces[king].controller)) safe.push_back(cell);
  }
  return safe.empty() ? free : safe;
}

std::vector<Cell> nearest(const Board& board, const std::vector<Cell>& cells, Cell to) {
  int fewest = board.width() + board.height();
  for (const Cell cell : cells) fewest = std::min(fewest, board.king_steps(cell, to));
  std::vector<Cell> best;
  for (const Cell cell : cells)
    if (board.king_steps(cell, to) == fewest) best.push_back(cell);
  return best;
}

}  // namespace arbiter
