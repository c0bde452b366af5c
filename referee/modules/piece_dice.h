// SPDX-License-Identifier: MIT
#pragma once

#include "referee/modules/stakes.h"

namespace arbiter {

/// Adds the dice of the old game for four: what may move is thrown before the turn. Of the options it reads the kinds
/// and `move_for_each_die`. Public memory: `counters.dice`, `first` and `second`, 0 for a die that is used.
void add_piece_dice(Rules& rules, const StakesOptions& options);

}  // namespace arbiter
