// Random games whose lists of legal moves are compared with Fairy-Stockfish at every ply.
#include <gtest/gtest.h>

#include <iostream>
#include <random>
#include <set>

#include "referee/core/game.h"
#include "tests/support/engine_process.h"
#include "tests/support/peer_notation.h"

namespace arbiter {
namespace {

using nlohmann::json;
using testing::EngineProcess;
using testing::PeerNotation;

struct Match {
  const char* ruleset;
  const char* variant;            ///< the engine's; `ours-…` stand in variants.ini
  json options;                   ///< ours
  std::vector<const char*> lead;  ///< our first actions, which the engine's start has behind it
  /// Our rules that forbid what the engine only scores as lost, or knows nothing of.
  std::set<std::string> ours_alone;
};

void PrintTo(const Match& match, std::ostream* out) { *out << match.ruleset; }

const Match kMatches[] = {
    {"chess", "chess", json::object(), {}, {}},
    {"shatranj", "ours-shatranj", json::object(), {}, {}},
    {"senterej", "ours-senterej", {{"werera", "none"}}, {}, {}},
    {"makruk", "ours-makruk", json::object(), {}, {}},
    {"shatar", "ours-shatar", json::object(), {"d2d4", "d7d5"}, {"shatar/mate.horse"}},
    {"xiangqi", "xiangqi", json::object(), {}, {}},
    {"shogi", "shogi", json::object(), {}, {"shogi/drop.pawn-mate"}},
};

class Peer : public ::testing::TestWithParam<Match> {
 protected:
  void compare(int plies, std::uint64_t first_seed) {
    const Match& match = GetParam();
    const std::string program = EngineProcess::program();
    if (program.empty()) GTEST_SKIP() << "fairy-stockfish is not installed: nothing to compare with.";
    if (!find_ruleset(match.ruleset)) GTEST_SKIP() << match.ruleset << " is not refereed.";
    EngineProcess engine(program);
    engine.say(std::string("setoption name VariantPath value ") + ARBITER_SOURCE_DIR + "/tests/fairy/variants.ini");
    engine.say(std::string("setoption name UCI_Variant value ") + match.variant);
    int compared = 0, games = 0;
    for (std::uint64_t seed = first_seed; compared < plies && !HasFailure(); ++seed, ++games) {
      SCOPED_TRACE("seed " + std::to_string(seed));
      play(engine, seed, plies, compared);
    }
    std::cout << match.ruleset << ": " << compared << " plies of " << games << " games compared" << std::endl;
  }

 private:
  void play(EngineProcess& engine, std::uint64_t seed, int plies, int& compared) {
    const Match& match = GetParam();
    const PeerNotation& notation = *PeerNotation::find(match.ruleset);
    auto game = Game::start({{"ruleset", match.ruleset}, {"options", match.options}});
    ASSERT_TRUE(game) << game.error().message;
    for (const char* action : match.lead) ASSERT_TRUE(game->act(action)) << action;
    std::mt19937_64 dice(seed);
    std::vector<std::string> moves;
    for (int n = 0; n < 200 && compared < plies && !game->position().over(); ++n, ++compared) {
      const ActionList legal = Engine::legal(game->position());
      std::vector<std::string> ours;
      for (const Action& a : legal) ours.push_back(notation.text(game->position(), a));
      std::sort(ours.begin(), ours.end());
      std::vector<std::string> theirs = engine.legal("startpos", moves);
      drop_excused(*game, ours, theirs);
      ASSERT_EQ(ours, theirs) << "after " << history(moves);
      const Action& next = legal[static_cast<std::size_t>(dice() % legal.size())];
      moves.push_back(notation.text(game->position(), next));
      const auto acted = game->act(print(next, game->rules()));
      ASSERT_TRUE(acted) << acted.error().message;
    }
  }

  /// Takes out of the engine's list what one of our own prohibitions refuses.
  void drop_excused(const Game& game, const std::vector<std::string>& ours, std::vector<std::string>& theirs) const {
    if (GetParam().ours_alone.empty()) return;
    const auto excused = [&](const std::string& text) {
      if (std::binary_search(ours.begin(), ours.end(), text)) return false;
      std::string action = text;
      if (const std::size_t at = text.find('@'); at != std::string::npos)
        action = PeerNotation::find(GetParam().ruleset)->kinds.at(std::string(1, static_cast<char>(text[0] + 32))) +
                 text.substr(at);
      const auto parsed = parse_action(action, game.rules());
      if (!parsed) return false;
      const auto outcome = Engine::act(game.position(), *parsed);
      return !outcome && GetParam().ours_alone.count(outcome.error().rule) != 0;
    };
    theirs.erase(std::remove_if(theirs.begin(), theirs.end(), excused), theirs.end());
  }

  static std::string history(const std::vector<std::string>& moves) {
    std::string text;
    for (const std::string& m : moves) text += m + " ";
    return text;
  }
};

TEST_P(Peer, AllowsTheSameMoves) { compare(400, 1); }
TEST_P(Peer, NightlyAllowsTheSameMoves) { compare(20'000, 1000); }

INSTANTIATE_TEST_SUITE_P(FairyStockfish, Peer, ::testing::ValuesIn(kMatches), [](const auto& test) {
  std::string name = test.param.ruleset;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace arbiter
