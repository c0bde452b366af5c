// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "facts/facts.h"

// The one place where facts become JSON and JSON becomes facts. What is written again is what was read, to the letter.
namespace arbiter {

/// For nlohmann's conversions, which look for it beside the type. There is none the other way, so that nothing of
/// what was read becomes facts unseen: `text::facts_of` says so where it happens.
void to_json(nlohmann::json& out, const Facts& facts);

namespace text {

/// JSON as facts; null, and what was discarded, is nothing.
[[nodiscard]] Facts facts_of(const nlohmann::json& json);

}  // namespace text
}  // namespace arbiter
