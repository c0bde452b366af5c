// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/position.h"

namespace arbiter {

/// Carries the change out: the one function that writes what stands on a table, what seats have in hand and how they
/// stand. What the change is to tell of the position before it is filled in. Returns the piece it is about, as it is
/// told; of no kind where it is about none.
Piece commit(Position& pos, Change& change);

}  // namespace arbiter
