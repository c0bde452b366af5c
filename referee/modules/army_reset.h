// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "referee/core/context.h"

namespace arbiter {

/// Why others' pieces fall on a mated player's start rows, and why the army comes back.
extern const RuleText kStartRows, kArmyReturned;

/// Captures, for the rule in `slot`, what others have on the squares where the seat's army starts, by file then rank;
/// their kings are added to `kings` instead, unless they are in it.
void clear_start_rows(Context& ctx, SlotId slot, Seat seat, std::vector<PieceId>& kings);

/// Puts the seat's whole army back to where it starts, captured pieces too.
void set_up_again(Context& ctx, SlotId slot, Seat seat);

}  // namespace arbiter
