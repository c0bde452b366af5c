// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "referee/view/referee.h"
#include "referee/view/table_instruction.h"

// What a game tells, as the protocol, records and books write it; for nlohmann's conversions, which look for them
// beside the type.
namespace arbiter::view {

void to_json(nlohmann::json& out, const GameEvent& event);
/// An event out of a book, written by any version of this program. An event of a type that has no struct is a
/// view::Unknown. A field that its type does not have, or of another kind than the type's, is in `other`. to_json
/// writes both as they came. Something that is no object gives an empty event.
void from_json(const nlohmann::json& json, GameEvent& out);

void to_json(nlohmann::json& out, const GameView& state);
void to_json(nlohmann::json& out, const Outcome& outcome);
void to_json(nlohmann::json& out, const TableInstruction& work);

}  // namespace arbiter::view

namespace arbiter::game_json {

/// A list of events out of a book; of anything else none.
[[nodiscard]] view::GameEvents events_of(const nlohmann::json& list);
/// `{"winners", "reason", "points"}`, or null while the game goes on.
[[nodiscard]] nlohmann::json outcome_json(const std::optional<view::Outcome>& outcome);

}  // namespace arbiter::game_json
