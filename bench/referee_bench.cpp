// SPDX-License-Identifier: MIT
// How fast the referee counts, lists, acts and shows, and how that compares with a program made for nothing but speed.
#include <benchmark/benchmark.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <limits>
#include <map>
#include <random>

#include "app/table/session.h"
#include "referee/core/bitboard.h"
#include "referee/core/game.h"
#include "referee/json/games.h"
#include "referee/json/state.h"
#include "referee/notation/fen.h"
#include "tests/support/engine_process.h"
#include "text/value_json.h"

namespace arbiter {
namespace {

struct Counted {
  const char* ruleset;
  int depth;
  const char* variant;        ///< Fairy-Stockfish's name of it
  const char* fen = nullptr;  ///< where it begins; nullptr: the start
};

// Both count to the same depth from the same position, so that they count the same. Sittuyin is counted from the middle
// of a game, because the two programs do not place the pieces by the same rules.
constexpr Counted kCounted[] = {
    {"chess", 6, "chess"},
    {"shatranj", 6, "shatranj"},
    {"makruk", 5, "makruk"},
    {"xiangqi", 5, "xiangqi"},
    {"shogi", 5, "shogi"},
    {"sittuyin", 5, "sittuyin", "1s1frr2/5n1p/pn2p1pR/1pkpp1P1/p1P2P2/PF1P1SPK/1R2SNP1/1N6[] b - - 0 1"},
    {"mr-joseph", 5, nullptr},
    {"four-armies", 3, nullptr}};

/// How the last move of a sequence is counted: all that are legal at once, or each by itself, made and taken back.
using Leaves = BitboardGame::Leaves;

Game started(const std::string& ruleset, const nlohmann::json& armies = {}) {
  nlohmann::json setup = {{"ruleset", ruleset}, {"seed", 7}};
  if (!armies.is_null()) setup["armies"] = armies;
  auto game = game_json::start(setup);
  if (!game) throw std::runtime_error(game.error().message.english());
  return std::move(*game);
}

/// The other program; empty where there is none. As it comes it counts the last moves of a position at once; a build of
/// it that makes each of them may be named in the environment.
std::string engine_program(Leaves leaves) {
  if (leaves == Leaves::together) return testing::EngineProcess::program();
  const char* const named = std::getenv("ARBITER_ENGINE_ONE_BY_ONE");
  return named ? named : "";
}

/// Positions a second of processor time of the other program; 0 where it is not there or does not know the game.
double measure_engine(const Counted& what, Leaves leaves) {
  const std::string program = engine_program(leaves);
  if (program.empty() || !what.variant) return 0;
  testing::EngineProcess engine(program);
  engine.say(std::string("setoption name UCI_Variant value ") + what.variant);
  engine.say("setoption name Threads value 1");
  engine.legal(what.fen ? std::string("fen ") + what.fen : "startpos", {});
  const double before = engine.cpu_seconds();
  engine.say("go perft " + std::to_string(what.depth));
  const auto lines = engine.hear("Nodes searched");
  const double used = engine.cpu_seconds() - before;
  return used > 0 ? std::stod(lines.back().substr(lines.back().find(':') + 1)) / used : 0;
}

/// The same, measured once.
double engine_speed(const Counted& what, Leaves leaves) {
  static std::map<std::pair<std::string, Leaves>, double> known;
  const auto [it, fresh] = known.try_emplace({what.ruleset, leaves}, 0.0);
  if (fresh) it->second = measure_engine(what, leaves);
  return it->second;
}

/// The game, begun at a FEN where one is given.
Game counted_game(const Counted& what) {
  Game game = started(what.ruleset);
  if (!what.fen) return game;
  auto position = notation::read_fen(game.rules(), what.fen, {});
  if (!position) throw std::runtime_error(position.error().message.english());
  auto begun = game_json::start({{"ruleset", what.ruleset}, {"position", *position}});
  if (!begun) throw std::runtime_error(begun.error().message.english());
  return std::move(*begun);
}

std::uint64_t sequences(const Position& pos, int depth, Leaves leaves) {
  const BitboardGame* const bitboard = pos.rules->bitboard();
  std::uint64_t left = std::numeric_limits<std::uint64_t>::max();
  if (leaves == Leaves::one_by_one && bitboard && bitboard->suits(pos, depth - 1))
    return bitboard->sequences(pos, depth, left, leaves).value_or(0);
  return Engine::perft(pos, depth);
}

void count_sequences(benchmark::State& state, const Counted& what, Leaves leaves) {
  const Game game = counted_game(what);
  std::uint64_t nodes = 0;
  for ([[maybe_unused]] auto _ : state) nodes += sequences(game.position(), what.depth, leaves);
  const auto rate = [&](double share) {
    return benchmark::Counter(static_cast<double>(nodes) * share, benchmark::Counter::kIsRate);
  };
  state.counters["positions"] = rate(1);
  const auto beside = [&](const char* name, double engine) {
    if (engine <= 0) return;
    state.counters[name] = engine;
    state.counters[std::string("share_of_") + name] = rate(1 / engine);
  };
  // Where the other program can only count at once that is the harder measure: it saves the last moves.
  beside("engine", engine_speed(what, Leaves::together));
  if (leaves == Leaves::one_by_one) beside("engine_one_by_one", engine_speed(what, leaves));
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

/// Processor time of this program in microseconds: what else the machine does meanwhile is not in it.
double processor_microseconds() { return 1e6 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Besides the mean over all positions: what half of them and what the worst of them take, each the best of three.
template <class Do>
void each_position(benchmark::State& state, const std::string& ruleset, Do&& what) {
  const auto& positions = random_positions(ruleset);
  std::vector<double> microseconds;
  for (const Position& pos : positions) {
    double best = std::numeric_limits<double>::max();
    for (int n = 0; n < 3; ++n) {
      const double begin = processor_microseconds();
      what(pos);
      best = std::min(best, processor_microseconds() - begin);
    }
    microseconds.push_back(best);
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
    benchmark::DoNotOptimize(game_json::state_json(pos, Viewer::everyone()).dump());
  });
}

/// Games of random play at a table that keeps them in a database on the disk, action by action: until the reply is
/// there and the ply durable. By the clock on the wall, because the disk is waited for.
void act_and_store(benchmark::State& state, const std::string& ruleset) {
  const auto folder = std::filesystem::temp_directory_path() / ("arbiter-bench-" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder);
  std::vector<double> microseconds, processor;
  for ([[maybe_unused]] auto _ : state) {
    std::mt19937_64 dice(7);
    table::Session session(folder / "games.sqlite");
    for (const nlohmann::json& armies : seatings(ruleset)) {
      nlohmann::json setup = {{"ruleset", ruleset}, {"seed", 7}};
      if (!armies.is_null()) setup["armies"] = armies;
      session.new_game(text::value_of(setup));
      for (int n = 0; n < 80; ++n) {
        const Position& pos = session.game()->position();
        const ActionList legal = Engine::legal(pos);
        if (legal.empty()) break;
        const std::string action = print(legal[static_cast<std::size_t>(dice() % legal.size())], *pos.rules);
        const auto begin = std::chrono::steady_clock::now();
        const double used = processor_microseconds();
        session.act(action);
        processor.push_back(processor_microseconds() - used);
        microseconds.push_back(
            std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count());
      }
    }
  }
  std::filesystem::remove_all(folder);
  std::sort(microseconds.begin(), microseconds.end());
  std::sort(processor.begin(), processor.end());
  state.counters["median_us"] = microseconds[microseconds.size() / 2];
  state.counters["worst_us"] = microseconds.back();
  state.counters["processor_median_us"] = processor[processor.size() / 2];
}

}  // namespace
}  // namespace arbiter

int main(int argc, char** argv) {
  if (arbiter::testing::EngineProcess::program().empty())
    std::cerr << "fairy-stockfish is not installed: the referee's speed is shown without a comparison." << std::endl;
  for (const auto& [name, leaves] :
       {std::pair("perft/", arbiter::Leaves::together), std::pair("perft-one-by-one/", arbiter::Leaves::one_by_one)})
    for (const auto& what : arbiter::kCounted)
      if (leaves == arbiter::Leaves::together || arbiter::started(what.ruleset).rules().bitboard())
        benchmark::RegisterBenchmark((std::string(name) + what.ruleset).c_str(), &arbiter::count_sequences, what,
                                     leaves)
            ->Unit(benchmark::kMillisecond);
  for (const char* ruleset : {"chess", "mr-joseph", "european-chess", "european-chess-first", "four-armies", "shogi"}) {
    if (!arbiter::find_ruleset(ruleset)) continue;
    benchmark::RegisterBenchmark((std::string("legal/") + ruleset).c_str(), &arbiter::list_legal, std::string(ruleset));
    benchmark::RegisterBenchmark((std::string("act/") + ruleset).c_str(), &arbiter::act, std::string(ruleset));
    benchmark::RegisterBenchmark((std::string("state/") + ruleset).c_str(), &arbiter::show_state, std::string(ruleset));
    benchmark::RegisterBenchmark((std::string("act-and-store/") + ruleset).c_str(), &arbiter::act_and_store,
                                 std::string(ruleset))
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
