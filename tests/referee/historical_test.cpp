// SPDX-License-Identifier: MIT
// What rule cases cannot ask of the historical games: chance, and corrections by an arbiter.
#include <gtest/gtest.h>

#include "referee/json/games.h"
#include "tests/referee/support.h"

namespace arbiter {
namespace {

using nlohmann::json;

TEST(Cowries, FallAsFourFairShells) {
  Game game = testing::game_of({{"ruleset", "ashtapada"}, {"options", {{"players", "2"}}}, {"seed", 7}});
  std::array<int, 5> seen{};
  constexpr int kThrows = 3200;
  for (int i = 0; i < kThrows; ++i) {
    ASSERT_TRUE(game.act("roll"));
    ++seen[game.last_events().front().as<change::Rolled>()->dice.front()];
    ASSERT_TRUE(game.undo(1));
  }
  constexpr std::array<double, 5> kWays{1, 4, 6, 4, 1};
  double chi_squared = 0;
  for (int open = 0; open <= 4; ++open) {
    const double expected = kThrows * kWays[open] / 16;
    chi_squared += (seen[open] - expected) * (seen[open] - expected) / expected;
  }
  EXPECT_LT(chi_squared, 18.5) << "one in a thousand for four degrees of freedom";
}

class WereraCorrection : public ::testing::Test {
 protected:
  /// Moves pieces of the array by the arbiter's hand; the refusal's rule, empty when it was accepted.
  std::string correct(const json& events) {
    const auto done = game_json::correct(game_, {{"events", events}, {"reason", "hands too quick to follow"}});
    return done ? "" : done.error().rule;
  }
  Game game_ = testing::game_of({{"ruleset", "senterej"}});
};

TEST_F(WereraCorrection, GivesTheBoardBeforeTheFirstCapture) {
  EXPECT_EQ(
      correct({{{"type", "moved"}, {"from", "g1"}, {"to", "e5"}}, {{"type", "moved"}, {"from", "d7"}, {"to", "d6"}}}),
      "");
  EXPECT_EQ(game_.position().decision.kind, "werera");
  ASSERT_TRUE(game_.act("N:d6e5"));
  EXPECT_EQ(game_.position().decision.kind, "move");
  EXPECT_EQ(game_.position().decision.seat, Seat::S);
}

TEST_F(WereraCorrection, GoesOnWhoeverTheArbiterNames) {
  EXPECT_EQ(correct({{{"type", "turn"}, {"seat", "N"}}}), "");
  EXPECT_EQ(game_.position().decision.kind, "werera");
  EXPECT_TRUE(game_.act("S:e2e3"));
}

TEST_F(WereraCorrection, KeepsEveryPieceAndThePawnsOnTheirFiles) {
  EXPECT_EQ(correct({{{"type", "removed"}, {"sq", "g1"}}}), "senterej/werera.array");
  EXPECT_EQ(correct({{{"type", "moved"}, {"from", "d2"}, {"to", "c3"}}}), "senterej/werera.array");
  EXPECT_EQ(game_.plies().size(), 0U);
}

}  // namespace
}  // namespace arbiter
