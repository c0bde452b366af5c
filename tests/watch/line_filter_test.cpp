// SPDX-License-Identifier: MIT
// A belief over lines of play sees rendered tables: what was played is recorded, what was not is no ply.
#include "app/table/line_filter.h"

#include <gtest/gtest.h>

#include "app/table/session.h"
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
    filter_.emplace(*layout_, picture(), eyes(), false, table_, std::vector<std::string>());
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
    filter_->recorded({action}, table_, true);
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

TEST_F(LineFilterTest, TwoPliesAtOnceAreRecordedOneByOne) {
  carry("e2", "e4");
  carry("d7", "d5");
  ASSERT_TRUE(see());
  ASSERT_EQ(filter_->lines().front().actions, (Actions{"e2e4", "d7d5"}));
  EXPECT_EQ(filter_->lines().front().seen.front(), SeenPly::at_once);
  EXPECT_EQ(to_record(), 1U) << "the second waits for another picture";
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
  const auto right = filter_->opinion({"e2e4"}, table_);
  EXPECT_GT(right.share, 0.95);
  EXPECT_TRUE(right.contrary.empty());
  EXPECT_TRUE(right.odd.empty());
  OnTable other = session_.state().pieces;
  other["d4"] = other.at("d2");
  other.erase("d2");
  const auto wrong = filter_->opinion({"d2d4"}, other);
  EXPECT_LT(wrong.share, 0.05);
  EXPECT_FALSE(wrong.contrary.empty());
  EXPECT_FALSE(wrong.odd.empty());
}

}  // namespace
}  // namespace arbiter::table
