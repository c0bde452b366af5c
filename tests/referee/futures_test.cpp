// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <set>

#include "referee/json/state.h"
#include "referee/protocol/observing.h"
#include "tests/referee/support.h"

namespace arbiter {
namespace {

using nlohmann::json;

/// The future of that action; null when it is not there.
json future_of(const json& reply, const std::string& action) {
  for (const json& future : reply["futures"])
    if (future["action"] == action) return future;
  return nullptr;
}

TEST(Futures, AreTheLegalActionsWithWhatTheyChange) {
  const Game game = testing::game_of({{"ruleset", "chess"}});
  const auto reply = protocol::futures_json(game, json::object());
  ASSERT_TRUE(reply) << reply.error().message.english();
  EXPECT_EQ((*reply)["table"], game_json::pieces_json(game.position()));
  std::set<std::string> legal, told;
  for (const Action& action : game.legal()) legal.insert(print(action, game.rules()));
  double all = 0;
  for (const json& future : (*reply)["futures"]) {
    told.insert(future["action"].get<std::string>());
    all += future["likely"].get<double>();
  }
  EXPECT_EQ(told, legal);
  EXPECT_NEAR(all, 1, 1e-9);
  EXPECT_EQ(future_of(*reply, "g1f3")["changes"], (json{{"g1", ""}, {"f3", "S.knight"}}));
}

TEST(Futures, GoOnFromActionsThatAreOnlyThoughtOf) {
  const Game game = testing::game_of({{"ruleset", "chess"}});
  const auto reply = protocol::futures_json(game, {{"after", {"e2e4", "d7d5"}}});
  ASSERT_TRUE(reply) << reply.error().message.english();
  EXPECT_EQ(future_of(*reply, "e4d5")["changes"], (json{{"e4", ""}, {"d5", "S.pawn"}}));
  EXPECT_EQ(game.plies().size(), 0U);
  const auto refused = protocol::futures_json(game, {{"after", {"e2e4", "e4e5"}}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "illegal");
  EXPECT_NE(refused.error().message.english().find("e4e5"), std::string::npos);
}

TEST(Futures, TellWhatHandsLeaveBeforeTheRulesAskForMore) {
  // The neighbour of Iraq's knight is removed after the hand has put its king down.
  const Game game = testing::game_of({{"ruleset", "european-chess"},
                                      {"armies", {{"S", "iraq"}, {"W", "plain"}, {"N", "plain"}, {"E", "plain"}}},
                                      {"position",
                                       {{"pieces",
                                         {{"b1", "S.king"},
                                          {"a2", "S.pawn"},
                                          {"d4", "S.knight"},
                                          {"f4", "S.pawn"},
                                          {"a8", "W.king"},
                                          {"b8", "W.pawn"},
                                          {"f5", "W.knight"},
                                          {"h8", "N.king"},
                                          {"h7", "N.pawn"},
                                          {"d5", "N.knight"},
                                          {"h1", "E.king"},
                                          {"g1", "E.pawn"}}},
                                        {"to_act", "E"}}}});
  const auto reply = protocol::futures_json(game, json::object());
  ASSERT_TRUE(reply) << reply.error().message.english();
  const json future = future_of(*reply, "h1h2");
  ASSERT_TRUE(future.is_object());
  EXPECT_EQ(future["by_hand"], (json{{"h1", ""}, {"h2", "E.king"}}));
  EXPECT_EQ(future["changes"], (json{{"h1", ""}, {"h2", "E.king"}, {"d5", ""}}));
}

TEST(Futures, ShowAViewerNothingThatItCannotKnow) {
  Game game = testing::game_of({{"ruleset", "european-chess"},
                                {"armies", {{"S", "terrorists"}, {"W", "plain"}, {"N", "plain"}, {"E", "plain"}}}});
  ASSERT_TRUE(game.act("S:secret bomb a2"));
  const auto all = protocol::futures_json(game, json::object()),
             others = protocol::futures_json(game, json::object(), Viewer::everyone()),
             own = protocol::futures_json(game, json::object(), Viewer::of(Seat::S));
  ASSERT_TRUE(all && others && own);
  EXPECT_NE(future_of(*all, "power detonate"), nullptr) << *all;
  EXPECT_EQ(future_of(*others, "power detonate"), nullptr);
  EXPECT_EQ(*own, *all);
  const auto refused = protocol::futures_json(game, {{"after", {"power detonate"}}}, Viewer::everyone());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "illegal");
}

}  // namespace
}  // namespace arbiter
