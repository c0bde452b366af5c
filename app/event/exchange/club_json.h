// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "app/event/event.h"
#include "app/event/outcome.h"
#include "app/event/propose.h"
#include "app/event/standings.h"

// A club's values as JSON: for files, for other programs, for whoever looks on.
namespace arbiter::event {

/// One person; what is not known is left out.
[[nodiscard]] nlohmann::json to_json(const db::club::Person& person);

/// {"id": 7, "name": "Ada"}
[[nodiscard]] nlohmann::json to_json(const Player& player);
[[nodiscard]] nlohmann::json player_json(const Names& names, db::PersonId person);

[[nodiscard]] nlohmann::json to_json(const db::club::Event& event);

/// A round with tables and byes, names filled in.
[[nodiscard]] nlohmann::json round_json(const EventSession& session, const db::club::Round& round);

[[nodiscard]] nlohmann::json to_json(const TableOutcome& table, const Names& names);

/// [{"goal", "value", "bound", "pairs": [{"players": [two names], "times"}]}]; no "pairs" where there are none.
[[nodiscard]] nlohmann::json to_json(const Quality& quality);

/// {"event", "scoring", "rounds", "until", "open": tables without a result, "tie_breaks": [...], "standings": [{"rank",
/// "player", "number", "score", "tie_breaks": [{"name", "value", "parts": […]}], "rounds": [{"round", "kind", "points",
/// "table", "seat", "place", "game_points", "game", "source", "opponents", "awards": [{"points", "reason", "rule",
/// "ply"}]}]}]}, the best first. Numbers are texts, exact; what there is not is left out.
[[nodiscard]] nlohmann::json to_json(const Standings& standings);
[[nodiscard]] nlohmann::json to_json(const Standings::Line& line);
/// The same of standings_of.
[[nodiscard]] Expected<nlohmann::json> standings_json(const EventSession& session, int until = 0);

/// Everything: the event, who takes part, rounds, results, standings.
[[nodiscard]] Expected<nlohmann::json> event_json(const EventSession& session);

}  // namespace arbiter::event
