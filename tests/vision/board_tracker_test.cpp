#include "vision/locate/board_tracker.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include "tests/vision/painted_board.h"

namespace arbiter::vision {
namespace {

using calibration::Corners;
using calibration::Lens;

// A cross seen obliquely, painted once; camera movements are warps of that picture.
class Tracker : public testing::Test {
 protected:
  static const test::Painting& painting() {
    static const test::Painting painted = [] {
      test::PaintedView view;
      view.camera = {7, -6, 17};
      view.pieces = 50;
      return test::paint(*Board::find("cross14"), view);
    }();
    return painted;
  }
  static BoardTracker tracker() {
    const auto fix = find_board(painting().picture, *Board::find("cross14"), Lens::guess(painting().picture.size()));
    EXPECT_TRUE(fix);
    return BoardTracker(painting().picture, *fix);
  }
  static cv::Mat warped(const cv::Matx23d& m) {
    cv::Mat out;
    cv::warpAffine(painting().picture, out, m, painting().picture.size(), cv::INTER_LINEAR, cv::BORDER_REFLECT);
    return out;
  }
  static double error(const TrackedBoard& tracked, const cv::Matx23d& m) {
    const Corners now = tracked.plane.corners();
    double worst = 0;
    for (size_t i = 0; i < 4; ++i) {
      const cv::Point2d p = painting().corners[i];
      worst = std::max(worst, cv::norm(now[i] - cv::Point2d(m * cv::Vec3d(p.x, p.y, 1))));
    }
    return worst;
  }
};

TEST_F(Tracker, SteadyWhileNothingMoves) {
  BoardTracker t = tracker();
  const auto tracked = t.follow(painting().picture);
  EXPECT_EQ(tracked.motion, BoardMotion::steady);
  EXPECT_GT(tracked.visible, 0.95);
  EXPECT_LT(tracked.moved_px, 0.5);
}

TEST_F(Tracker, FollowsNudgesSmallAndLarge) {
  for (const cv::Matx23d& m :
       {cv::Matx23d(1, 0, 3.5, 0, 1, -2.25), cv::Matx23d(1, 0, 38, 0, 1, 21),
        cv::Matx23d(0.9998, -0.0175, 12, 0.0175, 0.9998, -9), cv::Matx23d(1, 0, -95, 0, 1, 44)}) {
    BoardTracker t = tracker();
    TrackedBoard tracked = t.follow(warped(m));
    EXPECT_EQ(tracked.motion, BoardMotion::nudged);
    std::printf("[ error    ] after a nudge of %.0f, %.0f px: %.2f px\n", m(0, 2), m(1, 2), error(tracked, m));
    EXPECT_LT(error(tracked, m), 2);
    EXPECT_EQ(t.follow(warped(m)).motion, BoardMotion::steady);
  }
}

TEST_F(Tracker, AHandHidesButDoesNotMoveTheBoard) {
  BoardTracker t = tracker();
  cv::Mat frame = painting().picture.clone();
  cv::ellipse(frame, {600, 500}, {330, 420}, 10, 0, 360, {120, 150, 190}, -1, cv::LINE_AA);
  for (int i = 0; i < 25; ++i) {
    const auto tracked = t.follow(frame);
    EXPECT_NE(tracked.motion, BoardMotion::nudged);
    EXPECT_LT(tracked.moved_px, 1);
    EXPECT_LT(tracked.visible, 0.8);
  }
  EXPECT_EQ(t.follow(painting().picture).motion, BoardMotion::steady);
}

TEST_F(Tracker, LostWhenTheBoardIsGone) {
  BoardTracker t = tracker();
  test::PaintedView view;
  const cv::Mat table = test::paint_table(view);
  TrackedBoard tracked = t.follow(table);
  for (int i = 0; i < 40; ++i) tracked = t.follow(table);
  EXPECT_EQ(tracked.motion, BoardMotion::lost);
  EXPECT_EQ(t.follow(painting().picture).motion, BoardMotion::steady);
}

}  // namespace
}  // namespace arbiter::vision
