// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "referee/core/game.h"

// Positions and events in the words of the protocol, which records and notations have too.
namespace arbiter::game_json {

nlohmann::json event_json(const Rules& rules, const Event& event);
/// Events in the protocol's form; those the viewer may not know are left out.
nlohmann::json events_json(const Rules& rules, const EventList& events, Viewer viewer);
/// `state`, as the viewer may see it.
nlohmann::json state_json(const Position& pos, Viewer viewer);
/// The same of a game. One on joined boards has the states of its boards under `boards`, and beside them what they have
/// in common: the seats of all of them, who may react, who is in check, the result; nobody in particular is to act.
nlohmann::json state_json(const Game& game, Viewer viewer);
/// `{"winners", "reason", "points"}`, or null while the game goes on.
nlohmann::json result_json(const Position& pos);
nlohmann::json result_json(const Game& game);
/// Squares and piece strings.
nlohmann::json pieces_json(const Position& pos);

}  // namespace arbiter::game_json
