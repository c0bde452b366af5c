// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/context.h"
#include "referee/core/expected.h"

namespace arbiter {

/// Puts right by hand what stands in `ctx`'s position, as the protocol's `override` has it: `events` in the words of
/// the protocol's events and `position` with `pieces` (all of them), `seats` (points, status, hand) and `to_act`; at
/// least one of the two. Every change cites kOverrideRule. Errors: "bad_override", with the part that is wrong; the
/// position is of no use then. What the change brings about (Engine::settle) is left to the caller.
[[nodiscard]] Expected<void> apply_correction(Setup& ctx, const Value& request);

}  // namespace arbiter
