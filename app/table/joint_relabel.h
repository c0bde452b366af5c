// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/table/futures.h"

namespace arbiter::table {

/// What a square looks like: logarithms of the likelihoods of pieces, and of nothing (none).
using SquareLooks = std::map<std::optional<vision::Occupant>, double>;
/// What squares look like, each by itself.
using PieceLooks = std::map<Cell, SquareLooks, vision::SquareOrder>;

/// The most that anything looks like on a square; not of none.
[[nodiscard]] double most_of(const SquareLooks& looks);

/// What may have been played instead of what was recorded.
struct JointRelabel {
  std::vector<std::string> actions;
  vision::Placement table;  ///< what stands on the table then
  double lead = 0;          ///< nats by which it looks better than what was recorded; 0: it is what was recorded
};

/// `recorded` put pieces on the table whose kinds were told by their looks alone, one after the other. What of
/// everything that puts pieces of the same armies on the same squares in that order looks best when all are looked at
/// together: there are only so many of each kind. Not seen to come is a piece that takes the place of another one of
/// its army, and one on a square of `unseen`; on a square that looks empty after all nothing need have been put. A beam
/// search over the game's states. `next`: of the game before `recorded`. None where pieces have left their squares
/// meanwhile, or `recorded` cannot be played.
[[nodiscard]] std::optional<JointRelabel> reread(Futures& next, const std::vector<std::string>& recorded,
                                                 const PieceLooks& looks, const CellSet& unseen = {});

}  // namespace arbiter::table
