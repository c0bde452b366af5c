// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/context.h"
#include "referee/modules/stakes.h"

namespace arbiter {

/// Why and when a pawn that has arrived is promoted, in the game with stakes.
extern const RuleText kWaitingPromotion;

/// Promotes, for the rule in `slot`, every pawn on its last line whose time has come, by file then rank: each promotion
/// changes the counts for those after it. The others wait where they are.
void promote_waiting(Context& ctx, SlotId slot, const StakesOptions& options);

}  // namespace arbiter
