// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>

#include "play/budget.h"
#include "play/world.h"

namespace arbiter::play {

inline constexpr int kLevels = 8;

/// How somebody of a level plays: how far it looks, how well it judges, and what it does not notice.
struct Level {
  int depth = 60;           ///< actions that it looks ahead, captures not counted
  std::uint64_t nodes = 0;  ///< actions that it tries at most; 0: as many as its budget allows
  int share = 100;          ///< percent of the time it is given: where actions take long, that is what limits it
  int noise = 0;            ///< see Mistakes
  int overlooks = 0;
  int sees = 99;

  /// `number` from 1, the weakest, to kLevels; others count as the nearest.
  static Level of(int number);
  [[nodiscard]] Mistakes mistakes(std::uint64_t seed) const { return {seed, noise, overlooks, sees}; }
  /// The budget with what the level allows.
  [[nodiscard]] Budget within(Budget budget) const {
    if (budget.time.count() > 0) budget.time = std::max(budget.time * share / 100, std::chrono::milliseconds(1));
    if (nodes != 0 && (budget.nodes == 0 || nodes < budget.nodes)) budget.nodes = nodes;
    return budget;
  }
};

}  // namespace arbiter::play
