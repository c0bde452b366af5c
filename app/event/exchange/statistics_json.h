// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "app/event/statistics.h"

// Statistics of a club as JSON.
namespace arbiter::event {

/// {"ruleset", "games", "until", "parameters", "two": [{"player", "rating", "deviation", "volatility", "games",
/// "last"}], "more": [{"player", "ordinal", "mu", "sigma", "games", "last"}]}; "until" is null where there is no game.
[[nodiscard]] nlohmann::json to_json(const Ratings& ratings);

/// {"ruleset", "games", "armies": [{"army", "games", "wins", "part", "low", "high", "expected", "points"}]}.
[[nodiscard]] nlohmann::json to_json(const ArmyTable& table);

/// {"ruleset", "scoring", "standings": [{"rank", "player", "games", "firsts", "score", "average", "points"}]}.
[[nodiscard]] nlohmann::json to_json(const TotalsTable& table);

/// {"player", "games": […], "opponents": […], "armies": […], "points": [{"day", "points", "sum"}], "moments": […]}.
[[nodiscard]] nlohmann::json to_json(const PlayerPage& page);

/// {"league", "points", "best", "events", "standings": [{"rank", "player", "total", "firsts", "events": [{"event",
/// "rank", "points", "counts"}]}]}.
[[nodiscard]] nlohmann::json to_json(const LeagueTable& table);

}  // namespace arbiter::event
