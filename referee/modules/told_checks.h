// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "referee/core/context.h"

namespace arbiter {

/// A king in check may have to wait for its turn: the check is reported when it begins, from any attacker.
extern const RuleText kToldCheck;

/// The seats that play and whose king is attacked.
std::vector<Seat> seats_in_check(const Position& pos);

/// Remembers who is in check, by seat in the rule's count `memory`, and, with `tell`, tells who newly is.
void note_checks(Context& ctx, SlotId slot, int memory, bool tell);

}  // namespace arbiter
