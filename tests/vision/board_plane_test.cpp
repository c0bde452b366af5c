// SPDX-License-Identifier: MIT
#include "calibration/board_plane.h"

#include <gtest/gtest.h>

#include <numbers>

namespace arbiter::calibration {
namespace {

// A pinhole camera over a chess board: 8 squares, camera in front of the first rank, looking at its middle.
struct Pinhole {
  double f = 1000;
  cv::Point3d camera{4, -6, 10};
  cv::Point2d operator()(cv::Point3d p) const {
    const cv::Vec3d c{camera.x, camera.y, camera.z};
    const cv::Vec3d forward = cv::normalize(cv::Vec3d{4, 4, 0} - c), right{1, 0, 0}, down = forward.cross(right);
    const cv::Vec3d d = cv::Vec3d{p.x, p.y, p.z} - c;
    return {f * d.dot(right) / d.dot(forward) + 639.5, f * d.dot(down) / d.dot(forward) + 479.5};
  }
  Corners corners() const { return {(*this)({0, 0, 0}), (*this)({8, 0, 0}), (*this)({8, 8, 0}), (*this)({0, 8, 0})}; }
};

const Board& chess() { return *Board::find("chess8"); }

TEST(Lens, UndistortionTakesBackDistortion) {
  Lens lens = Lens::guess({1280, 960});
  lens.distortion = {-0.2, 0.05, 0.001, -0.0005, 0.01};
  double worst = 0;
  for (const cv::Point2d p : {cv::Point2d{0, 0}, {1279, 0}, {300, 700}, {640, 480}, {1279, 959}})
    worst = std::max(worst, cv::norm(lens.distort(lens.undistort(p)) - p));
  RecordProperty("worst_px", std::to_string(worst));
  EXPECT_LT(worst, 1e-3);
}

TEST(Lens, ScalesWithThePicture) {
  const Lens lens = Lens::guess({1280, 960}), half = lens.scaled_to({640, 480});
  EXPECT_DOUBLE_EQ(half.fx, lens.fx / 2);
  EXPECT_NEAR(half.cx, 319.5, 1e-9);
}

TEST(BoardPlane, MeetsItsCornersAndComesBack) {
  const auto plane = BoardPlane::from_corners(chess(), Pinhole{}.corners(), Lens::guess({1280, 960}));
  ASSERT_TRUE(plane);
  EXPECT_LT(corner_distance(plane->corners(), Pinhole{}.corners()), 1e-3);
  const cv::Point2d q = plane->to_board(plane->to_pixel({2.5, 6.25, 0}));
  EXPECT_NEAR(q.x, 2.5, 1e-6);
  EXPECT_NEAR(q.y, 6.25, 1e-6);
  EXPECT_EQ(plane->cell_at(plane->to_pixel({4.5, 1.5, 0})), chess().find_cell("e2"));
  EXPECT_EQ(plane->cell_at(plane->to_pixel({-0.5, 1.5, 0})), kNoCell);
}

TEST(BoardPlane, FindsFocalLengthAndHeightFromPerspective) {
  const Pinhole pinhole;
  const auto plane = BoardPlane::from_corners(chess(), pinhole.corners(), Lens::guess({1280, 960}));
  ASSERT_TRUE(plane);
  EXPECT_NEAR(plane->lens().fx, pinhole.f, 0.04 * pinhole.f);
  double worst = 0;
  for (const double x : {0.5, 4.0, 7.5})
    for (const double y : {0.5, 4.0, 7.5})
      worst = std::max(worst, cv::norm(plane->to_pixel({x, y, 1.5}) - pinhole({x, y, 1.5})));
  std::printf("[ error    ] tops of pieces 1.5 squares high: %.2f px of %.0f a square\n", worst, plane->square_px());
  EXPECT_LT(worst, 3);
  EXPECT_NEAR(plane->elevation(), 45, 2);
  const cv::Point2d foot = plane->to_board(plane->to_pixel({3, 5, 1.2}), 1.2);
  EXPECT_NEAR(foot.x, 3, 1e-6);
  EXPECT_NEAR(foot.y, 5, 1e-6);
}

TEST(BoardPlane, RefusesWhatNoBoardShows) {
  const Lens lens = Lens::guess({1280, 960});
  Corners c = Pinhole{}.corners();
  EXPECT_EQ(BoardPlane::from_corners(chess(), {c[0], c[3], c[2], c[1]}, lens).error().code, "mirrored");
  EXPECT_EQ(BoardPlane::from_corners(chess(), {c[0], c[2], c[1], c[3]}, lens).error().code, "not_convex");
  EXPECT_EQ(BoardPlane::from_corners(chess(), {c[0], c[0], c[2], c[3]}, lens).error().code, "too_small");
}

TEST(BoardPlane, TurnsByQuarters) {
  const auto plane = BoardPlane::from_corners(chess(), Pinhole{}.corners(), Lens::guess({1280, 960}));
  ASSERT_TRUE(plane);
  const Corners before = plane->corners();
  for (int q = 0; q < 4; ++q) {
    const Corners after = plane->turned(q).corners();
    for (size_t i = 0; i < 4; ++i) EXPECT_LT(cv::norm(after[i] - before[(i + static_cast<size_t>(q)) % 4]), 1e-6);
  }
}

TEST(BoardPlane, LearnsDistortionFromManyPoints) {
  Lens bent = Lens::guess({1280, 960});
  bent.fx = bent.fy = 1000;
  bent.distortion[0] = -0.12;
  const Pinhole pinhole;
  std::vector<cv::Point2d> on_board, pixels;
  for (int x = 1; x < 8; ++x)
    for (int y = 1; y < 8; ++y) {
      on_board.emplace_back(x, y);
      pixels.push_back(bent.distort(pinhole({static_cast<double>(x), static_cast<double>(y), 0})));
    }
  const auto plane = BoardPlane::from_points(chess(), on_board, pixels, Lens::guess({1280, 960}));
  ASSERT_TRUE(plane);
  Corners truth = pinhole.corners();
  for (cv::Point2d& c : truth) c = bent.distort(c);
  const double error = corner_distance(plane->corners(), truth);
  std::printf("[ error    ] corners beyond 49 distorted crossings: %.2f px\n", error);
  EXPECT_LT(error, 0.5);
}

TEST(BoardPlane, PointsBoardsHaveTheirCornersOnTheCrossings) {
  const Board& board = *Board::find("points9x10");
  const Corners corners{cv::Point2d{100, 900}, {900, 900}, {900, 100}, {100, 100}};
  const auto plane = BoardPlane::from_corners(board, corners, Lens::guess({1000, 1000}));
  ASSERT_TRUE(plane);
  EXPECT_LT(cv::norm(plane->to_pixel(plane->middle(*board.find_cell("a1"))) - corners[0]), 1e-3);
}

}  // namespace
}  // namespace arbiter::calibration
