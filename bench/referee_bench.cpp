// How fast the referee counts, lists, acts and shows, and how that compares with a program made for nothing but speed.
#include <benchmark/benchmark.h>

#include <iostream>
#include <random>

#include "referee/core/game.h"
#include "referee/protocol/json.h"
#include "tests/support/engine_process.h"

namespace arbiter {
namespace {

struct Counted {
  const char* ruleset;
  int depth;
  const char* variant;  ///< Fairy-Stockfish's name of it
  int variant_depth;
};

constexpr Counted kCounted[] = {{"chess", 4, "chess", 6},      {"shatranj", 4, "shatranj", 6},
                                {"makruk", 4, "makruk", 6},    {"xiangqi", 3, "xiangqi", 5},
                                {"shogi", 3, "shogi", 5},      {"mr-joseph", 3, nullptr, 0},
                                {"four-armies", 3, nullptr, 0}};

Game started(const std::string& ruleset) {
  auto game = Game::start({{"ruleset", ruleset}});
  if (!game) throw std::runtime_error(game.error().message);
  return std::move(*game);
}

/// Nodes a second of processor time of the other program; 0 where it is not installed or does not know the game.
double engine_speed(const Counted& what) {
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

void count_sequences(benchmark::State& state, const Counted& what) {
  const Game game = started(what.ruleset);
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += Engine::perft(game.position(), what.depth);
  state.counters["nodes"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
  if (const double engine = engine_speed(what); engine > 0) {
    state.counters["engine"] = engine;
    // Our nodes a second as a share of the engine's.
    state.counters["share_of_engine"] =
        benchmark::Counter(static_cast<double>(nodes) / engine, benchmark::Counter::kIsRate);
  }
}

/// Positions of a game of random play, the same each time.
std::vector<Position> random_positions(const std::string& ruleset) {
  std::vector<Position> list;
  Position pos = started(ruleset).position();
  std::mt19937_64 dice(7);
  static std::vector<Game> kept;  // positions point to their rules
  kept.push_back(started(ruleset));
  pos = kept.back().position();
  for (int n = 0; n < 80 && !pos.over(); ++n) {
    list.push_back(pos);
    ActionList legal;
    Engine::legal_unsorted(pos, legal);
    if (legal.empty()) break;
    auto outcome = Engine::act(pos, legal[static_cast<std::size_t>(dice() % legal.size())]);
    if (!outcome) break;
    pos = std::move(outcome->position);
  }
  return list;
}

template <class Do>
void each_position(benchmark::State& state, const std::string& ruleset, Do&& what) {
  const auto positions = random_positions(ruleset);
  std::size_t n = 0;
  for (auto _ : state) what(positions[n++ % positions.size()]);
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
    benchmark::DoNotOptimize(protocol::state_json(pos, protocol::Viewer::everyone()).dump());
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
