// SPDX-License-Identifier: MIT
#include "app/laboratory/eval_totals.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <tuple>
#include <utility>

namespace arbiter::laboratory {

namespace {

/// Wilson's interval of 95 % for `right` of `all`.
std::pair<double, double> interval(int right, int all) {
  if (all == 0) return {0, 1};
  constexpr double z = 1.96;
  const double n = all, p = right / n, middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace

ScoreTotals eval_totals(const std::vector<GameScore>& games) {
  ScoreTotals all;
  for (const double level : {0.9, 0.99, 0.999}) all.reliability.push_back({level, 0, 0, 0, 0});
  for (const GameScore& game : games) {
    if (!game.error.empty() || game.plies == 0) continue;
    ++all.games;
    all.plies += game.plies;
    all.right += game.right;
    all.asked += game.asked;
    all.wrong += game.wrong;
    all.unflagged += game.unflagged;
    const double share = game.right / static_cast<double>(game.plies);
    if (!all.worst || share < all.worst->share) all.worst = {game.name, share};
    for (const GameScore::Line& line : game.list)
      for (ScoreTotals::Level& level : all.reliability)
        if (line.confidence && *line.confidence >= level.from) level.right += line.outcome != "wrong", ++level.actions;
  }
  const int recorded = all.right + all.wrong;
  all.wrong_per_1000 = recorded > 0 ? 1000.0 * all.wrong / recorded : 0.0;
  for (ScoreTotals::Level& level : all.reliability)
    std::tie(level.low, level.high) = interval(level.right, level.actions);
  return all;
}

void print_totals(const ScoreTotals& totals) {
  if (totals.plies == 0) return;
  std::printf("all %d games: %d of %d plies read (%.1f %%), %d asked; wrong %d (%.1f of 1000 recorded), unflagged %d\n",
              totals.games, totals.right, totals.plies, 100.0 * totals.right / totals.plies, totals.asked, totals.wrong,
              totals.wrong_per_1000, totals.unflagged);
  if (totals.worst)
    std::printf("least was read of %s: %.0f %%\n", totals.worst->game.c_str(), 100 * totals.worst->share);
  for (const ScoreTotals::Level& level : totals.reliability)
    std::printf("recorded with %.1f %% or more: %d of %d right (95 %%: %.2f to %.2f %%)\n", 100 * level.from,
                level.right, level.actions, 100 * level.low, 100 * level.high);
}

}  // namespace arbiter::laboratory
