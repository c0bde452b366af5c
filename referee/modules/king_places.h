// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "referee/core/position.h"

namespace arbiter {

/// The free cells where no seat at the table but the king's own attacks it; all free cells when there are none. In the
/// order of the board's cells.
std::vector<Cell> places_for_king(const Position& pos, PieceId king);

/// Those of the cells that a king reaches from `to` in the fewest steps, in their order.
std::vector<Cell> nearest(const Board& board, const std::vector<Cell>& cells, Cell to);

}  // namespace arbiter
