// SPDX-License-Identifier: MIT
// A belief over lines of play sees rendered tables: what was played is recorded, what was not is no ply.
#include "app/table/line_filter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <set>

#include "app/table/first_look.h"
#include "app/table/session.h"
#include "tests/support/placed.h"
#include "vision/simulate/renderer.h"

namespace arbiter::table {
namespace {

using OnTable = vision::simulate::Placement;

/// A game of chess on a rendered table, and a belief that sees it.
class LineFilterTest : public testing::Test {
 protected:
  LineFilterTest() {
    EXPECT_TRUE(session_.new_game({{"ruleset", "chess"}}));
    table_ = session_.state().pieces;
    auto scene = vision::simulate::make_scene("chess8", "wood", 3);
    scene.size = {640, 480};
    scene.pose = {};
    scene.pose.elevation = 60;
    renderer_.emplace(std::move(scene));
    layout_.emplace(*renderer_->scene().board);
    futures_.emplace(*session_.game());
    filter_.emplace(*layout_, picture(), eyes(), false, placed(table_));
  }

  [[nodiscard]] calibration::BoardPlane plane(int number) {
    const Board& board = *renderer_->scene().board;
    const auto on_board = calibration::corners_on_board(board);
    calibration::Corners corners;
    for (std::size_t i = 0; i < 4; ++i)
      corners[i] = renderer_->project({on_board[i].x, on_board[i].y, 0}, renderer_->shake(number));
    return *calibration::BoardPlane::from_corners(board, corners, calibration::Lens::guess(renderer_->scene().size));
  }
  std::vector<cv::Point3d> eyes() { return vision::possible_eyes(plane(number_), renderer_->scene().size); }
  vision::TopPicture picture() {
    ++number_;
    return vision::from_above(renderer_->render(table_, {}, number_), plane(number_), *layout_);
  }
  /// Fingers lie on the middle of the board.
  vision::TopPicture picture_under_fingers() {
    ++number_;
    cv::Mat3b image = renderer_->render(table_, {}, number_);
    const cv::Size size = renderer_->scene().size;
    for (int i = 0; i < 5; ++i)
      cv::circle(image, {size.width * (30 + 10 * i) / 100, size.height * (47 + 3 * (i % 2)) / 100}, size.width / 26,
                 {170, 60, 20}, cv::FILLED);
    return vision::from_above(image, plane(number_), *layout_);
  }
  [[nodiscard]] vision::Placement placed(const OnTable& table) const {
    return test::placed(*renderer_->scene().board, table);
  }
  bool see() { return filter_->see(picture(), eyes(), *futures_); }
  void carry(const std::string& from, const std::string& to) {
    table_[to] = table_.at(from);
    table_.erase(from);
  }
  /// So many plies of the likeliest line may be recorded.
  std::size_t to_record() { return plies_to_record(filter_->summary()); }
  void record(const std::string& action) {
    ASSERT_TRUE(session_.act(action, {"camera", number_, 1}));
    futures_.emplace(*session_.game());
    filter_->recorded({action}, placed(table_), true);
  }

  Session session_{":memory:"};
  OnTable table_;
  std::optional<vision::simulate::Renderer> renderer_;
  std::optional<vision::Layout> layout_;
  std::optional<Futures> futures_;
  std::optional<LineFilter> filter_;
  int number_ = 0;
};

using Actions = std::vector<std::string>;

TEST_F(LineFilterTest, PliesAreSeenOneAfterTheOther) {
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"e2", "e4"}, {"d7", "d5"}, {"e4", "d5"}, {"d8", "d5"}, {"g1", "f3"}}) {
    carry(from, to);
    ASSERT_TRUE(see()) << from;
    ASSERT_EQ(to_record(), 1U) << from << to;
    ASSERT_EQ(filter_->lines().front().actions, Actions{from + to});
    record(from + to);
  }
}

TEST_F(LineFilterTest, APictureLikeTheLastAddsNothing) {
  EXPECT_FALSE(see());
  carry("e2", "e4");
  EXPECT_TRUE(see());
  const double total = filter_->total();
  EXPECT_FALSE(see());
  EXPECT_EQ(filter_->total(), total);
}

TEST_F(LineFilterTest, PiecesPushedOffAndPutBackAreNoPlies) {
  const OnTable before = table_;
  carry("a1", "a3");
  carry("b1", "b3");
  ASSERT_TRUE(see());
  EXPECT_EQ(to_record(), 0U);
  table_ = before;
  ASSERT_TRUE(see());
  EXPECT_EQ(to_record(), 0U);
  EXPECT_TRUE(filter_->lines().front().actions.empty());
  filter_->remember();
  carry("g1", "f3");
  ASSERT_TRUE(see());
  ASSERT_EQ(to_record(), 1U);
  EXPECT_EQ(filter_->lines().front().actions, Actions{"g1f3"});
}

// A hand explains a picture better than any ply: no line that explained it almost as well as the best is given up.
TEST_F(LineFilterTest, UnderAHandNoLineIsGivenUpForAnother) {
  carry("d2", "d4");
  carry("g8", "f6");
  ASSERT_TRUE(filter_->see(picture_under_fingers(), eyes(), *futures_));
  EXPECT_GT(filter_->shares().back(), 0.99) << "something else, as far as this picture goes";
  EXPECT_GT(filter_->lines().size(), 1U);
  carry("c1", "f4");
  ASSERT_TRUE(see());
  EXPECT_EQ(filter_->lines().front().actions, (Actions{"d2d4", "g8f6", "c1f4"}));
}

// Two knights seem to go out and to come back, which may have been a hand. What is played then may be all there was.
TEST_F(LineFilterTest, PliesThatUndoOneAnotherAreWeighedWithoutThemToo) {
  carry("b1", "c3");
  carry("g8", "f6");
  ASSERT_TRUE(see());
  carry("c3", "b1");
  carry("f6", "g8");
  ASSERT_TRUE(see());
  carry("d2", "d4");
  ASSERT_TRUE(see());
  const auto& lines = filter_->lines();
  const auto shortest =
      std::find_if(lines.begin(), lines.end(), [](const Line& one) { return one.actions == Actions{"d2d4"}; });
  ASSERT_NE(shortest, lines.end());
  EXPECT_GE(shortest->weight, lines.front().weight);
}

TEST_F(LineFilterTest, TwoPliesAtOnceAreRecordedOneByOne) {
  carry("e2", "e4");
  carry("d7", "d5");
  ASSERT_TRUE(see());
  ASSERT_EQ(filter_->lines().front().actions, (Actions{"e2e4", "d7d5"}));
  EXPECT_EQ(filter_->lines().front().seen.front(), SeenPly::at_once);
  EXPECT_EQ(to_record(), 1U) << "the second waits for another picture";
}

TEST_F(LineFilterTest, WhatIsLeftOfPliesAtOnceIsLookedAtAgainAndWeighsTheSame) {
  carry("e2", "e4");
  carry("d7", "d5");
  ASSERT_TRUE(see());
  ASSERT_TRUE(session_.act("e2e4", {"camera", number_, 1}));
  futures_.emplace(*session_.game());
  OnTable table = table_;
  table["d7"] = table.at("d5");
  table.erase("d5");
  filter_->recorded({"e2e4"}, placed(table), true);
  ASSERT_EQ(filter_->lines().front().actions, Actions{"d7d5"});
  const std::vector<double> before = filter_->shares();
  EXPECT_FALSE(see()) << "the picture shows nothing new";
  EXPECT_EQ(filter_->shares(), before);
  EXPECT_EQ(to_record(), 0U);
  BeliefSummary belief = filter_->summary();
  belief.last = true;
  EXPECT_EQ(plies_to_record(belief), 1U) << "the table rests";
}

// Two moves of one player and one of the other, none of which a picture showed: in which order is not known.
TEST_F(LineFilterTest, MorePliesThanTwoAreFoundWithTheirOrders) {
  carry("e2", "e4");
  carry("d7", "d5");
  carry("g1", "f3");
  ASSERT_TRUE(see());
  const Actions& found = filter_->lines().front().actions;
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[1], "d7d5");
  EXPECT_EQ(to_record(), 0U) << "another picture may tell more";
  BeliefSummary belief = filter_->summary();
  belief.last = true;
  EXPECT_EQ(plies_to_record(belief), 3U);
  const auto others = filter_->others_like(found, placed(table_));
  const Actions turned{found[2], found[1], found[0]};
  EXPECT_NE(std::find(others.begin(), others.end(), turned), others.end());
}

// No picture shows the pawns that were taken on d5: their loss is explained by what took them.
TEST_F(LineFilterTest, PiecesGivenUpAndTakenAreFoundAcrossAGap) {
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"e2", "e4"}, {"d7", "d5"}, {"e4", "d5"}, {"d8", "d5"}, {"b1", "c3"}})
    carry(from, to);
  ASSERT_TRUE(see());
  const Actions& found = filter_->lines().front().actions;
  ASSERT_EQ(found.size(), 5U);
  EXPECT_EQ(std::set(found.begin(), found.end()), (std::set<std::string>{"e2e4", "d7d5", "e4d5", "d8d5", "b1c3"}));
  BeliefSummary belief = filter_->summary();
  EXPECT_TRUE(worth_asking(belief));
  EXPECT_GT(belief.explained, 0.9);
}

// A pawn has gone three squares. A knight could have gone out and back meanwhile, but that is no reason to believe it.
TEST_F(LineFilterTest, AMoveAgainstTheRulesIsNoLongLine) {
  carry("e2", "e5");
  ASSERT_TRUE(see());
  EXPECT_FALSE(worth_asking(filter_->summary()));
  EXPECT_EQ(to_record(), 0U);
}

// Fingers cover the squares of a ply as it is recorded: what was seen there before says nothing any more.
TEST_F(LineFilterTest, WhatWasPlayedUnderAHandIsForgotten) {
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{{"e2", "e4"}, {"h7", "h6"}}) {
    carry(from, to);
    ASSERT_TRUE(see());
    record(from + to);
  }
  carry("e4", "e5");
  const OnTable played = table_;
  carry("a7", "a6");
  ASSERT_TRUE(filter_->see(picture_under_fingers(), eyes(), *futures_));
  ASSERT_TRUE(session_.act("e4e5", {"camera", number_, 1}));
  futures_.emplace(*session_.game());
  filter_->recorded({"e4e5"}, placed(played), true);
  ASSERT_TRUE(see());
  EXPECT_EQ(filter_->lines().front().actions, Actions{"a7a6"});
  const auto opinion = filter_->opinion({"a7a6"}, placed(table_));
  EXPECT_TRUE(opinion.odd.empty()) << "a square that the covered ply changed";
}

// A hand that holds a piece over its new square changes that square, but looks like no piece.
TEST_F(LineFilterTest, WhatLooksLikeNoPieceHasNotArrived) {
  table_.erase("e2");
  cv::Mat shown = renderer_->render(table_, {}, ++number_);
  const cv::Point2d at = plane(number_).middle(*renderer_->scene().board->find_cell("e4"));
  cv::circle(shown, cv::Point(at), 18, cv::Scalar(60, 40, 220), cv::FILLED);
  ASSERT_TRUE(filter_->see(vision::from_above(shown, plane(number_), *layout_), eyes(), *futures_));
  EXPECT_EQ(to_record(), 0U);
}

TEST_F(LineFilterTest, WhatAnEarlierPictureShowedKeepsItsPlace) {
  // e7e6 is played after g1f3; a picture between them shows that.
  carry("g1", "f3");
  ASSERT_TRUE(see());
  carry("e7", "e6");
  ASSERT_TRUE(see());
  ASSERT_EQ(filter_->lines().front().actions, (Actions{"g1f3", "e7e6"}));
  EXPECT_EQ(filter_->lines().front().seen, (std::vector<SeenPly>{SeenPly::alone, SeenPly::alone}));
}

TEST_F(LineFilterTest, WhatAnotherWouldRecordIsJudged) {
  carry("e2", "e4");
  ASSERT_TRUE(see());
  const auto right = filter_->opinion({"e2e4"}, placed(table_));
  EXPECT_GT(right.share, 0.95);
  EXPECT_TRUE(right.contrary.empty());
  EXPECT_TRUE(right.odd.empty());
  OnTable other = session_.state().pieces;
  other["d4"] = other.at("d2");
  other.erase("d2");
  const auto wrong = filter_->opinion({"d2d4"}, placed(other));
  EXPECT_LT(wrong.share, 0.05);
  const Cell d4 = *renderer_->scene().board->find_cell("d4");
  EXPECT_EQ(std::count(wrong.contrary.begin(), wrong.contrary.end(), d4), 1) << "nothing has come there";
  EXPECT_FALSE(wrong.odd.empty());
}

using FirstLookTest = LineFilterTest;

TEST_F(FirstLookTest, FindsThePliesBeforeTheFirstPictureWithTheirOrders) {
  for (const auto& [from, to] :
       std::vector<std::pair<std::string, std::string>>{{"d2", "d4"}, {"g8", "f6"}, {"c2", "c4"}, {"e7", "e6"}})
    carry(from, to);
  const vision::TopPicture first = picture();
  vision::Covers covers(*layout_, eyes().front(), false);
  const Board& board = *renderer_->scene().board;
  FirstLook look(*futures_, board, vision::looks_of_squares(first, first.seen, covers, *layout_));
  const std::vector<Opening> found = look.openings();
  EXPECT_TRUE(look.fits(found.front().placement));
  Actions plies = found.front().before;
  EXPECT_EQ(plies.size(), 4U);
  std::sort(plies.begin(), plies.end());
  EXPECT_EQ(plies, (Actions{"c2c4", "d2d4", "e7e6", "g8f6"}));
  EXPECT_EQ(found.front().orders.size(), 3U) << "either of two by either player";
}

TEST_F(FirstLookTest, ATableThatNoOpeningShowsDoesNotFit) {
  table_.erase("d1");
  table_.erase("h8");
  table_["e5"] = table_.at("a1");
  const vision::TopPicture first = picture();
  vision::Covers covers(*layout_, eyes().front(), false);
  FirstLook look(*futures_, *renderer_->scene().board, vision::looks_of_squares(first, first.seen, covers, *layout_));
  EXPECT_FALSE(look.fits(look.openings().front().placement));
}

/// What a network would say that takes every square for what `table` has there, but for those it is in doubt about.
std::vector<vision::SquareOpinion> opinions_of(const OnTable& table, const Board& board,
                                               const std::set<std::string>& in_doubt) {
  std::vector<vision::SquareOpinion> out;
  for (const Cell cell : board.cells()) {
    vision::SquareOpinion one;
    one.cell = cell;
    const auto stands = table.find(board.name(cell));
    if (in_doubt.contains(board.name(cell))) {
      one.empty = one.unknown = 0.5;
    } else if (stands != table.end()) {
      one.empty = 0;
      (stands->second[0] == 'S' ? one.light : one.dark) = 1;
    }
    one.kinds.fill(1.0 / static_cast<double>(one.kinds.size()));
    out.push_back(one);
  }
  return out;
}

// A picture in which pieces hardly differ from their squares tells little by its colours.
TEST_F(FirstLookTest, NetworksTellWhatColoursDoNot) {
  const Board& board = *renderer_->scene().board;
  const OnTable before = table_;
  carry("d2", "d4");
  const vision::SquareLookList nothing(static_cast<std::size_t>(board.size()));
  EXPECT_TRUE(FirstLook(*futures_, board, nothing).openings().front().before.empty());
  FirstLook late(*futures_, board, nothing, opinions_of(table_, board, {}));
  const std::vector<Opening> openings = late.openings();
  EXPECT_EQ(openings.front().before, Actions{"d2d4"});
  EXPECT_GT(openings.front().weight, late.nothing_played());
  FirstLook begins(*futures_, board, nothing, opinions_of(before, board, {}));
  EXPECT_EQ(begins.openings().size(), 1U) << "no other is near";
  // In doubt about the very squares it is not sure of either.
  FirstLook unsure(*futures_, board, nothing, opinions_of(table_, board, {"d2", "d4"}));
  const auto found = unsure.openings();
  EXPECT_TRUE(found.front().before.empty());
  EXPECT_TRUE(std::ranges::any_of(found, [](const Opening& one) { return one.before == Actions{"d2d4"}; }));
}

}  // namespace
}  // namespace arbiter::table
