// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "referee/core/rules.h"

namespace arbiter::european {

/// What an edition of the game lays down for an army beside the options a player may choose, as text; `fallback` where
/// the edition says nothing.
inline std::string setting(const Rules& rules, const std::string& name, std::string fallback) {
  const auto it = rules.options.find(name);
  if (it == rules.options.end()) return fallback;
  return in_words(it->second);
}

}  // namespace arbiter::european
