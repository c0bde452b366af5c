// SPDX-License-Identifier: MIT
#include "vision/reading/stillness.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <opencv2/imgproc.hpp>

#include "tests/vision/painted_board.h"

namespace arbiter::vision {
namespace {

// A camera that was knocked shows everything elsewhere, in every picture from then on; nothing on the board has
// changed.
TEST(StillnessTest, AKnockedCameraIsComparedFromWhereItIs) {
  arbiter::test::PaintedView view;
  view.camera = {4, -5, 12};
  view.pieces = 20;
  const Board& board = *Board::find("chess8");
  const arbiter::test::Painting painted = arbiter::test::paint(board, view);
  const auto lens = calibration::Lens::guess(painted.picture.size());
  const auto plane_at = [&](cv::Point2d by) {
    calibration::Corners corners = painted.corners;
    for (cv::Point2d& corner : corners) corner += by;
    return *calibration::BoardPlane::from_corners(board, corners, lens);
  };
  Stillness stillness;
  stillness.accept(painted.picture, plane_at({}));
  double worst = 0;
  for (const cv::Point2d& by : {cv::Point2d(), {9, 6}, {9.8, 6.4}, {8.6, 5.9}, {9.3, 6.8}}) {
    cv::Mat now;
    cv::warpAffine(painted.picture, now, cv::Matx23d(1, 0, by.x, 0, 1, by.y), painted.picture.size(), cv::INTER_LINEAR,
                   cv::BORDER_REPLICATE);
    const StillnessReport report = stillness.look(now, plane_at(by));
    worst = std::max(worst, report.changed);
    EXPECT_NE(report.calm, Calm::reached) << by;
  }
  std::printf("[ error    ] %.4f of the board seems changed at most\n", worst);
  EXPECT_LT(worst, 0.01);
}

}  // namespace
}  // namespace arbiter::vision
