// SPDX-License-Identifier: MIT
// Games of which everything can be said in sets of cells are counted so: with the same result as playing them in full.
#include "referee/core/bitboard.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "referee/core/perft.h"
#include "referee/json/games.h"
#include "tests/referee/random_play.h"

namespace arbiter {
namespace {

using nlohmann::json;
using testing::Dice;
using testing::random_request;

constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

std::multiset<std::string> texts(const ActionList& list, const Rules& rules) {
  std::multiset<std::string> set;
  for (const Action& a : list) set.insert(print(a, rules));
  return set;
}

/// Everything that a plain game answers about a position, beside the engine's own answers. False where it does not
/// answer.
bool compare(const Position& pos, int depth) {
  const BitboardGame* plain = pos.rules->bitboard();
  if (!plain || !plain->suits(pos, depth - 1)) return false;
  ActionList all, sets;
  Engine::legal_unsorted(pos, all);
  plain->moves(pos, sets);
  EXPECT_EQ(texts(sets, *pos.rules), texts(all, *pos.rules));
  EXPECT_EQ(plain->any_move(pos), !all.empty());
  for (int plies = 1; plies <= depth; ++plies) {
    std::uint64_t full_left = kNoLimit, left = kNoLimit, left_singly = kNoLimit;
    const auto full = perft_in_full(pos, plies, full_left);
    EXPECT_EQ(plain->sequences(pos, plies, left), full) << "depth " << plies;
    EXPECT_EQ(plain->sequences(pos, plies, left_singly, BitboardGame::Leaves::one_by_one), full) << "depth " << plies;
    EXPECT_EQ(left, full_left) << "positions looked into, depth " << plies;
    EXPECT_EQ(left_singly, full_left) << "positions looked into, depth " << plies;
  }
  return true;
}

class Bitboard : public ::testing::TestWithParam<std::string> {
 protected:
  /// Games of random play with random armies and options; every `deep`th position is compared two moves deep.
  void play(int games, int plies, int deep) {
    const RulesetInfo& info = *find_ruleset(GetParam());
    int compared = 0;
    bool plain = false;
    for (int n = 0; n < games && !HasFailure(); ++n) {
      Dice dice(4000U + static_cast<std::uint64_t>(n));
      const json request = random_request(info, dice, n == 0);
      const auto game = game_json::start(request);
      if (!game || game->joined()) continue;
      SCOPED_TRACE(request.dump());
      plain = plain || game->rules().bitboard();
      if (!game->rules().bitboard()) continue;
      Position pos = game->position();
      std::string history;
      for (int ply = 0; ply < plies && !pos.over() && !HasFailure(); ++ply) {
        SCOPED_TRACE(history);
        compared += compare(pos, ply % deep == deep - 1 ? 2 : 1) ? 1 : 0;
        const ActionList list = Engine::legal(pos);
        if (list.empty()) break;
        const Action action = livelier(list, pos, dice);
        history += " " + print(action, *pos.rules);
        EventList unseen;
        Engine::play(pos, action, unseen);
      }
    }
    if (plain) {
      EXPECT_GT(compared, plies / 2) << "a bitboard game that never answers";
    }
  }

 private:
  /// A random move, rather one that takes or attacks something: quiet games have few pins and checks.
  static Action livelier(const ActionList& list, const Position& pos, Dice& dice) {
    Action action = dice.pick(list);
    for (int tries = 0; tries < 3 && dice.chance(60); ++tries) {
      if (action.type == Action::Type::move && !pos.empty(action.to)) break;
      action = dice.pick(list);
    }
    return action;
  }
};

TEST_P(Bitboard, CountsAsInFull) { play(3, 90, 15); }
TEST_P(Bitboard, NightlyCountsAsInFull) { play(25, 200, 10); }

std::vector<std::string> ids() {
  std::vector<std::string> list;
  for (const RulesetInfo& info : rulesets()) list.push_back(info.id);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Games, Bitboard, ::testing::ValuesIn(ids()),
                         [](const auto& test) { return testing::test_name(test.param); });

TEST(BitboardGames, AreTheseAtLeast) {
  for (const char* id : {"chess", "shatranj", "makruk", "xiangqi", "shogi", "sittuyin", "mr-joseph"})
    EXPECT_TRUE(testing::game_of({{"ruleset", id}}).rules().bitboard()) << id;
}

/// What no single sentence of plain.h says is played in full from there on.
TEST(BitboardGames, LeaveTheRestToTheEngine) {
  const auto compared = [](const json& request, int depth) {
    const Game game = testing::game_of(request);
    ASSERT_TRUE(game.rules().bitboard());
    SCOPED_TRACE(request.dump());
    EXPECT_TRUE(compare(game.position(), depth));
  };
  // A mate of four players, after which pieces return and kings are set again.
  compared({{"ruleset", "mr-joseph"},
            {"position",
             {{"to_act", "S"},
              {"pieces",
               {{"n4", "E.king"},
                {"m5", "E.pawn"},
                {"m4", "E.pawn"},
                {"a5", "W.king"},
                {"h1", "S.king"},
                {"k14", "N.king"},
                {"g6", "S.rook"},
                {"l5", "S.rook"},
                {"f13", "N.queen"}}}}}},
           4);
  // A bare king that may bare the other; the count against a lone king; the last pieces that could mate.
  compared({{"ruleset", "shatranj"},
            {"position",
             {{"to_act", "S"}, {"pieces", {{"e1", "S.king"}, {"d3", "S.rook"}, {"e8", "N.king"}, {"d7", "N.ferz"}}}}}},
           4);
  compared({{"ruleset", "makruk"},
            {"position",
             {{"to_act", "S"}, {"pieces", {{"e1", "S.king"}, {"d3", "S.rook"}, {"e8", "N.king"}, {"d7", "N.ferz"}}}}}},
           4);
  compared(
      {{"ruleset", "chess"},
       {"position",
        {{"to_act", "S"}, {"pieces", {{"e1", "S.king"}, {"d3", "S.bishop"}, {"e8", "N.king"}, {"c2", "N.pawn"}}}}}},
      4);
  // Captured in passing along the rank on which the king is watched.
  compared({{"ruleset", "chess"},
            {"position",
             {{"to_act", "N"},
              {"pieces", {{"a5", "S.king"}, {"b5", "S.pawn"}, {"h5", "N.rook"}, {"c7", "N.pawn"}, {"h8", "N.king"}}}}}},
           3);
}

}  // namespace
}  // namespace arbiter
