// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "referee/core/facts.h"

// The one place where facts become JSON and JSON becomes facts. What is written again is what was read, to the letter.
namespace arbiter {

/// For nlohmann's conversions, which look for them beside the type.
void to_json(nlohmann::json& out, const Facts& facts);
void from_json(const nlohmann::json& json, Facts& out);

namespace wire {

[[nodiscard]] Facts facts_of(const nlohmann::json& json);

}  // namespace wire
}  // namespace arbiter
