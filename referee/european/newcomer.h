// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/context.h"

namespace arbiter::european {

/// A new piece of the seat set up on the cell: never one that has left the board, which powers may still remember.
inline Change newcomer(Context& ctx, Kind kind, Seat seat, Cell cell) {
  Change set = change::placed(kind, seat, seat, cell);
  set.piece = ctx.add_piece_off_board(kind, seat);
  return set;
}

}  // namespace arbiter::european
