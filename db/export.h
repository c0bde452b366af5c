// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "db/types.h"

namespace arbiter::db {

/// A stored game as one JSON object: `{"format":"arbiter-game","version":1,"token",…,"seats":[…],"plies":[…],
/// "points":{seat:n},"awards":[…]}`. Everything that was loaded is in it, also what was undone; what the audience it
/// was loaded for may not see is not.
[[nodiscard]] nlohmann::json to_json(const StoredGame& game);

/// The same for one award: seat, points, reason, and rule, sq, piece, ply where there are any.
[[nodiscard]] nlohmann::json to_json(const Award& award);

/// One line of `arbiter games --json`.
[[nodiscard]] nlohmann::json to_json(const GameSummary& game);

/// Awards of the plies that were not taken back, in order.
[[nodiscard]] std::vector<Award> standing_awards(const StoredGame& game);

/// Writes `text` to a file beside `file`, syncs it and renames it, so that `file` is either the old one or the new one
/// and never half of it. Errors: `io`, `full`.
[[nodiscard]] Expected<void> write_file(const std::filesystem::path& file, const std::string& text);

}  // namespace arbiter::db
