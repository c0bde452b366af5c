// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/context.h"

// Kings that their players have taken off the board, and the squares they left: marks "king-left".
namespace arbiter {

/// The king of the seat's army that is not on the board; kNoPiece when there is none.
PieceId lost_king(const Position& pos, Seat seat);

/// The square from which the seat's king left; not valid when it did not.
Cell left_square(const Position& pos, Seat seat);
void note_left_square(Context& ctx, Seat seat, Cell cell);
void drop_left_mark(Context& ctx, Seat seat);

/// In a position set up: an absent seat has left from the marked square, else from its king's start square.
void remember_left_squares(Context& ctx);

}  // namespace arbiter
