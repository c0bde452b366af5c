// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "referee/core/rules.h"

namespace arbiter::european {

/// What an edition of the game lays down for an army beside the options a player may choose, as text; `fallback` where
/// the edition says nothing.
inline std::string setting(const Rules& rules, const std::string& name, std::string fallback) {
  const auto it = rules.options.find(name);
  if (it == rules.options.end()) return fallback;
  return it->second.is_string() ? it->second.get<std::string>() : it->second.dump();
}

}  // namespace arbiter::european
