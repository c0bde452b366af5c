// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "referee/told/referee.h"
#include "referee/told/work.h"

// What a game tells, as the protocol, records and books write it; for nlohmann's conversions, which look for them
// beside the type.
namespace arbiter::told {

void to_json(nlohmann::json& out, const Event& event);
/// An event out of a book, of whatever version of this program: what there is no word for is kept in `other`;
/// of what is no object nothing is.
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
