// SPDX-License-Identifier: MIT
// Courses of a game that are carried on from picture to picture until what they have in common is sure. No pictures:
// what they would tell is made up.
#include "app/table/hypothesis_beam.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "tests/support/placed.h"

namespace arbiter::table {
namespace {

using test::on_chessboard;
using Actions = std::vector<std::string>;

constexpr double kArea = 1000;  // pixels of a square²

/// An explanation that is worth so many squares² of pixels, and what stands on the table then.
Hypothesis may_be(const Actions& actions, double score, const vision::Placement& table) {
  Hypothesis one;
  one.actions = actions;
  one.score = score * kArea;
  one.table = table;
  return one;
}

double all_shares(const HypothesisBeam& beam) {
  return std::accumulate(beam.hypotheses().begin(), beam.hypotheses().end(), 0.0,
                         [](double sum, const BeamHypothesis& hypothesis) { return sum + hypothesis.share; });
}

/// A pawn that was put down between e3 and e4.
const vision::Placement kOnE3 = on_chessboard({{"e3", "S.pawn"}, {"d7", "N.pawn"}}),
                        kOnE4 = on_chessboard({{"e4", "S.pawn"}, {"d7", "N.pawn"}}),
                        kNowhere = on_chessboard({{"e2", "S.pawn"}, {"d7", "N.pawn"}});

std::vector<Hypothesis> between_two_squares() {
  return {may_be({"e2e4"}, 1.02, kOnE4), may_be({"e2e3"}, 1, kOnE3), may_be({}, 0, kNowhere)};
}

/// d7d5 and then a capture there, which only the pawn on e4 can make.
std::vector<std::vector<Hypothesis>> a_reply() {
  const vision::Placement e4 = on_chessboard({{"e4", "S.pawn"}, {"d5", "N.pawn"}}),
                          e3 = on_chessboard({{"e3", "S.pawn"}, {"d5", "N.pawn"}});
  return {{may_be({"d7d5"}, 1, e4), may_be({}, 0, kOnE4)}, {may_be({"d7d5"}, 1, e3), may_be({}, 0, kOnE3)}};
}
std::vector<std::vector<Hypothesis>> a_capture() {
  const vision::Placement taken = on_chessboard({{"d5", "S.pawn"}}),
                          e3 = on_chessboard({{"e3", "S.pawn"}, {"d5", "N.pawn"}});
  return {{may_be({"e4d5"}, 1.1, taken), may_be({}, 0, kOnE4)}, {may_be({"e3e4"}, -0.2, e3), may_be({}, 0, e3)}};
}

TEST(HypothesisBeamTest, ALaterActionThatOneCourseAllowsSettlesTheFirst) {
  HypothesisBeam beam;
  EXPECT_TRUE(beam.empty());
  EXPECT_EQ(beam.common(0.5), 0U);
  beam.begin(between_two_squares(), kArea, 0.99);
  ASSERT_FALSE(beam.empty());
  EXPECT_EQ(beam.hypotheses().front().actions, Actions{"e2e4"});
  EXPECT_EQ(beam.common(0.95), 0U) << "two squares explain it nearly as well";
  EXPECT_NEAR(all_shares(beam), 1, 1e-9);
  std::printf("open between two squares: shares %.2f and %.2f\n", beam.share_of({"e2e4"}), beam.share_of({"e2e3"}));

  beam.go_on(a_reply(), kArea);
  ASSERT_GE(beam.hypotheses().size(), 2U);
  EXPECT_EQ(beam.hypotheses()[0].actions, (Actions{"e2e4", "d7d5"}));
  EXPECT_EQ(beam.hypotheses()[0].from, 0U);
  EXPECT_EQ(beam.common(0.95), 0U) << "the reply is the same in both courses and says nothing of the first ply";

  beam.go_on(a_capture(), kArea);
  EXPECT_EQ(beam.hypotheses().front().actions, (Actions{"e2e4", "d7d5", "e4d5"}));
  EXPECT_EQ(beam.common(0.95), 3U);
  EXPECT_GT(beam.share_of({"e2e4"}), 0.95);
  EXPECT_LT(beam.share_of({"e2e3"}), 0.05);
  EXPECT_NEAR(all_shares(beam), 1, 1e-9);
}

// The likeliest of the first picture is not always what was played.
TEST(HypothesisBeamTest, TheSecondOfTwoMayWin) {
  HypothesisBeam beam;
  beam.begin(between_two_squares(), kArea, 0.99);
  beam.go_on({{may_be({}, 0, kOnE4)}, {may_be({"d7d6"}, 1, on_chessboard({{"e3", "S.pawn"}, {"d6", "N.pawn"}}))}},
             kArea);
  EXPECT_EQ(beam.hypotheses().front().actions, (Actions{"e2e3", "d7d6"}));
  EXPECT_EQ(beam.hypotheses().front().from, 1U);
  EXPECT_GT(beam.share_of({"e2e3"}), 0.9);
}

TEST(HypothesisBeamTest, DoubtOfTheFirstIsKeptForNothingPlayed) {
  double before = 1;
  for (const double p : {0.95, 0.9, 0.7, 0.5, 0.3}) {
    HypothesisBeam beam;
    beam.begin({may_be({"e2e4"}, 3, kOnE4), may_be({}, 0, kNowhere)}, kArea, p);
    const double share = beam.share_of({"e2e4"});
    std::printf("probability %.2f: share %.3f\n", p, share);
    EXPECT_NEAR(share, p, 1e-6) << "three squares² ahead of nothing, and yet no surer than that";
    EXPECT_NEAR(all_shares(beam), 1, 1e-9);
    EXPECT_LT(share, before);
    before = share;
  }
  // Evidence for nothing counts when it is more than the doubt.
  HypothesisBeam beam;
  beam.begin({may_be({"e2e4"}, 1, kOnE4), may_be({}, 0.95, kNowhere)}, kArea, 0.99);
  EXPECT_LT(beam.share_of({"e2e4"}), 0.6);
  // Certainty and its opposite are numbers too.
  for (const double p : {0.0, 1.0}) {
    beam.begin({may_be({"e2e4"}, 1, kOnE4), may_be({}, 0, kNowhere)}, kArea, p);
    EXPECT_NEAR(beam.share_of({"e2e4"}), p, 0.05);
  }
  beam.begin({}, kArea, 0.5);
  EXPECT_TRUE(beam.empty());
}

TEST(HypothesisBeamTest, ASharedBeginningIsCommonBeforeTheRestIs) {
  const vision::Placement d6 = on_chessboard({{"e4", "S.pawn"}, {"d6", "N.pawn"}}),
                          d5 = on_chessboard({{"e4", "S.pawn"}, {"d5", "N.pawn"}});
  HypothesisBeam beam;
  beam.begin({may_be({"e2e4", "d7d5"}, 2, d5), may_be({"e2e4", "d7d6"}, 1.98, d6), may_be({}, 0, kNowhere)}, kArea,
             0.95);
  EXPECT_EQ(beam.hypotheses().size(), 3U);
  EXPECT_EQ(beam.common(0.95), 1U);
  EXPECT_GT(beam.share_of({"e2e4"}), 0.95);
  EXPECT_LT(beam.share_of({"e2e4", "d7d5"}), 0.6);
  beam.recorded(1);
  ASSERT_EQ(beam.hypotheses().size(), 2U) << "nothing played is no course any more";
  EXPECT_EQ(beam.hypotheses()[0].actions, Actions{"d7d5"});
  EXPECT_EQ(beam.hypotheses()[1].actions, Actions{"d7d6"});
  EXPECT_NEAR(all_shares(beam), 1, 1e-9);
  beam.recorded(1);
  ASSERT_EQ(beam.hypotheses().size(), 1U);
  EXPECT_TRUE(beam.hypotheses()[0].actions.empty());
  EXPECT_EQ(beam.hypotheses()[0].table, d5);
  EXPECT_EQ(beam.common(0.5), 0U);
  beam.clear();
  EXPECT_TRUE(beam.empty());
  beam.recorded(1);
  EXPECT_EQ(beam.share_of({}), 0);
}

TEST(HypothesisBeamTest, OfThoseThatLookTheSameOneIsKept) {
  const vision::Placement queen = on_chessboard({{"b8", "S.queen"}}), knight = on_chessboard({{"b8", "S.knight"}}),
                          rook = on_chessboard({{"a8", "S.rook"}});
  HypothesisBeam beam;
  beam.begin({may_be({"b7b8=queen"}, 1, queen), may_be({"b7b8=knight"}, 1, knight), may_be({"b7a8"}, 0.9, rook)}, kArea,
             0.99);
  EXPECT_EQ(beam.hypotheses().size(), 2U);
  EXPECT_EQ(beam.hypotheses()[0].actions, Actions{"b7b8=queen"});
  EXPECT_EQ(beam.hypotheses()[1].actions, Actions{"b7a8"});
}

TEST(HypothesisBeamTest, CarriesOnFewAndNoneFarBehind) {
  const BeamParams params;
  std::vector<Hypothesis> many;
  for (int i = 0; i < 20; ++i)
    many.push_back(
        may_be({"p" + std::to_string(i)}, 1,
               on_chessboard({{Board::find("chess8")->name(Cell{static_cast<std::uint8_t>(i)}), "S.pawn"}})));
  HypothesisBeam beam;
  beam.begin(many, kArea, 0.99);
  EXPECT_EQ(beam.hypotheses().size(), params.most);
  beam.begin({may_be({"e2e4"}, 2, kOnE4), may_be({"e2e3"}, 2 - params.worth - 0.01, kOnE3)}, kArea, 0.99);
  EXPECT_EQ(beam.hypotheses().size(), 1U);
}

}  // namespace
}  // namespace arbiter::table
