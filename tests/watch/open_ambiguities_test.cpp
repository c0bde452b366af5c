// SPDX-License-Identifier: MIT
// What was recorded though another reading was possible, and what later play makes of it. No pictures.
#include "app/table/open_ambiguities.h"

#include <gtest/gtest.h>

namespace arbiter::table {
namespace {

TEST(OpenAmbiguitiesTest, AreSettledByWhatOnlyOneAnswerAllows) {
  Session session(":memory:");
  const Value pieces{{"g1", "S.king"}, {"b7", "S.pawn"}, {"h7", "N.king"}, {"e5", "N.rook"}};
  ASSERT_TRUE(
      session.new_game({{"ruleset", "chess"}, {"position", Value{{"to_act", "S"}, {"pieces", pieces}}}}).has_value());
  OpenAmbiguities ambiguities;
  ambiguities.open("b7b8=queen", {"b7b8=queen", "b7b8=rook", "b7b8=bishop", "b7b8=knight"}, 0.9);
  for (const char* action : {"b7b8=queen", "e5e4"}) {
    ASSERT_TRUE(session.act(action).has_value());
    ambiguities.recorded(action);
  }
  const auto seen = [](const std::string& square) {
    return [square](const Game& game) {
      observing::Picture shown;
      for (const auto& [where, army] :
           {std::pair<std::string, Seat>{"g1", Seat::S}, {square, Seat::S}, {"h7", Seat::N}, {"e4", Seat::N}})
        shown.set(*game.rules().board->find_cell(where), {{observing::Shown::of(army), 1}});
      return observing::observe(game, 0, shown, 2);
    };
  };
  const auto settled = ambiguities.settle(session, seen("c6"), 0.9);
  ASSERT_TRUE(settled);
  EXPECT_EQ(settled->back, 2);
  EXPECT_EQ(settled->actions, (std::vector<std::string>{"b7b8=knight", "e5e4"}));
  EXPECT_EQ(settled->instead, "b7b8=knight");
  EXPECT_FALSE(ambiguities.settle(session, seen("f7"), 0.9));
  ambiguities.clear();
  EXPECT_FALSE(ambiguities.settle(session, seen("c6"), 0.9));
}

// What was recorded after a doubtful action goes on from each of its other readings; one that is settled leaves the
// others as they are, with what was recorded instead.
TEST(OpenAmbiguitiesTest, KeepWhatHangsOnThem) {
  using Actions = std::vector<std::string>;
  OpenAmbiguities ambiguities;
  ambiguities.open("rook@c2", {"ferz@c2", "rook@c2"}, 0.7);
  ambiguities.recorded("rook@c2");
  ambiguities.open("knight@e1", {"silver-general@e1"}, 0.6);
  for (const char* action : {"knight@e1", "pawn@e3"}) ambiguities.recorded(action);
  const auto branches = ambiguities.branches();
  ASSERT_EQ(branches.size(), 2U);
  EXPECT_EQ(branches[0].recorded, (Actions{"knight@e1", "pawn@e3"}));
  EXPECT_EQ(branches[0].instead, (std::vector<Actions>{{"silver-general@e1", "pawn@e3"}}));
  EXPECT_EQ(branches[0].p, 0.6);
  EXPECT_EQ(branches[1].recorded, (Actions{"rook@c2", "knight@e1", "pawn@e3"}));
  EXPECT_EQ(branches[1].instead, (std::vector<Actions>{{"ferz@c2", "knight@e1", "pawn@e3"}}));
  const OpenAmbiguities left =
      ambiguities.after({2, {"silver-general@e1", "pawn@e3"}, "knight@e1", "silver-general@e1"});
  ASSERT_EQ(left.branches().size(), 1U);
  EXPECT_EQ(left.branches()[0].recorded, (Actions{"rook@c2", "silver-general@e1", "pawn@e3"}));
}

// Some of what was recorded last becomes something else: what is still among it is in doubt as it was.
TEST(OpenAmbiguitiesTest, GoOnWhereTheRecordIsCorrected) {
  using Actions = std::vector<std::string>;
  OpenAmbiguities ambiguities;
  ambiguities.open("rook@c2", {"ferz@c2"}, 0.7);
  ambiguities.recorded("rook@c2");
  ambiguities.open("king@f3", {"ferz@f3"}, 0.6);
  ambiguities.recorded("king@f3");
  ambiguities.open("knight@e1", {"silver-general@e1"}, 0.5);
  ambiguities.recorded("knight@e1");
  const auto branches = ambiguities.rewritten(2, {"king@f4", "pawn@f3", "knight@e1"}, 0.95).branches();
  ASSERT_EQ(branches.size(), 3U);
  EXPECT_EQ(branches[0].recorded, Actions{"knight@e1"});
  EXPECT_EQ(branches[0].instead, std::vector<Actions>{{"silver-general@e1"}});
  EXPECT_EQ(branches[1].recorded, (Actions{"king@f4", "pawn@f3", "knight@e1"}));
  EXPECT_EQ(branches[1].instead, (std::vector<Actions>{{"king@f3", "pawn@f3", "knight@e1"}}));
  EXPECT_EQ(branches[1].p, 0.95);
  EXPECT_EQ(branches[2].recorded, (Actions{"rook@c2", "king@f4", "pawn@f3", "knight@e1"}));
  const auto more = ambiguities.rewritten(0, {"rook@h1"}, 0.9).branches();
  ASSERT_EQ(more.size(), 3U) << "nothing is taken back";
  EXPECT_EQ(more[2].recorded, (Actions{"rook@c2", "king@f3", "knight@e1", "rook@h1"}));
}

}  // namespace
}  // namespace arbiter::table
