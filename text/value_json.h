// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "value/value.h"

// The one place where values become JSON and JSON becomes values. What is written again is what was read, to the
// letter.
namespace arbiter {

/// For nlohmann's conversions, which look for it beside the type. There is none the other way, so that nothing of
/// what was read becomes a value unseen: `text::value_of` says so where it happens.
void to_json(nlohmann::json& out, const Value& value);

namespace text {

/// JSON as a value; null, and what was discarded, is nothing.
[[nodiscard]] Value value_of(const nlohmann::json& json);

}  // namespace text
}  // namespace arbiter
