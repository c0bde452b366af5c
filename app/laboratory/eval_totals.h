// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

namespace arbiter::laboratory {

/// What all games watched show together. `games`: as eval_games() gives them. `plies`, `right`, `asked`, `wrong`,
/// `unflagged`; `wrong_per_1000` of what was recorded by itself; `worst`: the game of which the smallest share was
/// read; `reliability`: of actions recorded with at least 0.9, 0.99 and 0.999, how many there are, how many were right,
/// and the interval in which their share lies with 95 % (Wilson). Games without a ply and games with errors do not
/// count.
[[nodiscard]] nlohmann::json eval_totals(const nlohmann::json& games);

/// The same for people, on standard output.
void print_totals(const nlohmann::json& totals);

}  // namespace arbiter::laboratory
