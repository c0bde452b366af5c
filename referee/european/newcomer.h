// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/context.h"

namespace arbiter::european {

/// A new piece of the seat set up on the cell: never one that has left the board, which powers may still remember.
inline change::Placed newcomer(Context& ctx, Kind kind, Seat seat, Cell cell) {
  return {kind, seat, seat, cell, ctx.add_piece_off_board(kind, seat)};
}

}  // namespace arbiter::european
