// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace arbiter {

/// One rule as a person reads it. Stands as a constant above the code that carries it out; every effect and every
/// refusal names one, so nothing happens at the table that cannot be explained.
struct RuleText {
  std::string_view topic;   ///< the rule id without its ruleset: "pawn.double"
  std::string_view text;    ///< one sentence in our own words
  std::string_view source;  ///< the place in the rules that it comes from, or "house ruling"
};

}  // namespace arbiter
