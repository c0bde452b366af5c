// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace arbiter {

/// Laws have editions: by what value of an option games were played before the one that holds today.
struct EarlierLaw {
  std::string_view ruleset, option;
  std::string_view before;  ///< the first day on which today's default held: 2014-07-01
  std::string_view value;
};

/// Those of all rulesets (referee/rulesets/editions.cpp).
std::span<const EarlierLaw> earlier_laws();

}  // namespace arbiter
