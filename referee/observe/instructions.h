#pragma once

#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "referee/core/game.h"

namespace arbiter {

using Placement = std::vector<std::pair<Cell, Piece>>;

/// What hands must do so that `table` becomes what the game has: a list of
/// `{"do":"lift"|"move"|"place", "sq", "to" (move), "piece", "rule"}`. Lifts come first, so that every place is free
/// when it is wanted. Pieces are compared as they look (army and kind), not by who controls them.
nlohmann::json instructions(const Game& game);

/// The same between any two placements; rules are not named.
nlohmann::json placement_fixes(const Rules& rules, const Placement& table, const Placement& wanted);

Placement placement_of(const Position& pos);

}  // namespace arbiter
