// SPDX-License-Identifier: MIT
// How long the club's arithmetic takes, and how good the seatings are: build/bench/club_bench.
#include <benchmark/benchmark.h>

#include <random>
#include <stdexcept>

#include "app/club/pairing.h"
#include "app/club/ratings.h"
#include "app/club/seating.h"
#include "app/club/tie_breaks.h"

namespace arbiter::club {
namespace {

SeatingRequest request_for(std::int64_t players, std::int64_t rounds) {
  SeatingRequest out;
  out.rounds = static_cast<int>(rounds);
  for (PlayerId p = 1; p <= players; ++p) out.players.push_back({p});
  return out;
}

/// A whole event, as many seconds as it takes: 64 players and 8 rounds are to take 2 at most, 172 and 10 at most 10.
void seatings(benchmark::State& state) {
  const SeatingRequest request = request_for(state.range(0), state.range(1));
  SeatingCost cost;
  for (auto _ : state) {
    const auto plan = plan_seatings(request);
    if (!plan) throw std::runtime_error(plan.error().why.english());
    cost = plan->cost;
  }
  state.counters["repeats"] = static_cast<double>(cost.repeats.value);
  state.counters["bound"] = static_cast<double>(cost.repeats.bound);
  state.counters["seats"] = static_cast<double>(cost.seats.value - cost.seats.bound);
  state.counters["neighbours"] = static_cast<double>(cost.neighbours.value);
  state.counters["threes"] = static_cast<double>(cost.threes.value);
}
BENCHMARK(seatings)
    ->Unit(benchmark::kMillisecond)
    ->Args({14, 3})
    ->Args({16, 5})
    ->Args({16, 6})
    ->Args({16, 8})
    ->Args({20, 6})
    ->Args({24, 7})
    ->Args({24, 8})
    ->Args({28, 9})
    ->Args({32, 10})
    ->Args({48, 15})
    ->Args({62, 8})
    ->Args({64, 8})
    ->Args({172, 10})
    ->Args({200, 15});

/// The ninth round of a Swiss, for tables of four and for two.
void swiss_seating(benchmark::State& state) {
  SeatingRequest request = request_for(state.range(0), 8);
  const auto before = plan_seatings(request);
  if (!before) throw std::runtime_error(before.error().why.english());
  request.published = before->rounds;
  std::vector<SeatingScore> scores;
  for (PlayerId p = 1; p <= state.range(0); ++p) scores.push_back({p, Fraction(p * 7 % 24)});
  for (auto _ : state) benchmark::DoNotOptimize(next_swiss_seating(request, scores));
}
BENCHMARK(swiss_seating)->Unit(benchmark::kMillisecond)->Arg(64)->Arg(172);

void swiss_pairing(benchmark::State& state) {
  SwissRequest request;
  std::mt19937 random(3);  // NOLINT(cert-msc51-cpp): the same every time
  for (PlayerId p = 1; p <= state.range(0); ++p) {
    SwissPlayer player{p, Fraction(static_cast<std::int64_t>(random() % 13), 2), {}};
    for (int r = 0; r < 8; ++r)
      player.games.push_back({p + 1000 * (r + 1), (p + r) % 2 == 0 ? 'w' : 'b', true, false, 0});
    request.players.push_back(player);
  }
  for (auto _ : state) benchmark::DoNotOptimize(swiss_round(request));
}
BENCHMARK(swiss_pairing)->Unit(benchmark::kMillisecond)->Arg(50)->Arg(200)->Arg(500);

std::vector<RatedGame> games(std::int64_t count, std::size_t teams) {
  std::mt19937 random(5);  // NOLINT(cert-msc51-cpp): the same every time
  std::vector<RatedGame> out;
  for (std::int64_t i = 0; i < count; ++i) {
    RatedGame game{i / 1000, i, {}, {}};
    const auto first = static_cast<PlayerId>(random() % 500);
    for (std::size_t t = 0; t < teams; ++t) {
      game.teams.push_back({first + static_cast<PlayerId>(t * 500)});
      game.ranks.push_back(static_cast<int>(random() % 4));
    }
    out.push_back(std::move(game));
  }
  return out;
}

void glicko2(benchmark::State& state) {
  const auto list = games(state.range(0), 2);
  for (auto _ : state) benchmark::DoNotOptimize(glicko2_ratings(list, state.range(0) / 1000));
}
BENCHMARK(glicko2)->Unit(benchmark::kMillisecond)->Arg(100'000);

void plackett_luce(benchmark::State& state) {
  const auto list = games(state.range(0), 4);
  for (auto _ : state) benchmark::DoNotOptimize(weng_lin_ratings(list));
}
BENCHMARK(plackett_luce)->Unit(benchmark::kMillisecond)->Arg(100'000);

/// The standings of an event with nine rounds and five tie-breaks.
void standings_of_event(benchmark::State& state) {
  Field field;
  field.rounds = 9;
  const auto players = static_cast<int>(state.range(0));
  for (int p = 0; p < players; ++p) field.competitors.push_back({p + 1, 1500 + p, {}});
  for (int r = 0; r < 9; ++r)
    for (int p = 0; p < players / 2; ++p) {
      const int other = players / 2 + (p + r) % (players / 2);
      const Fraction mine((p * 7 + r * 5) % 3, 2);
      field.competitors[static_cast<std::size_t>(p)].rounds.push_back(
          {RoundKind::played, mine, {other}, {mine}, 'w', false, 0, 0});
      field.competitors[static_cast<std::size_t>(other)].rounds.push_back(
          {RoundKind::played, Fraction(1) - mine, {p}, {Fraction(1) - mine}, 'b', false, 0, 0});
    }
  const std::vector<TieBreak> order = {{TieBreakKind::points, 0, 0},
                                       {TieBreakKind::direct_encounter, 0, 0},
                                       {TieBreakKind::buchholz, 1, 0},
                                       {TieBreakKind::sonneborn_berger, 0, 0},
                                       {TieBreakKind::performance, 0, 0}};
  for (auto _ : state) benchmark::DoNotOptimize(standings(field, order));
}
BENCHMARK(standings_of_event)->Unit(benchmark::kMillisecond)->Arg(50)->Arg(200);

}  // namespace
}  // namespace arbiter::club

BENCHMARK_MAIN();
