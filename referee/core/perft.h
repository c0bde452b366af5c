// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "referee/core/position.h"

namespace arbiter {

/// Sequences of `depth` decision points, as long as `left` positions may be looked into, each of which takes one away;
/// nothing when they do not do.
std::optional<std::uint64_t> perft_within(const Position& pos, int depth, std::uint64_t& left);

/// The same with every move played in full, whatever the game: what perft_within must agree with.
std::optional<std::uint64_t> perft_in_full(const Position& pos, int depth, std::uint64_t& left);

}  // namespace arbiter
