// SPDX-License-Identifier: MIT
#include "app/table/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "app/table/session.h"
#include "referee/core/rules.h"
#include "text/value_json.h"

namespace arbiter::table {
namespace {

using testing::ElementsAre;

/// All that is known of the session's game, its requests too.
Replay replay_of(const Session& session, bool open = false) {
  std::vector<db::Ply> plies = session.history();
  const std::vector<Request> requests = session.requests();
  for (std::size_t i = 0; i < plies.size(); ++i) plies[i].request = written(requests[i]);
  return {std::move(plies), open};
}

view::GameView state(Replay& replay, int ply) {
  const auto state = replay.state_after(ply);
  EXPECT_TRUE(state) << state.error().english();
  return state.value_or(view::GameView());
}

Reply good(const Expected<Reply>& reply) {
  EXPECT_TRUE(reply) << reply.error().message.english();
  return reply.value_or(Reply());
}

TEST(Replay, ShowsHowTheGameStoodAfterEachPly) {
  Session session(":memory:");
  std::vector<view::GameView> states{good(session.new_game({{"ruleset", "mr-joseph"}})).state};
  for (const char* action : {"d2d4", "b5c5", "k13k11", "m10k10"}) states.push_back(good(session.act(action)).state);
  Replay replay = replay_of(session);
  EXPECT_EQ(replay.known(), 0);
  EXPECT_EQ(state(replay, 2), states[2]);
  EXPECT_EQ(replay.known(), 3) << "no further than was asked";
  for (int ply : {4, 0, 3, 1, 2}) EXPECT_EQ(state(replay, ply), states[static_cast<std::size_t>(ply)]) << ply;
  EXPECT_FALSE(replay.advance());
  EXPECT_FALSE(replay.state_after(5));
  EXPECT_FALSE(replay.state_after(-1));
}

TEST(Replay, GoesThroughWhatStandsAndKnowsWhatWasTakenBack) {
  Session session(":memory:");
  good(session.new_game({{"ruleset", "chess"}}));
  good(session.act("e2e4"));
  good(session.act("e7e5"));
  const view::GameView taken = good(session.undo()).state;  // ply 3
  good(session.act("c7c5"));                                // ply 4
  good(session.undo());                                     // ply 5
  good(session.redo());                                     // ply 6
  Replay replay = replay_of(session);
  EXPECT_THAT(replay.line(), ElementsAre(0, 1, 4));
  EXPECT_THAT(replay.standing_at(2), ElementsAre(0, 1, 2));
  EXPECT_THAT(replay.standing_at(3), ElementsAre(0, 1));
  EXPECT_THAT(replay.standing_at(5), ElementsAre(0, 1));
  EXPECT_EQ(state(replay, 3), taken);
  EXPECT_EQ(state(replay, 4), state(replay, 6));
}

/// A correction that gives points.
Value gift(const char* seat, int points, const char* reason) {
  return {{"events", Value::List{{{"type", "scored"}, {"seat", seat}, {"points", points}, {"reason", reason}}}}};
}

TEST(Replay, TellsThePointsOfThatMoment) {
  Session session(":memory:");
  good(session.new_game({{"ruleset", "mr-joseph"}}));
  good(session.override(gift("S", 3, "a gift"), "why"));
  good(session.override(gift("N", 2, "more"), "why"));
  good(session.undo());
  const Replay replay = replay_of(session);
  const auto sum = [&](int ply) {
    double points = 0;
    for (const db::Award& award : replay.awards_at(ply)) points += award.points;
    return points;
  };
  EXPECT_EQ(sum(0), 0);
  EXPECT_EQ(sum(1), 3);
  EXPECT_EQ(sum(2), 5);
  EXPECT_EQ(sum(3), 3);
  EXPECT_EQ(replay.awards_at(2)[1].of_ply, 2);
}

TEST(Replay, WritesThePositionWhereTheGameHasAWayTo) {
  Session session(":memory:");
  good(session.new_game({{"ruleset", "chess"}}));
  good(session.act("e2e4"));
  good(session.act("e7e5"));
  const Replay replay = replay_of(session);
  EXPECT_EQ(replay.fen_after(0), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  EXPECT_THAT(replay.fen_after(1).value_or(""), testing::HasSubstr("/4P3/8/PPPP1PPP/RNBQKBNR b KQkq"));
  Session four(":memory:");
  good(four.new_game({{"ruleset", "mr-joseph"}}));
  EXPECT_EQ(replay_of(four).fen_after(0), std::nullopt);
}

TEST(Replay, HidesWhatIsHidden) {
  Session session(":memory:");
  Value setup{{"ruleset", "european-chess"}};
  setup["armies"] = Value{{"S", "iraq"}, {"W", "terrorists"}, {"N", "gaul"}, {"E", "russia"}};
  good(session.new_game(setup));
  const Open own = session.legal(Viewer::of(Seat::W), Seat::W);
  ASSERT_FALSE(own.actions.empty());
  good(session.act(own.actions[0]));
  Replay shut = replay_of(session), all = replay_of(session, true);
  EXPECT_TRUE(state(shut, 1).secrets.is_nothing());
  EXPECT_FALSE(state(all, 1).secrets.is_nothing());
}

TEST(Replay, ARequestThatIsRefusedNowIsTold) {
  Session session(":memory:");
  good(session.new_game({{"ruleset", "chess"}}));
  good(session.act("e2e4"));
  std::vector<db::Ply> plies = session.history();
  plies[0].request = written(session.requests()[0]);
  plies[1].request = {{"cmd", "act"}, {"action", "e2e5"}};
  Replay replay(plies, true);
  EXPECT_TRUE(replay.state_after(0));
  const auto broken = replay.state_after(1);
  ASSERT_FALSE(broken);
  EXPECT_THAT(broken.error().english(), testing::HasSubstr("Ply 1"));
  EXPECT_FALSE(replay.record_after(1));
}

/// From any moment of any game another one goes on as that one stood.
TEST(Replay, EveryGameIsPlayedOnFromItsMiddle) {
  std::mt19937 random(7);
  for (const RulesetInfo& info : rulesets()) {
    SCOPED_TRACE(info.id);
    Session session(":memory:");
    good(session.new_game({{"ruleset", info.id}, {"seed", 3}}));
    std::optional<view::GameView> middle;
    constexpr int kMiddle = 6, kPlies = 10;
    for (int ply = 1; ply <= kPlies; ++ply) {
      const std::vector<std::string> legal = session.legal().actions;
      if (legal.empty()) break;
      good(session.act(legal[random() % legal.size()]));
      if (ply == kMiddle) middle = session.state(Viewer::arbiter());
    }
    if (!middle) continue;
    const Replay replay = replay_of(session, true);
    const auto record = replay.record_after(kMiddle);
    ASSERT_TRUE(record) << record.error().english();
    Session again(":memory:");
    good(again.load(*record, "json"));
    EXPECT_EQ(again.state(Viewer::arbiter()), middle);
  }
}

}  // namespace
}  // namespace arbiter::table
