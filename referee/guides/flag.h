// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace arbiter {

/// What becomes of a player whose own time is over, a sentence, as those say who hold tournaments of that game; empty
/// where nobody does: then it is for the arbiter to decide. The referee knows no clock: what is decided is announced to
/// it like anything else.
[[nodiscard]] std::string_view flag_rule(std::string_view ruleset);

}  // namespace arbiter
