// SPDX-License-Identifier: MIT
#include "referee/modules/corner.h"

namespace arbiter {

Cell from_corner(const Board& board, Seat seat, int column, int row) {
  const int last = board.width() - 1;
  switch (index(seat) % 4) {
    case 0:
      return board.at(column, row);
    case 1:
      return board.at(row, last - column);
    case 2:
      return board.at(last - column, last - row);
    default:
      return board.at(last - row, column);
  }
}

CellSet row_from_corner(const Board& board, Seat seat, int row) {
  CellSet cells;
  for (int column = 0; column < board.width(); ++column) cells.set(from_corner(board, seat, column, row).value);
  return cells;
}

}  // namespace arbiter
