// SPDX-License-Identifier: MIT
// What was put on the board piece by piece, told anew from all squares together. No pictures: what they look like is
// made up.
#include "app/table/joint_relabel.h"

#include <gtest/gtest.h>

#include <cstdio>

#include "app/table/session.h"
#include "tests/support/placed.h"

namespace arbiter::table {
namespace {

using Actions = std::vector<std::string>;

constexpr double kOther = -2;  // nats of whatever a square does not look like

/// What squares look like where these actions were played: plainly what stands there then.
PieceLooks looks_after(const Actions& actions) {
  Session session(":memory:");
  EXPECT_TRUE(session.new_game({{"ruleset", "sittuyin"}}).has_value());
  for (const std::string& action : actions) EXPECT_TRUE(session.act(action).has_value()) << action;
  const Board& board = *Board::find(session.state().board);
  const vision::Placement table = test::placed(board, session.state().pieces);
  PieceLooks looks{vision::SquareOrder(board)};
  for (const Cell cell : board.cells()) {
    auto& by_piece = looks[cell];
    by_piece[std::nullopt] = kOther;
    for (const std::string army : {"S", "N"})
      for (const std::string kind : {"king", "ferz", "silver-general", "knight", "rook", "pawn"})
        by_piece[test::piece(army + "." + kind)] = kOther;
    by_piece[table.on(cell)] = 0;
  }
  return looks;
}

/// What is told instead of `recorded`, where squares look like that.
std::optional<JointRelabel> told(const Actions& recorded, const PieceLooks& looks,
                                 const std::vector<std::string>& unseen = {}) {
  Session session(":memory:");
  EXPECT_TRUE(session.new_game({{"ruleset", "sittuyin"}}).has_value());
  Futures next(*session.game());
  CellSet cells;
  for (const std::string& square : unseen) cells.set(test::cell(*Board::find(session.state().board), square).value);
  return reread(next, recorded, looks, cells);
}

TEST(JointRelabel, LeavesWhatLooksBestAsItIs) {
  const Actions played{"knight@e1", "rook@d3", "pawn@e3", "silver-general@g1"};
  const auto same = told(played, looks_after(played));
  ASSERT_TRUE(same);
  EXPECT_EQ(same->actions, played);
  EXPECT_EQ(same->lead, 0);
}

TEST(JointRelabel, TellsKindsOfAllTogether) {
  // Each was guessed from those that the guesses before it had left.
  const Actions recorded{"silver-general@g2", "ferz@g3", "silver-general@g1", "king@a1"},
      played{"king@g2", "silver-general@g3", "silver-general@g1", "ferz@a1"};
  const auto other = told(recorded, looks_after(played));
  ASSERT_TRUE(other);
  EXPECT_EQ(other->actions, played);
  EXPECT_NEAR(other->lead, -3 * kOther, 1e-9);
  std::printf("three kinds told together: %.1f nats\n", other->lead);
}

TEST(JointRelabel, FindsWhatTookThePlaceOfAPawn) {
  // Nothing was seen on f4, where a piece of the same army stood before and after.
  const Actions recorded{"rook@h1", "king@f3", "knight@a1"}, played{"rook@h1", "king@f4", "pawn@f3", "knight@a1"};
  const auto other = told(recorded, looks_after(played));
  ASSERT_TRUE(other);
  EXPECT_EQ(other->actions, played);
  // Of two pawns that were replaced so either may have gone to either square: each piece stays where it was recorded.
  const Actions guessed{"silver-general@e4", "pawn@f3", "rook@f4", "pawn@e2"},
      right{"knight@e4", "pawn@f3", "rook@f4", "pawn@e2"};
  const auto both = told(guessed, looks_after(right));
  ASSERT_TRUE(both);
  EXPECT_EQ(both->actions, right);
}

TEST(JointRelabel, FindsWhatWasNotSeenToCome) {
  const Actions recorded{"knight@h3", "king@b1"}, played{"rook@d2", "rook@h3", "knight@e3", "king@b1"};
  const auto blind = told(recorded, looks_after(played));
  ASSERT_TRUE(blind);
  EXPECT_FALSE(blind->table.contains(test::cell(*Board::find("chess8"), "d2")))
      << "something on d2 that was not said to have come";
  const auto found = told(recorded, looks_after(played), {"d2", "e3"});
  ASSERT_TRUE(found);
  Session session(":memory:");
  ASSERT_TRUE(session.new_game({{"ruleset", "sittuyin"}}).has_value());
  for (const std::string& action : played) ASSERT_TRUE(session.act(action).has_value());
  EXPECT_EQ(test::texts(found->table, *Board::find(session.state().board)), session.state().pieces);
  EXPECT_EQ(found->actions.size(), played.size());
}

TEST(JointRelabel, LeavesOutWhatLooksAsIfItHadNotCome) {
  const auto other = told({"rook@h1", "knight@c1", "king@b1"}, looks_after({"rook@h1", "king@b1"}));
  ASSERT_TRUE(other);
  EXPECT_EQ(other->actions, (Actions{"rook@h1", "king@b1"}));
}

TEST(JointRelabel, KnowsNothingOfPiecesThatLeft) {
  Session session(":memory:");
  ASSERT_TRUE(session.new_game({{"ruleset", "makruk"}}).has_value());
  Futures next(*session.game());
  const PieceLooks unknown{vision::SquareOrder(*Board::find(session.state().board))};
  EXPECT_FALSE(reread(next, {"e3e4"}, unknown));
  EXPECT_FALSE(reread(next, {"a1a8"}, unknown)) << "what cannot be played";
}

}  // namespace
}  // namespace arbiter::table
