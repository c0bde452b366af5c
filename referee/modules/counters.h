// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace arbiter {

/// That field of the `counters` of a position to be set up; an empty object where there is none.
nlohmann::json counters_of(const nlohmann::json& position, const char* field);

}  // namespace arbiter
