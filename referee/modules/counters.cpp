// SPDX-License-Identifier: MIT
#include "referee/modules/counters.h"

#include <nlohmann/json.hpp>

namespace arbiter {

nlohmann::json counters_of(const nlohmann::json& position, const char* field) {
  const auto counters = position.value("counters", nlohmann::json::object());
  return counters.is_object() ? counters.value(field, nlohmann::json::object()) : nlohmann::json::object();
}

}  // namespace arbiter
