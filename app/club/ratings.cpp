// SPDX-License-Identifier: MIT
#include "app/club/ratings.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace arbiter::club {
namespace {

std::string named(const RatedGame& game) {
  return "the game " + std::to_string(game.sequence) + " of period " + std::to_string(game.period);
}

/// The games in the one order in which they are rated.
std::vector<const RatedGame*> in_order(std::span<const RatedGame> games) {
  std::vector<const RatedGame*> out;
  out.reserve(games.size());
  for (const RatedGame& game : games) out.push_back(&game);
  std::ranges::stable_sort(out, [](const RatedGame* a, const RatedGame* b) {
    return std::tie(a->period, a->sequence, a->teams, a->ranks) < std::tie(b->period, b->sequence, b->teams, b->ranks);
  });
  return out;
}

/// What is wrong with a game, empty when nothing is.
std::string fault_of(const RatedGame& game) {
  if (game.teams.size() < 2) return named(game) + " has fewer than two teams";
  if (game.ranks.size() != game.teams.size()) return named(game) + " has not one rank for each team";
  std::set<PlayerId> seen;
  for (const auto& team : game.teams) {
    if (team.empty()) return named(game) + " has a team without players";
    for (const PlayerId player : team)
      if (!seen.insert(player).second) return named(game) + " has player " + std::to_string(player) + " twice";
  }
  return {};
}

/// Players by their place in the list that a period works on.
class Roll {
 public:
  explicit Roll(const Glicko2& start) : start_(start) {}
  int place(PlayerId player) {
    const auto [at, fresh] = places_.emplace(player, static_cast<int>(values.size()));
    if (fresh) {
      values.push_back(start_);
      counts.push_back({});
    }
    return at->second;
  }
  [[nodiscard]] const std::map<PlayerId, int>& places() const { return places_; }

  std::vector<Glicko2> values;
  std::vector<Rated<Glicko2>> counts;

 private:
  Glicko2 start_;
  std::map<PlayerId, int> places_;
};

void rate_period(Roll& roll, std::span<const Glicko2Game> games, const Glicko2Parameters& parameters) {
  roll.values = glicko2_period(roll.values, games, parameters);
  for (Glicko2& value : roll.values) value.deviation = std::min(value.deviation, parameters.most_deviation);
}

/// Nothing but waiting from one period to another: at most until everybody is as uncertain as can be.
void wait(Roll& roll, std::int64_t periods, const Glicko2Parameters& parameters) {
  for (std::int64_t i = 0; i < periods; ++i) {
    const std::vector<Glicko2> before = roll.values;
    rate_period(roll, {}, parameters);
    if (before == roll.values) return;
  }
}

}  // namespace

tl::expected<std::map<PlayerId, Rated<Glicko2>>, std::string> glicko2_ratings(std::span<const RatedGame> games,
                                                                              std::int64_t until,
                                                                              const Glicko2Parameters& parameters) {
  const std::vector<const RatedGame*> order = in_order(games);
  Roll roll(parameters.start);
  std::int64_t next_period = 0;
  for (std::size_t i = 0; i < order.size() && order[i]->period <= until;) {
    const std::int64_t period = order[i]->period;
    if (i > 0) wait(roll, period - next_period, parameters);
    std::vector<Glicko2Game> played;
    for (; i < order.size() && order[i]->period == period; ++i) {
      const RatedGame& game = *order[i];
      if (const std::string fault = fault_of(game); !fault.empty()) return tl::unexpected(fault);
      if (game.teams.size() != 2 || game.teams[0].size() != 1 || game.teams[1].size() != 1)
        return tl::unexpected(named(game) + " is not between two players");
      const int a = roll.place(game.teams[0][0]), b = roll.place(game.teams[1][0]);
      const double score = game.ranks[0] < game.ranks[1] ? 1 : game.ranks[0] == game.ranks[1] ? 0.5 : 0;
      played.push_back({a, b, score});
      for (const int player : {a, b}) {
        Rated<Glicko2>& rated = roll.counts[static_cast<std::size_t>(player)];
        ++rated.games;
        rated.last_period = period;
      }
    }
    rate_period(roll, played, parameters);
    next_period = period + 1;
  }
  if (!order.empty() && until >= next_period) wait(roll, until + 1 - next_period, parameters);
  std::map<PlayerId, Rated<Glicko2>> out;
  for (const auto& [player, place] : roll.places()) {
    const auto at = static_cast<std::size_t>(place);
    out[player] = {roll.values[at], roll.counts[at].games, roll.counts[at].last_period};
  }
  return out;
}

tl::expected<std::map<PlayerId, Rated<Skill>>, std::string> weng_lin_ratings(std::span<const RatedGame> games,
                                                                             const WengLinParameters& parameters) {
  std::map<PlayerId, Rated<Skill>> out;
  for (const RatedGame* game : in_order(games)) {
    if (const std::string fault = fault_of(*game); !fault.empty()) return tl::unexpected(fault);
    std::vector<std::vector<Skill>> teams;
    for (const auto& team : game->teams) {
      teams.emplace_back();
      for (const PlayerId player : team)
        teams.back().push_back(out.try_emplace(player, Rated<Skill>{parameters.start, 0, 0}).first->second.value);
    }
    weng_lin_game(teams, game->ranks, parameters);
    for (std::size_t t = 0; t < teams.size(); ++t) {
      for (std::size_t i = 0; i < teams[t].size(); ++i) {
        Rated<Skill>& rated = out.at(game->teams[t][i]);
        rated.value = teams[t][i];
        ++rated.games;
        rated.last_period = game->period;
      }
    }
  }
  return out;
}

Frequency wilson_interval(double happened, double trials, double z) {
  if (trials <= 0) return {};
  const double p = happened / trials, zz = z * z;
  const double middle = (p + zz / (2 * trials)) / (1 + zz / trials);
  const double half = z / (1 + zz / trials) * std::sqrt(p * (1 - p) / trials + zz / (4 * trials * trials));
  return {p, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace arbiter::club
