// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "app/evening/counted.h"

// Ratings, armies, a player's page and leagues, as JSON documents.
namespace arbiter::evening {

struct RatingsQuery {
  std::string ruleset;
  bool casual = false;  ///< games outside events count too
  std::string until;    ///< a month, 2026-11; empty: that of the newest game
};

/// {"ruleset", "games", "until", "parameters", "two": [{"player", "rating", "deviation", "volatility", "games",
/// "last"}], "more": [{"player", "ordinal", "mu", "sigma", "games", "last"}]}, the best first: Glicko-2 by months of
/// games of two, Weng-Lin game by game of games of more. Recomputed from the games every time.
[[nodiscard]] Expected<nlohmann::json> ratings_json(const db::club::Club& club, const RatingsQuery& query);

/// {"ruleset", "games", "armies": [{"army", "games", "wins", "part", "low", "high", "expected", "points"}]}: how often
/// each army was first, those who share the first place sharing the win; with Wilson's interval for 95 %.
[[nodiscard]] Expected<nlohmann::json> armies_json(const db::club::Club& club, const std::string& ruleset, bool casual);

/// {"player", "games": […], "opponents": […], "armies": […], "points": [{"day", "points", "sum"}], "moments": […]}.
[[nodiscard]] Expected<nlohmann::json> player_page(const db::club::Club& club, db::PersonId person);

/// {"league", "events", "standings": [{"rank", "player", "total", "events": [{"event", "rank", "points", "counts"}]}]}.
[[nodiscard]] Expected<nlohmann::json> league_json(const db::club::Club& club, const db::club::League& league);

/// Error `bad_value` for what a league's events cannot be worth.
[[nodiscard]] Expected<std::vector<club::Fraction>> parse_league_points(const std::string& text);

/// The league that a text means: number or name. Errors `not_found` with those there are.
[[nodiscard]] Expected<db::club::League> find_league(const std::vector<db::club::League>& leagues,
                                                     const std::string& text);

}  // namespace arbiter::evening
