// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/position.h"

// The corner board of European Chess: every seat counts columns along its home row from its own corner, and rows away
// from its home row, both from 1. South sits at a1, West at a8, North at h8, East at h1.
namespace arbiter::european {

/// Column 1-8 of `cell` as `seat` counts.
int column(const Board& board, Seat seat, Cell cell);
/// Row 1-8 of `cell` as `seat` counts; its pawns go up the rows.
int row(const Board& board, Seat seat, Cell cell);
/// The cell at the seat's own column and row, or kNoCell outside the board.
Cell own_cell(const Board& board, Seat seat, int column, int row);

/// Is the cell among the seat's first `columns` x `rows`? 4 x 2 is the starting area, 5 x 3 the area around it.
bool in_corner(const Board& board, Seat seat, Cell cell, int columns, int rows);
inline bool in_home(const Board& board, Seat seat, Cell cell) { return in_corner(board, seat, cell, 4, 2); }

/// The four squares in the middle, and the sixteen (c3-f6) around them.
bool in_middle(const Board& board, Cell cell);
bool in_centre(const Board& board, Cell cell);

/// The steps up, down, left and right.
inline constexpr std::array<Vec, 4> kLines{Vec{0, 1}, Vec{0, -1}, Vec{-1, 0}, Vec{1, 0}};

/// The cells at distance 1, and the cells of the eight squares around.
std::vector<Cell> beside(const Board& board, Cell cell);
std::vector<Cell> around(const Board& board, Cell cell);

}  // namespace arbiter::european
