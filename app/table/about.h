// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "db/types.h"

namespace arbiter::table {

/// What is known of a game for its record, in the protocol's words (`about`): what it was begun with, the players'
/// names, and, where nothing else is told, the date and time it was begun, as the clock on the wall showed them.
[[nodiscard]] nlohmann::json known_about(const db::NewGame& game);

/// A date (2024-05-01) and a time of day (18:30:05, may be empty) of this machine's time zone as UTC, see `db::now`.
/// None when the date is not known wholly.
[[nodiscard]] std::optional<std::string> utc_of(const std::string& date, const std::string& time);

}  // namespace arbiter::table
