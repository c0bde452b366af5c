// SPDX-License-Identifier: MIT
// How fast the referee counts, lists, acts and shows, and how that compares with a program made for nothing but speed.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <map>
#include <random>

#include "referee/core/game.h"
#include "referee/wire/games.h"
#include "referee/wire/state.h"
#include "tests/support/engine_process.h"

namespace arbiter {
namespace {

struct Counted {
  const char* ruleset;
  int depth;
  const char* variant;  ///< Fairy-Stockfish's name of it
  int variant_depth;
};

// Six plies of chess take half a minute; the same count as the published one, 119,060,324.
constexpr Counted kCounted[] = {{"chess", 6, "chess", 6},      {"shatranj", 4, "shatranj", 6},
                                {"makruk", 4, "makruk", 6},    {"xiangqi", 3, "xiangqi", 5},
                                {"shogi", 3, "shogi", 5},      {"mr-joseph", 3, nullptr, 0},
                                {"four-armies", 3, nullptr, 0}};

Game started(const std::string& ruleset, const nlohmann::json& armies = {}) {
  nlohmann::json setup = {{"ruleset", ruleset}, {"seed", 7}};
  if (!armies.is_null()) setup["armies"] = armies;
  auto game = wire::start(setup);
  if (!game) throw std::runtime_error(game.error().message);
  return std::move(*game);
}

/// Nodes a second of processor time of the other program; 0 where it is not installed or does not know the game.
double measure_engine(const Counted& what) {
  const std::string program = testing::EngineProcess::program();
  if (program.empty() || !what.variant) return 0;
  testing::EngineProcess engine(program);
  engine.say(std::string("setoption name UCI_Variant value ") + what.variant);
  engine.say("setoption name Threads value 1");
  engine.legal("startpos", {});
  const double before = engine.cpu_seconds();
  engine.say("go perft " + std::to_string(what.variant_depth));
  const auto lines = engine.hear("Nodes searched");
  const double used = engine.cpu_seconds() - before;
  return used > 0 ? std::stod(lines.back().substr(lines.back().find(':') + 1)) / used : 0;
}

/// The same, measured once.
double engine_speed(const Counted& what) {
  static std::map<std::string, double> known;
  const auto [it, fresh] = known.try_emplace(what.ruleset, 0.0);
  if (fresh) it->second = measure_engine(what);
  return it->second;
}

void count_sequences(benchmark::State& state, const Counted& what) {
  const Game game = started(what.ruleset);
  std::uint64_t nodes = 0;
  for ([[maybe_unused]] auto _ : state) nodes += Engine::perft(game.position(), what.depth);
  state.counters["nodes"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
  if (const double engine = engine_speed(what); engine > 0) {
    state.counters["engine"] = engine;
    // Our nodes a second as a share of the engine's.
    state.counters["share_of_engine"] =
        benchmark::Counter(static_cast<double>(nodes) / engine, benchmark::Counter::kIsRate);
  }
}

/// The seatings a ruleset is measured with: four armies after four, until every one has been at the table.
std::vector<nlohmann::json> seatings(const std::string& ruleset) {
  const std::vector<std::string>& armies = find_ruleset(ruleset)->armies;
  if (armies.empty()) return {nlohmann::json()};
  std::vector<nlohmann::json> list;
  for (std::size_t first = 0; first < armies.size(); first += 4) {
    nlohmann::json seats;
    for (std::size_t i = 0; i < 4; ++i) seats[std::string(1, "SWNE"[i])] = armies[(first + i) % armies.size()];
    list.push_back(std::move(seats));
  }
  return list;
}

/// Positions of games of random play, the same each time; with every army where the game has armies.
const std::vector<Position>& random_positions(const std::string& ruleset) {
  static std::vector<std::unique_ptr<Game>> kept;  // positions point to their rules
  static std::map<std::string, std::vector<Position>> known;
  const auto [it, fresh] = known.try_emplace(ruleset);
  if (!fresh) return it->second;
  std::mt19937_64 dice(7);
  for (const nlohmann::json& armies : seatings(ruleset)) {
    kept.push_back(std::make_unique<Game>(started(ruleset, armies)));
    Position pos = kept.back()->position();
    for (int n = 0; n < 80 && !pos.over(); ++n) {
      it->second.push_back(pos);
      ActionList legal;
      Engine::legal_unsorted(pos, legal);
      if (legal.empty()) break;
      auto outcome = Engine::act(pos, legal[static_cast<std::size_t>(dice() % legal.size())]);
      if (!outcome) break;
      pos = std::move(outcome->position);
    }
  }
  return it->second;
}

/// Besides the mean over all positions: what half of them and what the worst of them take.
template <class Do>
void each_position(benchmark::State& state, const std::string& ruleset, Do&& what) {
  const auto& positions = random_positions(ruleset);
  std::vector<double> microseconds;
  for (const Position& pos : positions) {
    const auto begin = std::chrono::steady_clock::now();
    what(pos);
    microseconds.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count());
  }
  std::sort(microseconds.begin(), microseconds.end());
  std::size_t n = 0;
  for ([[maybe_unused]] auto _ : state) what(positions[n++ % positions.size()]);
  state.counters["median_us"] = microseconds[microseconds.size() / 2];
  state.counters["worst_us"] = microseconds.back();
}

void list_legal(benchmark::State& state, const std::string& ruleset) {
  each_position(state, ruleset, [](const Position& pos) { benchmark::DoNotOptimize(Engine::legal(pos)); });
}

void act(benchmark::State& state, const std::string& ruleset) {
  each_position(state, ruleset, [](const Position& pos) {
    ActionList legal;
    Engine::legal_unsorted(pos, legal);
    benchmark::DoNotOptimize(Engine::act(pos, legal.front()));
  });
}

void show_state(benchmark::State& state, const std::string& ruleset) {
  each_position(state, ruleset, [](const Position& pos) {
    benchmark::DoNotOptimize(wire::state_json(pos, Viewer::everyone()).dump());
  });
}

}  // namespace
}  // namespace arbiter

int main(int argc, char** argv) {
  if (arbiter::testing::EngineProcess::program().empty())
    std::cerr << "fairy-stockfish is not installed: the referee's speed is shown without a comparison." << std::endl;
  for (const auto& what : arbiter::kCounted)
    benchmark::RegisterBenchmark((std::string("perft/") + what.ruleset).c_str(), &arbiter::count_sequences, what)
        ->Unit(benchmark::kMillisecond);
  for (const char* ruleset : {"chess", "mr-joseph", "european-chess", "shogi"}) {
    if (!arbiter::find_ruleset(ruleset)) continue;
    benchmark::RegisterBenchmark((std::string("legal/") + ruleset).c_str(), &arbiter::list_legal, std::string(ruleset));
    benchmark::RegisterBenchmark((std::string("act/") + ruleset).c_str(), &arbiter::act, std::string(ruleset));
    benchmark::RegisterBenchmark((std::string("state/") + ruleset).c_str(), &arbiter::show_state, std::string(ruleset));
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
