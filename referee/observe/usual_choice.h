// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "referee/core/action.h"
#include "referee/core/position.h"

namespace arbiter {

/// How likely each of `list` is, before anything is seen: one weight per action, summing to 1 where `many` is the
/// number of them all. It is less where some are open that nobody but their seat can know of: how many must not show.
///
/// Every move is as likely as any other. Among the promotions that one move can end with, a person mostly takes the
/// piece with the longest reach on the empty board, but not so regularly that nobody would have to look.
std::vector<double> likelihoods(const Position& pos, const ActionList& list, std::size_t many);

}  // namespace arbiter
