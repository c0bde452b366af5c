// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <map>
#include <string>
#include <vector>

#include "db/types.h"

// What rows say, and the line that a game is in every list. They throw what SQLite throws, and Error.
namespace arbiter::db {

/// A column's text; what an earlier program stored in it that is not UTF-8 is repaired.
[[nodiscard]] std::string text_in(const SQLite::Column& column);

/// A column's JSON; null where it is NULL. Throws Error `corrupt` where it holds none.
[[nodiscard]] nlohmann::json json_of(const SQLite::Column& column);

/// The seats of all games with a number from `first` to `last`, each game's as they sit: S, W, N, E.
[[nodiscard]] std::map<GameId, std::vector<SeatEntry>> seats_of(SQLite::Database& database, GameId first, GameId last);

/// Columns of the views `full_games` and `public_games`, in the order in which `summary_in` reads them: 0 to 11.
inline constexpr const char* kSummaryColumns =
    "id, token, ruleset, rules_version, source, started_at, ended_at, status, result, setup, plies, imported_at";

/// The row a query of kSummaryColumns (others may follow) stands on; without the seats.
[[nodiscard]] GameSummary summary_in(SQLite::Statement& query);

}  // namespace arbiter::db
