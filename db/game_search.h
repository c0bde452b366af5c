// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <vector>

#include "db/shelves.h"

// Looking for games in the database. They throw what SQLite throws.
namespace arbiter::db {

/// The numbers of a page's games, in their order.
[[nodiscard]] std::vector<GameId> found_games(SQLite::Database& database, const ListPage& page);

/// How many games a filter lets through.
[[nodiscard]] std::int64_t count_games(SQLite::Database& database, const GameFilter& filter);

}  // namespace arbiter::db
