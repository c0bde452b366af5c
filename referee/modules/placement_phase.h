// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>

#include "referee/core/rules.h"

namespace arbiter {

struct PlacementOptions {
  bool alternate;         ///< one piece each in turn; else the first seat places everything, then the second
  bool pawn_swap;         ///< a piece may take the place of an own pawn of the array, which is placed next
  bool rooks_first_rank;  ///< rooks on the own first rank, as long as there is room
  bool objection;         ///< the first seat may send the second one's rooks back to its hand, once
};

/// What the rule cites: a placement, a pawn's place, a last piece that leaves the king attacked, an objection.
struct PlacementTexts {
  const RuleText &place, &swap, &safety, &objection;
};

/// The opening of a game for two that begins with pieces in hand: they are placed in `area` (by seat) before anything
/// moves. A seat whose hand is empty has placed. Public memory: `counters.objected`.
std::unique_ptr<Rule> placement_phase(const PlacementTexts& texts, const PlacementOptions& options,
                                      const std::array<CellSet, 4>& area, Kind rook, Kind pawn);

}  // namespace arbiter
