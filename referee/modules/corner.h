// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/board.h"

namespace arbiter {

/// On a square board whose armies start in the corners, S at a1, W at the top left, N at the top right, E at the bottom
/// right: the cell in `column` of `row` as that seat counts them from 0 at its corner, columns along its first side
/// (S up to higher files, W down the ranks, N to lower files, E up the ranks), rows inward, the way its pawns go.
Cell from_corner(const Board& board, Seat seat, int column, int row);

/// All cells of one row, counted the same way.
CellSet row_from_corner(const Board& board, Seat seat, int row);

}  // namespace arbiter
