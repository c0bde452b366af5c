// SPDX-License-Identifier: MIT
// Random games whose lists of legal moves are compared with Fairy-Stockfish at every ply.
#include <gtest/gtest.h>

#include <iostream>
#include <map>
#include <random>
#include <set>

#include "referee/core/attack.h"
#include "referee/core/engine.h"
#include "referee/json/games.h"
#include "tests/fairy/matches.h"
#include "tests/support/engine_process.h"
#include "tests/support/peer_notation.h"

namespace arbiter {

void PrintTo(const Match& match, std::ostream* out) { *out << match.ruleset; }

namespace {

using testing::EngineProcess;
using testing::PeerNotation;

class Peer : public ::testing::TestWithParam<Match> {
 protected:
  void compare(int plies, std::uint64_t first_seed) {
    const Match& match = GetParam();
    const std::string program = EngineProcess::program();
    if (program.empty()) GTEST_SKIP() << "fairy-stockfish is not installed: nothing to compare with.";
    EngineProcess engine(program);
    engine.say(std::string("setoption name VariantPath value ") + ARBITER_SOURCE_DIR + "/tests/fairy/variants.ini");
    engine.say(std::string("setoption name UCI_Variant value ") + match.variant);
    int games = 0;
    for (std::uint64_t seed = first_seed; plies_ < plies && !HasFailure(); ++seed, ++games) {
      SCOPED_TRACE("seed " + std::to_string(seed));
      play(engine, seed, plies);
    }
    std::cout << match.ruleset << ": " << plies_ << " plies of " << games << " games, " << moves_
              << " moves compared; differences by no ruling: " << unexplained_ << "\n";
    for (const Difference& known : match.differences)
      std::cout << "  " << (known.allows == Difference::Side::ours ? "allowed: " : "refused: ") << known.ruling << ": "
                << met_[known.ruling] << "\n";
  }

 private:
  void play(EngineProcess& engine, std::uint64_t seed, int plies) {
    const Match& match = GetParam();
    const PeerNotation& notation = *PeerNotation::find(match.ruleset);
    auto game = game_json::start({{"ruleset", match.ruleset}, {"options", match.options}});
    ASSERT_TRUE(game) << game.error().message.english();
    for (const char* action : match.lead) ASSERT_TRUE(game->act(action)) << action;
    std::mt19937_64 dice(seed);
    std::vector<std::string> moves;
    std::set<Seat> bound;
    for (int n = 0; n < 200 && plies_ < plies && !game->position().over() && !unknown(*game); ++n, ++plies_) {
      const ActionList legal = Engine::legal(game->position());
      const Seat mover = game->position().to_act;
      for (const PieceId king : royals(game->position(), mover))
        if (attacked(game->position(), game->position().pieces[king].cell, mover)) bound.insert(mover);
      std::vector<std::string> ours;
      for (const Action& a : legal) ours.push_back(notation.text(game->position(), a));
      std::sort(ours.begin(), ours.end());
      const std::string where = match.by_moves ? "startpos" : "fen " + notation.fen(game->position());
      const std::vector<std::string> theirs = engine.legal(where, moves);
      moves_ += static_cast<int>(ours.size());
      SCOPED_TRACE(match.by_moves ? "after " + history(moves) : where);
      for (const auto side : {Difference::Side::ours, Difference::Side::theirs})
        explain(*game, side, ours, theirs, bound);
      if (HasFailure()) return;
      // By moves the engine can only follow what it, too, allows.
      ActionList open;
      std::copy_if(legal.begin(), legal.end(), std::back_inserter(open), [&](const Action& a) {
        return !match.by_moves || std::binary_search(theirs.begin(), theirs.end(), notation.text(game->position(), a));
      });
      if (open.empty()) return;
      const Action next = open[static_cast<std::size_t>(dice() % open.size())];
      if (leaps_with_king(game->position(), next)) bound.insert(mover);
      if (match.by_moves) moves.push_back(notation.text(game->position(), next));
      const auto acted = game->act(print(next, game->rules()));
      ASSERT_TRUE(acted) << acted.error().message.english();
    }
  }

  /// Every action that only that side allows must be what one of the named differences speaks of.
  void explain(const Game& game, Difference::Side side, const std::vector<std::string>& ours,
               const std::vector<std::string>& theirs, const std::set<Seat>& bound) {
    const bool mine = side == Difference::Side::ours;
    std::vector<std::string> alone;
    std::set_difference((mine ? ours : theirs).begin(), (mine ? ours : theirs).end(), (mine ? theirs : ours).begin(),
                        (mine ? theirs : ours).end(), std::back_inserter(alone));
    for (const std::string& text : alone) {
      const auto action = PeerNotation::find(GetParam().ruleset)->read(game.position(), text);
      ASSERT_TRUE(action) << text << " cannot be read";
      std::string refused;
      if (const auto outcome = Engine::act(game.position(), *action); !outcome) refused = outcome.error().rule;
      const Meeting meeting{game.position(), *action, refused, ours, text, bound};
      const auto& list = GetParam().differences;
      const auto known = std::find_if(list.begin(), list.end(),
                                      [&](const Difference& d) { return d.allows == side && d.holds(meeting); });
      if (known == list.end()) {
        ++unexplained_;
        ADD_FAILURE() << text
                      << (mine ? " is allowed, but not by the engine"
                               : " is refused (" + refused + "), but not by the engine");
      } else {
        ++met_[known->ruling];
      }
    }
  }

  static bool unknown(const Game& game) {
    const Position& pos = game.position();
    return std::any_of(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
      return p.where == Where::board && pos.rules->name(p.kind) == GetParam().unknown;
    });
  }

  static std::string history(const std::vector<std::string>& moves) {
    std::string text;
    for (const std::string& m : moves) text += m + " ";
    return text;
  }

  int plies_ = 0, moves_ = 0, unexplained_ = 0;
  std::map<std::string, int> met_;  ///< by ruling, how often it made a difference
};

TEST_P(Peer, AllowsTheSameMoves) { compare(400, 1); }
TEST_P(Peer, NightlyAllowsTheSameMoves) { compare(4'000, 1000); }
TEST_P(Peer, LongAllowsTheSameMoves) { compare(20'000, 2000); }

INSTANTIATE_TEST_SUITE_P(FairyStockfish, Peer, ::testing::ValuesIn(matches()), [](const auto& test) {
  std::string name = test.param.ruleset;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace arbiter
