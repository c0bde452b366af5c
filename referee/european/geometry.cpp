// SPDX-License-Identifier: MIT
#include "referee/european/geometry.h"

namespace arbiter::european {

int column(const Board& board, Seat seat, Cell cell) {
  const int file = board.file(cell) + 1, rank = board.rank(cell) + 1;
  switch (index(seat) % 4) {
    case 0:
      return file;
    case 1:
      return 9 - rank;
    case 2:
      return 9 - file;
    default:
      return rank;
  }
}

int row(const Board& board, Seat seat, Cell cell) {
  const int file = board.file(cell) + 1, rank = board.rank(cell) + 1;
  switch (index(seat) % 4) {
    case 0:
      return rank;
    case 1:
      return file;
    case 2:
      return 9 - rank;
    default:
      return 9 - file;
  }
}

Cell own_cell(const Board& board, Seat seat, int column, int row) {
  switch (index(seat) % 4) {
    case 0:
      return board.at(column - 1, row - 1);
    case 1:
      return board.at(row - 1, 8 - column);
    case 2:
      return board.at(8 - column, 8 - row);
    default:
      return board.at(8 - row, column - 1);
  }
}

bool in_corner(const Board& board, Seat seat, Cell cell, int columns, int rows) {
  return column(board, seat, cell) <= columns && row(board, seat, cell) <= rows;
}

bool in_middle(const Board& board, Cell cell) {
  const int x = board.file(cell), y = board.rank(cell);
  return (x == 3 || x == 4) && (y == 3 || y == 4);
}

bool in_centre(const Board& board, Cell cell) {
  const int x = board.file(cell), y = board.rank(cell);
  return x >= 2 && x <= 5 && y >= 2 && y <= 5;
}

std::vector<Cell> beside(const Board& board, Cell cell) {
  std::vector<Cell> list;
  for (const Vec v : kLines)
    if (const Cell c = board.step(cell, v); c.valid()) list.push_back(c);
  return list;
}

std::vector<Cell> around(const Board& board, Cell cell) {
  std::vector<Cell> list;
  for (int y = -1; y <= 1; ++y) {
    for (int x = -1; x <= 1; ++x) {
      if (x == 0 && y == 0) continue;
      const Cell c = board.step(cell, {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)});
      if (c.valid()) list.push_back(c);
    }
  }
  return list;
}

}  // namespace arbiter::european
