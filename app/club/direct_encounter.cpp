// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <set>

#include "app/club/tie_break_parts.h"

namespace arbiter::club::tie_break {
namespace {

/// What somebody made against others of a group.
struct Among {
  int competitor = 0;
  Fraction score;  ///< of every opponent the average of the games with them
  Fraction most;   ///< with a win against everybody not met yet
  bool met_all = true;
  std::vector<Part> parts;
};

Among among(const Field& field, int who, const std::set<int>& group) {
  Among out;
  out.competitor = who;
  std::map<int, std::pair<Fraction, std::int64_t>> games;
  const Competitor& c = field.competitors.at(static_cast<std::size_t>(who));
  for (std::size_t r = 0; r < c.rounds.size(); ++r) {
    const RoundResult& round = c.rounds[r];
    if (round.kind != RoundKind::played && !field.predetermined) continue;
    for (std::size_t i = 0; i < round.opponents.size(); ++i) {
      const int o = round.opponents[i];
      if (!group.contains(o)) continue;
      const Fraction made = field.seats == 2 ? round.points : round.against.at(i);
      out.parts.push_back({static_cast<int>(r) + 1, o, made, false, {}});
      auto& [sum, count] = games[o];
      sum += made;
      ++count;
    }
  }
  for (const auto& [o, game] : games) out.score += game.first / Fraction(game.second);
  const auto missing = static_cast<std::int64_t>(group.size()) - 1 - static_cast<std::int64_t>(games.size());
  out.met_all = missing == 0 || field.predetermined;
  out.most = out.score + (out.met_all ? Fraction(0) : Fraction(missing) * (field.seats == 2 ? field.win : Fraction(1)));
  return out;
}

/// Those who would be ahead of all behind them whatever happened in games that were never played, one by one; then the
/// rest. Where all have met, groups by score.
std::vector<std::vector<int>> split(const std::vector<Among>& order, bool all_met) {
  std::vector<std::vector<int>> out;
  if (all_met) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (i == 0 || order[i].score != order[i - 1].score) out.emplace_back();
      out.back().push_back(order[i].competitor);
    }
    return out;
  }
  std::size_t at = 0;
  for (; at + 1 < order.size(); ++at) {
    const auto rest = std::span(order).subspan(at + 1);
    if (!std::ranges::all_of(rest, [&](const Among& a) { return order[at].score > a.most; })) break;
    out.push_back({order[at].competitor});
  }
  out.emplace_back();
  for (; at < order.size(); ++at) out.back().push_back(order[at].competitor);
  return out;
}

}  // namespace

std::vector<std::vector<int>> direct_encounter(const Field& field, const std::vector<int>& level,
                                               std::vector<TieBreakValue>& values) {
  const std::set<int> group(level.begin(), level.end());
  std::vector<Among> order;
  order.reserve(level.size());
  for (const int i : level) order.push_back(among(field, i, group));
  for (const Among& a : order) {
    TieBreakValue& v = values.at(static_cast<std::size_t>(a.competitor));
    if (!v.defined) v = {a.score, true, a.parts};  // what a smaller group says later is part of the same games
  }
  std::ranges::stable_sort(order, [](const Among& a, const Among& b) { return a.score > b.score; });
  const bool all_met = std::ranges::all_of(order, &Among::met_all);
  std::vector<std::vector<int>> parts = split(order, all_met);
  if (parts.size() == 1) return parts;
  std::vector<std::vector<int>> out;
  for (const std::vector<int>& part : parts) {
    if (part.size() == 1) {
      out.push_back(part);
      continue;
    }
    for (std::vector<int>& finer : direct_encounter(field, part, values)) out.push_back(std::move(finer));
  }
  return out;
}

}  // namespace arbiter::club::tie_break
