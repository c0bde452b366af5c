// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "referee/core/board.h"

namespace arbiter {

/// A part of the board as each side sees it, for Rules::add_zone: the cells of which `has(file, rank)` is true, counted
/// from 1 by the side that looks from its own left corner. Sides W and E see it so on square boards only.
template <class Has>
std::array<CellSet, 4> own_zone(const Board& board, Has&& has) {
  std::array<CellSet, 4> zone;
  const int w = board.width(), h = board.height();
  for (const Cell cell : board.cells()) {
    const int x = board.file(cell) + 1, y = board.rank(cell) + 1;
    zone[0][cell.value] = has(x, y);
    zone[1][cell.value] = w == h && has(h + 1 - y, x);
    zone[2][cell.value] = has(w + 1 - x, h + 1 - y);
    zone[3][cell.value] = w == h && has(y, w + 1 - x);
  }
  return zone;
}

}  // namespace arbiter
