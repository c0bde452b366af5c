// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>

#include "db/types.h"
#include "value/value.h"

namespace arbiter::table {

/// What a table knows of its game for the record, besides what it was told of it when it was begun.
struct KnownAbout {
  std::map<std::string, std::string> players{};  ///< seat -> name, of those that are named
  std::string date{},
      time{};  ///< when it was begun, as the clock on the wall showed it: 2024-05-01, 18:30:05; or empty
};
[[nodiscard]] KnownAbout known_about(const db::NewGame& game);

/// When a game was played, as far as its text tells it (`date`, `time` of Game::about): a moment in UTC (see
/// `db::now`), a day (2005-07-28), a month, a year, or nothing. Nothing is made up: a day without a time is no
/// midnight.
[[nodiscard]] std::string played_at(const Value& about);

/// Such a moment as a list shows it: "2024-05-01 18:30" in UTC, a day or a year as they stand, "?" where nothing is
/// known.
[[nodiscard]] std::string moment_text(const std::string& at);

/// A date (2024-05-01) and a time of day (18:30:05, may be empty) of this machine's time zone as UTC, see `db::now`.
/// None when the date is not known wholly.
[[nodiscard]] std::optional<std::string> utc_of(const std::string& date, const std::string& time);

}  // namespace arbiter::table
