// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "app/club/tie_breaks.h"
#include "app/evening/event.h"
#include "app/evening/outcome.h"
#include "db/club/club.h"

// Who is ahead in an event, and by what.
namespace arbiter::evening {

/// What standings are made from: the competitors are the entrants in the order of their numbers. `until`: only rounds
/// up to that one; 0: all published ones. Rounds at the end whose results are not in yet are left out of those who play
/// them. Error: as club::field_of_tables, names filled in.
[[nodiscard]] Expected<club::Field> field_of(const Evening& evening, int until = 0);

/// {"event", "rounds", "until", "open": tables without a result, "tie_breaks": [...], "standings": [{"rank", "player",
/// "number", "score", "tie_breaks": [{"name", "value", "parts": […]}], "rounds": [{"round", "kind", "points", "table",
/// "seat", "place", "game_points", "game", "source", "opponents"}]}]}, the best first. Numbers are texts, exact.
[[nodiscard]] Expected<nlohmann::json> standings_json(const Evening& evening, int until = 0);

/// Adds to the rounds of a line of standings what earned the points of the game that the referee counted: "awards":
/// [{"points", "reason", "rule", "ply"}].
void add_awards(const db::Store& games, nlohmann::json& line);
void add_awards(const db::club::Club& club, nlohmann::json& line);

/// Texts of the core name players by their numbers; this puts their names in.
[[nodiscard]] std::string with_names(const std::string& text, const Names& names);

}  // namespace arbiter::evening
