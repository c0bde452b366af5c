// SPDX-License-Identifier: MIT
#include "app/table/hint.h"

#include <gtest/gtest.h>

#include <thread>

#include "referee/json/games.h"

namespace arbiter::table {
namespace {

using namespace std::chrono_literals;

std::optional<Hint::Told> told(Hint& hint, std::uint64_t revision) {
  for (int i = 0; i < 20'000 && hint.thinks(); ++i) {
    if (auto told = hint.look(revision)) return told;
    std::this_thread::sleep_for(1ms);
  }
  return std::nullopt;
}

TEST(Hint, ShowsTheBestMoveOfWhoIsToMove) {
  Session session(":memory:");
  ASSERT_TRUE(session.new_game(Value{{"ruleset", "chess"}}));
  for (const char* move : {"f2f3", "e7e5", "g2g4"}) ASSERT_TRUE(session.act(move));
  Hint hint(100ms);
  EXPECT_FALSE(hint.look(session.revision())) << "nobody has asked";
  ASSERT_TRUE(hint.ask(*session.game(), session.revision()));
  const auto first = told(hint, session.revision());
  ASSERT_TRUE(first);
  EXPECT_EQ(first->seat, Seat::N);
  EXPECT_EQ(first->action, "d8h4");
  EXPECT_FALSE(hint.look(session.revision())) << "it is told once";
  ASSERT_TRUE(session.act(first->action));
  EXPECT_FALSE(hint.ask(*session.game(), session.revision())) << "the game is over";
}

TEST(Hint, IsDroppedWhenTheGameGoesOn) {
  Session session(":memory:");
  ASSERT_TRUE(session.new_game(Value{{"ruleset", "chess"}}));
  Hint hint(60'000ms);
  ASSERT_TRUE(hint.ask(*session.game(), session.revision()));
  ASSERT_TRUE(session.act("e2e4"));
  EXPECT_FALSE(told(hint, session.revision()));
  EXPECT_FALSE(hint.thinks());
}

TEST(Hint, NamesOnlyWhatEverybodyMaySee) {
  // Every game: whatever is advised is open for all to see.
  for (const RulesetInfo& info : rulesets()) {
    Session session(":memory:");
    if (!session.new_game(Value{{"ruleset", info.id}})) continue;  // it cannot begin without more
    Hint hint(30ms);
    if (!hint.ask(*session.game(), session.revision())) continue;
    const auto advised = told(hint, session.revision());
    ASSERT_TRUE(advised) << info.id;
    if (advised->action.empty()) continue;
    const Open open = session.legal(Viewer::everyone());
    EXPECT_NE(std::find(open.actions.begin(), open.actions.end(), advised->action), open.actions.end())
        << info.id << ": " << advised->action;
  }
}

}  // namespace
}  // namespace arbiter::table
