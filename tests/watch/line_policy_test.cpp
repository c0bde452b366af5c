// SPDX-License-Identifier: MIT
// What a belief over lines of play allows to be recorded. No pictures: what they would tell is made up.
#include "app/table/line_policy.h"

#include <gtest/gtest.h>

#include "app/table/piece_list.h"
#include "tests/support/placed.h"

namespace arbiter::table {
namespace {

/// A ply that was seen alone and that both of its squares show.
BeginningOfLine plain_ply() { return {0.999, SeenPly::alone, {}, true, {{false, 9.0, 0}, {true, 12.0, 0}}}; }

BeliefSummary plain() { return {{plain_ply()}, 0.0005, 0.0005, 0.9, false, false}; }

TEST(LinePolicyTest, APlainPlyIsRecorded) { EXPECT_EQ(plies_to_record(plain()), 1U); }

TEST(LinePolicyTest, NothingIsRecordedWhereNothingWasPlayed) {
  EXPECT_EQ(plies_to_record({{}, 1, 0, 0, false, false}), 0U);
}

TEST(LinePolicyTest, WhatOtherLinesDoNotShareWaits) {
  BeliefSummary belief = plain();
  belief.beginnings[0].share = 0.9;
  EXPECT_EQ(plies_to_record(belief), 0U);
}

TEST(LinePolicyTest, ChangeThatIsNotExplainedHoldsAllBack) {
  BeliefSummary belief = plain();
  belief.explained = 0.4;
  EXPECT_EQ(plies_to_record(belief), 0U);
  belief = plain();
  belief.odd_square = true;
  EXPECT_EQ(plies_to_record(belief), 0U);
}

TEST(LinePolicyTest, WhereAPieceCameMustBeSeenAndWhereItLeftMayBeHidden) {
  BeliefSummary belief = plain();
  belief.beginnings[0].squares[0].evidence.reset();
  EXPECT_EQ(plies_to_record(belief), 1U);
  belief.beginnings[0].squares[1].evidence.reset();
  EXPECT_EQ(plies_to_record(belief), 0U);
  belief = plain();
  belief.beginnings[0].squares[1].evidence = 1;
  EXPECT_EQ(plies_to_record(belief), 0U);
  belief = plain();
  belief.beginnings[0].squares[0].evidence = -5;
  EXPECT_EQ(plies_to_record(belief), 0U);
}

TEST(LinePolicyTest, OfTwoPliesAtOnceTheSecondWaitsForAnotherPicture) {
  BeliefSummary belief = plain();
  belief.beginnings.push_back(plain_ply());
  for (BeginningOfLine& one : belief.beginnings) one.last = SeenPly::at_once;
  belief.beginnings[0].next = SeenPly::at_once;
  EXPECT_EQ(plies_to_record(belief), 1U);
  belief.last = true;
  EXPECT_EQ(plies_to_record(belief), 2U) << "no other picture will come";
  belief.last = false;
  belief.beginnings[1].last = SeenPly::earlier;
  EXPECT_EQ(plies_to_record(belief), 2U);
}

TEST(LinePolicyTest, PliesAtOnceBearOneAnotherOut) {
  BeliefSummary belief = plain();
  belief.beginnings.push_back(plain_ply());
  for (BeginningOfLine& one : belief.beginnings) one.last = SeenPly::at_once;
  belief.beginnings[0].next = SeenPly::at_once;
  belief.beginnings[1].squares[0].evidence = -5;
  EXPECT_EQ(plies_to_record(belief), 0U) << "what contradicts the second makes the first doubtful";
  PolicyParams alone;
  alone.together = false;
  EXPECT_EQ(plies_to_record(belief, alone), 1U);
  belief.beginnings[0].last = SeenPly::earlier;
  EXPECT_EQ(plies_to_record(belief), 1U) << "an earlier picture has shown the first";
}

TEST(LinePolicyTest, WhatCameMustLookLikeItHoweverMuchHasChangedThere) {
  BeliefSummary belief = plain();
  belief.beginnings[0].squares[1] = {true, 12.0, -5};
  EXPECT_EQ(plies_to_record(belief), 0U);
  belief.beginnings[0].squares = {{false, 9.0, -5}, {true, 12.0, 4}};
  EXPECT_EQ(plies_to_record(belief), 1U) << "what it left may be hidden";
}

TEST(LinePolicyTest, OfPliesThatHideOneAnotherPeopleAreAskedAsALine) {
  BeliefSummary belief = plain();
  EXPECT_FALSE(worth_asking(belief)) << "one ply is waited for";
  belief.beginnings.push_back(plain_ply());
  belief.beginnings[0].stands = false;
  EXPECT_TRUE(worth_asking(belief));
  belief.beginnings[1].squares[1].evidence.reset();
  EXPECT_TRUE(worth_asking(belief)) << "a hidden square does not speak against it";
  belief.beginnings[1].squares[0].evidence = -5;
  EXPECT_FALSE(worth_asking(belief));
  belief.beginnings[1].squares[0].evidence = 5;
  belief.beginnings[1].share = 0.4;
  EXPECT_FALSE(worth_asking(belief));
  belief.beginnings[1].share = 0.999;
  belief.odd_square = true;
  EXPECT_FALSE(worth_asking(belief));
}

TEST(LinePolicyTest, APlyThatALaterOneUndidIsNotShown) {
  BeliefSummary belief = plain();
  belief.beginnings[0].stands = false;
  EXPECT_EQ(plies_to_record(belief), 0U);
}

TEST(LinePolicyTest, AThreadThatIsLostWaitsForAnAnswer) {
  BeliefSummary belief = plain();
  belief.beginnings.assign(9, plain_ply());
  EXPECT_EQ(plies_to_record(belief), 0U);
}

TEST(LinePolicyTest, NobodyIsAskedToCompareALongLine) {
  BeliefSummary belief = plain();
  belief.beginnings.assign(12, plain_ply());
  EXPECT_TRUE(worth_asking(belief));
  belief.beginnings.push_back(plain_ply());
  EXPECT_FALSE(worth_asking(belief));
}

TEST(PieceListTest, ChangesAddUpAndCancelOut) {
  const Board& board = *Board::find("chess8");
  PieceList pieces;
  const NumberedPlacement start = pieces.numbered(test::on_chessboard({{"e2", "S.pawn"}, {"d7", "N.pawn"}}), board);
  const std::uint8_t e2 = board.find_cell("e2")->value, e4 = board.find_cell("e4")->value;
  const PieceNumber pawn = pieces.number(test::piece("S.pawn"));
  PlacementChange change = with(with({}, start, e4, pawn), start, e2, 0);
  EXPECT_EQ(changed(start, change), pieces.numbered(test::on_chessboard({{"e4", "S.pawn"}, {"d7", "N.pawn"}}), board));
  EXPECT_EQ(change, change_of(start, changed(start, change)));
  EXPECT_EQ(piece_after(start, change, e2), 0);
  EXPECT_EQ(piece_after(start, change, e4), pawn);
  change = with(with(std::move(change), start, e2, pawn), start, e4, 0);
  EXPECT_TRUE(change.empty());
}

TEST(PieceListTest, KindsOfOneArmyAreNotToldApart) {
  const Board& board = *Board::find("chess8");
  PieceList pieces;
  const NumberedPlacement start = pieces.numbered(test::on_chessboard({{"b7", "S.pawn"}, {"d7", "N.pawn"}}), board);
  const std::uint8_t b8 = board.find_cell("b8")->value;
  const PlacementChange queen = with({}, start, b8, pieces.number(test::piece("S.queen"))),
                        rook = with({}, start, b8, pieces.number(test::piece("S.rook"))),
                        other = with({}, start, b8, pieces.number(test::piece("N.rook")));
  EXPECT_TRUE(same_armies(pieces, start, queen, rook));
  EXPECT_FALSE(same_armies(pieces, start, queen, other));
  EXPECT_FALSE(same_armies(pieces, start, queen, {}));
  EXPECT_EQ(pieces.armies(), 2);
}

}  // namespace
}  // namespace arbiter::table
