// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace arbiter::club {

/// Rounds at tables of four in which no two players meet twice, found by others and published as solutions of the
/// social golfer problem (4 in a group): for 16, 20, 24 … 52 players. What comes out are rounds, tables and players
/// from 0; nothing for other numbers. No search is known to find those of 28 players and more by itself.
[[nodiscard]] std::vector<std::vector<std::vector<int>>> published_schedule(int players);

}  // namespace arbiter::club
