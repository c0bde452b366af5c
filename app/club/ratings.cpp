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

/// What is wrong with a game, empty when nothing is. The club enters no such games: nobody translates this.
Message fault_of(const RatedGame& game) {
  if (game.teams.size() < 2) return as_it_is(named(game) + " has fewer than two teams");
  if (game.ranks.size() != game.teams.size()) return as_it_is(named(game) + " has not one rank for each team");
  std::set<PlayerId> seen;
  for (const auto& team : game.teams) {
    if (team.empty()) return as_it_is(named(game) + " has a team without players");
    for (const PlayerId player : team)
      if (!seen.insert(player).second)
        return as_it_is(named(game) + " has player " + std::to_string(player) + " twice");
  }
  return {};
}

/// Players by their place in the list that a period works on.
class Roll {
 public:
  Roll(const Glicko2& start, const std::map<PlayerId, Rated<Glicko2>>& known) : start_(start) {
    for (const auto& [player, rated] : known) {
      places_.emplace_hint(places_.end(), player, static_cast<int>(values.size()));
      values.push_back(rated.value);
      counts.push_back(rated);
    }
  }
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

std::map<PlayerId, Rated<Glicko2>> rated_by(const Roll& roll) {
  std::map<PlayerId, Rated<Glicko2>> out;
  for (const auto& [player, place] : roll.places()) {
    const auto at = static_cast<std::size_t>(place);
    out.emplace_hint(out.end(), player,
                     Rated<Glicko2>{roll.values[at], roll.counts[at].games, roll.counts[at].last_period});
  }
  return out;
}

}  // namespace

tl::expected<void, Message> go_on(Glicko2Run& run, std::span<const RatedGame> games,
                                  const Glicko2Parameters& parameters) {
  const std::vector<const RatedGame*> order = in_order(games);
  if (order.empty()) return {};
  Roll roll(parameters.start, run.players);
  for (std::size_t i = 0; i < order.size();) {
    const std::int64_t period = order[i]->period;
    if (!roll.values.empty()) wait(roll, period - run.next_period, parameters);
    std::vector<Glicko2Game> played;
    for (; i < order.size() && order[i]->period == period; ++i) {
      const RatedGame& game = *order[i];
      if (Message fault = fault_of(game); !fault.empty()) return tl::unexpected(std::move(fault));
      if (game.teams.size() != 2 || game.teams[0].size() != 1 || game.teams[1].size() != 1)
        return tl::unexpected(
            make_message("the game %1 of period %2 is not between two players", game.sequence, game.period));
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
    run.next_period = period + 1;
  }
  run.players = rated_by(roll);
  return {};
}

void wait_until(Glicko2Run& run, std::int64_t until, const Glicko2Parameters& parameters) {
  if (run.players.empty() || until < run.next_period) return;
  Roll roll(parameters.start, run.players);
  wait(roll, until + 1 - run.next_period, parameters);
  run.next_period = until + 1;
  run.players = rated_by(roll);
}

tl::expected<std::map<PlayerId, Rated<Glicko2>>, Message> glicko2_ratings(std::span<const RatedGame> games,
                                                                          std::int64_t until,
                                                                          const Glicko2Parameters& parameters) {
  std::vector<RatedGame> counted;
  for (const RatedGame& game : games)
    if (game.period <= until) counted.push_back(game);
  Glicko2Run run;
  if (const auto done = go_on(run, counted, parameters); !done) return tl::unexpected(done.error());
  wait_until(run, until, parameters);
  return std::move(run.players);
}

tl::expected<void, Message> go_on(WengLinRun& run, std::span<const RatedGame> games,
                                  const WengLinParameters& parameters) {
  for (const RatedGame* game : in_order(games)) {
    if (Message fault = fault_of(*game); !fault.empty()) return tl::unexpected(std::move(fault));
    std::vector<std::vector<Skill>> teams;
    for (const auto& team : game->teams) {
      teams.emplace_back();
      for (const PlayerId player : team)
        teams.back().push_back(run.try_emplace(player, Rated<Skill>{parameters.start, 0, 0}).first->second.value);
    }
    weng_lin_game(teams, game->ranks, parameters);
    for (std::size_t t = 0; t < teams.size(); ++t) {
      for (std::size_t i = 0; i < teams[t].size(); ++i) {
        Rated<Skill>& rated = run.at(game->teams[t][i]);
        rated.value = teams[t][i];
        ++rated.games;
        rated.last_period = game->period;
      }
    }
  }
  return {};
}

tl::expected<std::map<PlayerId, Rated<Skill>>, Message> weng_lin_ratings(std::span<const RatedGame> games,
                                                                         const WengLinParameters& parameters) {
  WengLinRun run;
  if (const auto done = go_on(run, games, parameters); !done) return tl::unexpected(done.error());
  return run;
}

Frequency wilson_interval(double happened, double trials, double z) {
  if (trials <= 0) return {};
  const double p = happened / trials, zz = z * z;
  const double middle = (p + zz / (2 * trials)) / (1 + zz / trials);
  const double half = z / (1 + zz / trials) * std::sqrt(p * (1 - p) / trials + zz / (4 * trials * trials));
  return {p, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace arbiter::club
