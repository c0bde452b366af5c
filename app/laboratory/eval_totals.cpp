// SPDX-License-Identifier: MIT
#include "app/laboratory/eval_totals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <utility>

namespace arbiter::laboratory {

using nlohmann::json;

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

json eval_totals(const json& games) {
  constexpr std::array<double, 3> kLevels{0.9, 0.99, 0.999};
  json out{{"games", 0}, {"plies", 0}, {"right", 0}, {"asked", 0}, {"wrong", 0}, {"unflagged", 0}};
  std::array<std::pair<int, int>, kLevels.size()> told{};  // right, all
  double worst = 2;
  for (const json& game : games) {
    if (game.contains("error") || game.value("plies", 0) == 0) continue;
    out["games"] = out["games"].get<int>() + 1;
    for (const char* field : {"plies", "right", "asked", "wrong"})
      out[field] = out[field].get<int>() + game.value(field, 0);
    out["unflagged"] = out["unflagged"].get<int>() + game.value("wrong_unflagged", 0);
    const double share = game.value("right", 0) / static_cast<double>(game.value("plies", 1));
    if (share < worst) {
      worst = share;
      out["worst"] = {{"game", game.value("name", "")}, {"share", share}};
    }
    for (const json& line : game.value("list", json::array())) {
      if (!line.contains("confidence")) continue;
      const bool right = line.value("outcome", "") != "wrong";
      for (size_t k = 0; k < kLevels.size(); ++k)
        if (line["confidence"].get<double>() >= kLevels.at(k)) told.at(k).first += right, ++told.at(k).second;
    }
  }
  const int recorded = out["right"].get<int>() + out["wrong"].get<int>();
  out["wrong_per_1000"] = recorded > 0 ? 1000.0 * out["wrong"].get<int>() / recorded : 0.0;
  out["reliability"] = json::array();
  for (size_t k = 0; k < kLevels.size(); ++k) {
    const auto [low, high] = interval(told.at(k).first, told.at(k).second);
    out["reliability"].push_back({{"from", kLevels.at(k)},
                                  {"actions", told.at(k).second},
                                  {"right", told.at(k).first},
                                  {"low", low},
                                  {"high", high}});
  }
  return out;
}

void print_totals(const json& totals) {
  const int plies = totals["plies"];
  if (plies == 0) return;
  std::printf("all %d games: %d of %d plies read (%.1f %%), %d asked; wrong %d (%.1f of 1000 recorded), unflagged %d\n",
              totals["games"].get<int>(), totals["right"].get<int>(), plies, 100.0 * totals["right"].get<int>() / plies,
              totals["asked"].get<int>(), totals["wrong"].get<int>(), totals["wrong_per_1000"].get<double>(),
              totals["unflagged"].get<int>());
  if (totals.contains("worst"))
    std::printf("least was read of %s: %.0f %%\n", totals["worst"]["game"].get<std::string>().c_str(),
                100 * totals["worst"]["share"].get<double>());
  for (const json& level : totals["reliability"])
    std::printf("recorded with %.1f %% or more: %d of %d right (95 %%: %.2f to %.2f %%)\n",
                100 * level["from"].get<double>(), level["right"].get<int>(), level["actions"].get<int>(),
                100 * level["low"].get<double>(), 100 * level["high"].get<double>());
}

}  // namespace arbiter::laboratory
