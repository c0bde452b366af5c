// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "db/statements.h"
#include "db/types.h"

// What counts at a table of an event, and what that sums up to for its players, is written in the transaction that
// changes a result: in a table's own file, and in the club's database. They throw what the engine's library throws.
namespace arbiter::db {

/// Counts the result of a table of an event, as it is now, for those who sat there.
void count_table(Statements& statements, std::int64_t event, int round, int table);

/// Forgets the counts that hold a game outside events.
void forget_game(Statements& statements, GameId game);

}  // namespace arbiter::db
