// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "referee/told/referee.h"
#include "referee/told/work.h"

// What a game tells, as the protocol, records and books write it; for nlohmann's conversions, which look for them
// beside the type.
namespace arbiter::told {

void to_json(nlohmann::json& out, const Event& event);
/// An event out of a book, written by any version of this program. An event of a type that has no struct is a
/// told::Unknown. A field that its type does not have, or of another kind than the type's, is in `other`. to_json
/// writes both as they came. Something that is no object gives an empty event.
void from_json(const nlohmann::json& json, Event& out);

void to_json(nlohmann::json& out, const State& state);
void to_json(nlohmann::json& out, const Outcome& outcome);
void to_json(nlohmann::json& out, const Work& work);

}  // namespace arbiter::told

namespace arbiter::wire {

/// A list of events out of a book; of anything else none.
[[nodiscard]] told::Events events_of(const nlohmann::json& list);
/// `{"winners", "reason", "points"}`, or null while the game goes on.
[[nodiscard]] nlohmann::json outcome_json(const std::optional<told::Outcome>& outcome);

}  // namespace arbiter::wire
