// SPDX-License-Identifier: MIT
#pragma once

#include "referee/european/army.h"

// The armies of the first edition: those of the later one where nothing has changed, else files of their own.
namespace arbiter::european::first {

/// Every army, in the order of armies.def.
const std::vector<Army>& armies();
const Army* find_army(std::string_view id);

/// What a pawn of that controller becomes on the last row: the kinds its army started with.
std::vector<Kind> promotion_list(const Position& pos, Seat controller);

}  // namespace arbiter::european::first
