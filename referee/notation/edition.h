// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "referee/core/game.h"

namespace arbiter::notation {

// Laws have editions: what ends a game today did not end it before a certain day (referee/core/edition.h).

/// The options by which a game of that ruleset was played before today's laws were in force; empty: there are none.
/// With `date` (2005-07-28, unknown digits as ?) only those that were certainly in force on that day.
Value earlier_options(const std::string& ruleset, const std::optional<std::string>& date);

/// Where the present laws would have ended a game that was played by earlier ones.
struct PresentEnd {
  std::size_t ply = 0;  ///< the last one by them, from 1
  std::string rule;     ///< by which one, its full id
};
/// None: they say nothing else.
std::optional<PresentEnd> present_end(const Game& game);

}  // namespace arbiter::notation
