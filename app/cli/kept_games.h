// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "db/store.h"

namespace arbiter::cli {

/// The game that `text` names in a database: its number or `last`. Error `not_found`, and those of the database.
[[nodiscard]] db::Expected<db::GameId> game_number(const db::Store& store, const std::string& text);

/// The same in a file, which must be there.
[[nodiscard]] db::Expected<db::GameId> game_number(const std::filesystem::path& file, const std::string& text);

}  // namespace arbiter::cli
