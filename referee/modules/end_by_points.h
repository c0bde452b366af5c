// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/context.h"

namespace arbiter {

extern const RuleText kTimeOver, kPointsTied;

/// The game is over: the highest total wins for `reason`; where two or more share it, it is drawn. Who has left counts
/// with `absent_may_win` only.
void end_by_points(Context& ctx, bool absent_may_win, const RuleText& reason);

}  // namespace arbiter
