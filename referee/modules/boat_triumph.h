// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/rules.h"

namespace arbiter {

/// Adds the triumph of boats: a boat's move that makes four of them fill a square of two by two takes the three others.
void add_boat_triumph(Rules& rules, Kind boat);

}  // namespace arbiter
