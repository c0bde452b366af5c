// SPDX-License-Identifier: MIT
#include "app/evaluation/eval_totals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <tuple>
#include <utility>

namespace arbiter::evaluation {

namespace {

/// Wilson's interval of 95 % for `right` of `all`.
std::pair<double, double> interval(int right, int all) {
  if (all == 0) return {0, 1};
  constexpr double z = 1.96;
  const double n = all, p = right / n, middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

/// From which confidence on each bin reaches.
constexpr std::array<double, 5> kBins{0, 0.5, 0.9, 0.95, 0.99};

std::vector<ScoreTotals::Level> empty_bins() {
  std::vector<ScoreTotals::Level> bins;
  for (std::size_t i = 0; i < kBins.size(); ++i)
    bins.push_back({kBins.at(i), i + 1 < kBins.size() ? kBins.at(i + 1) : 1, 0, 0, 0, 0});
  return bins;
}

bool is_right(const GameScore::Line& line) { return line.outcome != "wrong" && line.outcome != "out of place"; }

/// Counts the line in the bin of its confidence.
void add_to(std::vector<ScoreTotals::Level>& bins, const GameScore::Line& line) {
  const auto beyond = std::find_if(bins.begin() + 1, bins.end(),
                                   [&](const ScoreTotals::Level& bin) { return *line.confidence < bin.from; });
  ScoreTotals::Level& bin = *(beyond - 1);
  ++bin.actions;
  bin.right += is_right(line);
}

}  // namespace

ScoreTotals eval_totals(const std::vector<GameScore>& games) {
  ScoreTotals all;
  for (const double level : {0.9, 0.99, 0.999}) all.reliability.push_back({level, 1, 0, 0, 0, 0});
  for (const GameScore& game : games) {
    if (!game.error.empty() || game.plies == 0) continue;
    ++all.games;
    all.plies += game.plies;
    all.shown += game.shown;
    all.right += game.right;
    all.asked += game.asked;
    all.missed += game.missed;
    all.wrong += game.wrong;
    all.out_of_place += game.out_of_place;
    all.unflagged += game.unflagged;
    const double share = game.right / static_cast<double>(game.plies);
    if (!all.worst || share < all.worst->share) all.worst = {game.name, share};
    for (const GameScore::Line& line : game.list) {
      if (!line.confidence) continue;
      for (ScoreTotals::Level& level : all.reliability)
        if (*line.confidence >= level.from) level.right += is_right(line), ++level.actions;
      for (const std::string& source : {std::string("all"), game.source})
        add_to(all.certainty.try_emplace(source, empty_bins()).first->second, line);
    }
  }
  const int recorded = all.right + all.wrong;
  all.wrong_per_1000 = recorded > 0 ? 1000.0 * all.wrong / recorded : 0.0;
  for (ScoreTotals::Level& level : all.reliability)
    std::tie(level.low, level.high) = interval(level.right, level.actions);
  for (auto& [source, levels] : all.certainty)
    for (ScoreTotals::Level& level : levels) std::tie(level.low, level.high) = interval(level.right, level.actions);
  return all;
}

void print_totals(const ScoreTotals& totals) {
  if (totals.plies == 0) return;
  std::printf(
      "all %d games, %d plies, %d of them shown: %d right at once (%.1f %%), %d wrong without a flag, %d right with a "
      "question, %d wrong with a flag, %d open; %d of the wrong out of place; wrong %.1f of 1000 recorded\n",
      totals.games, totals.plies, totals.shown, totals.right, 100.0 * totals.right / totals.plies, totals.unflagged,
      totals.asked, totals.wrong - totals.unflagged, totals.missed, totals.out_of_place, totals.wrong_per_1000);
  if (totals.worst)
    std::printf("least was read of %s: %.0f %%\n", totals.worst->game.c_str(), 100 * totals.worst->share);
  std::printf("\n%-40s", "recorded with a confidence of, right/all");
  for (std::size_t i = 0; i < kBins.size(); ++i) std::printf(" %4.2f%s", kBins.at(i), i + 1 < kBins.size() ? "-" : "+");
  std::printf("\n");
  for (const auto& [source, levels] : totals.certainty) {
    std::printf("%-40s", source.c_str());
    for (const ScoreTotals::Level& level : levels) std::printf(" %2d/%-3d", level.right, level.actions);
    std::printf("\n");
  }
}

}  // namespace arbiter::evaluation
