// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/rules.h"

namespace arbiter {

/// Adds the rule that no king is ever taken: who could, has to do something else.
void add_kings_stay(Rules& rules);

}  // namespace arbiter
