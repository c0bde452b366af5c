// SPDX-License-Identifier: MIT
// A window behind the far side is mirrored in the varnish: squares there are nearly as light as their neighbours, and
// what stands on them looks otherwise than the same pieces elsewhere.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "app/table/which_place.h"
#include "tests/watch/watched_table.h"

namespace arbiter::table {
namespace {

using calibration::BoardPlane;
using calibration::Corners;

/// The picture with a bright, soft spot over the board's far half that leaves `left` of all contrast at its middle.
cv::Mat mirrored(const cv::Mat& picture, double left) {
  constexpr double kMiddleX = 0.5, kMiddleY = 0.3, kWide = 0.22, kHigh = 0.16, kWhite = 232;
  cv::Mat out = picture.clone();
  for (int y = 0; y < out.rows; ++y)
    for (int x = 0; x < out.cols; ++x) {
      const double dx = (static_cast<double>(x) / out.cols - kMiddleX) / kWide;
      const double dy = (static_cast<double>(y) / out.rows - kMiddleY) / kHigh;
      const double veil = (1 - left) * std::exp(-(dx * dx + dy * dy) / 2);
      for (int c = 0; c < 3; ++c) {
        uchar& level = out.at<cv::Vec3b>(y, x)[c];
        level = cv::saturate_cast<uchar>((1 - veil) * level + veil * kWhite);
      }
    }
  return out;
}

class MirroredWindow : public testing::Test, protected WatchedTable {
 protected:
  void show(const std::optional<vision::simulate::Hand>& hand = {}) {
    feed(mirrored(renderer_->render(table_, hand, static_cast<int>(frame_)), 0.25));
  }

  void move(const std::string& from, const std::string& to) {
    const std::string piece = table_.at(from);
    table_.erase(from);
    for (const auto& square : {from, to}) {
      vision::simulate::Hand hand;
      hand.at = vision::simulate::square_centre(*renderer_->scene().board, square);
      hand.side = piece[0];
      hand.carried = piece;
      show(hand);
    }
    table_[to] = piece;
    for (int i = 0; i < 3; ++i) show();
    played_.push_back(from + to);
  }

  void begin_there() {
    step_ = std::chrono::milliseconds{200};
    table_ = begin("chess");
    watch(scene("wood", 40, 5));
    show();
    show();
    ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  }

  vision::simulate::Placement table_;
  std::vector<std::string> played_;
};

TEST_F(MirroredWindow, IsReadPast) {
  begin_there();
  for (const auto& [from, to] : {std::pair{"g1", "f3"},
                                 {"d7", "d5"},
                                 {"d2", "d4"},
                                 {"c8", "f5"},
                                 {"f3", "e5"},
                                 {"a7", "a6"},
                                 {"e5", "c6"},
                                 {"b7", "c6"}})
    move(from, to);
  std::printf("[ read     ] %zu of %zu plies under a mirrored window\n", recorded_.size(), played_.size());
  EXPECT_EQ(recorded_, played_) << last_alert();
}

TEST_F(MirroredWindow, AndAHiddenMoveMakeNoOther) {
  begin_there();
  // A bishop hides the square that the pawn came to, and the one it left is as light as it was.
  for (const auto& [from, to] : {std::pair{"g1", "f3"},
                                 {"d7", "d5"},
                                 {"d2", "d4"},
                                 {"c8", "f5"},
                                 {"f3", "e5"},
                                 {"f7", "f6"},
                                 {"e5", "c6"},
                                 {"b7", "c6"}})
    move(from, to);
  std::printf("[ read     ] %zu of %zu plies, one of them hidden\n", recorded_.size(), played_.size());
  ASSERT_LE(recorded_.size(), played_.size());
  EXPECT_GE(recorded_.size(), 5U) << "what comes before the hidden one";
  EXPECT_TRUE(std::equal(recorded_.begin(), recorded_.end(), played_.begin())) << last_alert();
}

/// The board's corners a number of ranks further from South.
vision::BoardFix fix_at(double ranks) {
  const Board& board = *Board::find("chess8");
  Corners corners = calibration::corners_on_board(board);
  for (cv::Point2d& corner : corners) corner = {100 + 50 * corner.x, 600 - 50 * (corner.y + ranks)};
  const auto plane = BoardPlane::from_corners(board, corners, calibration::Lens::guess({800, 800}));
  return {*plane, plane->corners(), {plane->corners(), plane->turned(2).corners()}, 0, 1, 0, "pattern"};
}

/// So much is shown where a1 lies at that height in the picture, and little elsewhere.
ShowsPosition shown_from(double a1, double share) {
  return [=](const BoardPlane& plane) { return std::abs(plane.corners()[0].y - a1) < 1 ? share : 0.5; };
}

TEST(WhichPlace, IsTheOneThatShowsThePosition) {
  vision::BoardFix fix = fix_at(0);
  fix.places = {fix_at(1), fix_at(-1)};
  const auto found = place_that_shows(shown_from(650, 0.95), fix);
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->corners[0].y, 650, 0.5);
  EXPECT_TRUE(found->places.empty());
}

TEST(WhichPlace, MayLieTheOtherWayRound) {
  vision::BoardFix fix = fix_at(0);
  fix.places = {fix_at(1)};
  // Turned by half, a1 lies where h8 did.
  const auto found = place_that_shows(shown_from(150, 0.95), fix);
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->corners[0].y, 550, 0.5);
}

TEST(WhichPlace, IsNoneWhereThePositionIsNotShown) {
  vision::BoardFix fix = fix_at(0);
  fix.places = {fix_at(1)};
  EXPECT_FALSE(place_that_shows(shown_from(600, 0.7), fix));
}

TEST(WhichPlace, IsNotAskedWhereThereIsOneOnly) {
  const auto found = place_that_shows(
      [](const BoardPlane&) -> double {
        ADD_FAILURE();
        return 0;
      },
      fix_at(0));
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->corners[0].y, 600, 0.5);
}

}  // namespace
}  // namespace arbiter::table
