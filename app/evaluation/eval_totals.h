// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/evaluation/scores.h"

namespace arbiter::evaluation {

[[nodiscard]] ScoreTotals eval_totals(const std::vector<GameScore>& games);

/// For people, on standard output; nothing where there was no ply.
void print_totals(const ScoreTotals& totals);

}  // namespace arbiter::evaluation
