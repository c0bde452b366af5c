// SPDX-License-Identifier: MIT
// When two pictures show the same table, so that they need not be compared in full.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <opencv2/imgproc.hpp>

#include "tests/vision/chess_camera.h"
#include "vision/change/keyframe.h"

namespace arbiter::vision {
namespace {

class SamePicture : public testing::Test {
 protected:
  void SetUp() override { cv::theRNG().state = 4; }

  /// The still with another picture, and a camera's noise in it, grey levels.
  [[nodiscard]] Keyframe with_noise(const cv::Mat3b& picture, double sigma = 0.8) const {
    cv::Mat3s noise(picture.size());
    cv::randn(noise, 0, sigma);
    cv::Mat3s sum;
    picture.convertTo(sum, CV_16S);
    Keyframe noisy = keyframe_;
    noisy.picture = cv::Mat3b();
    cv::Mat3s(sum + noise).convertTo(noisy.picture, CV_8U);
    return noisy;
  }

  /// The table after a pawn's move, the picture the same beside it; `share`: of how much that differs.
  [[nodiscard]] cv::Mat3b after_a_move(double share) {
    Placement after = chess_set_up();
    after["e3"] = "S.pawn";
    after.erase("e2");
    cv::Mat3b moved = keyframe_.picture.clone();
    const cv::Point foot = keyframe_.plane.to_pixel(keyframe_.plane.middle(*camera_.board().find_cell("e3")));
    const int side = static_cast<int>(keyframe_.plane.square_px());
    const cv::Rect about(foot.x - side / 2, foot.y - side, side, 2 * side);
    cv::Mat3b part = moved(about);
    cv::addWeighted(camera_.keyframe(after, 1).picture(about), share, part, 1 - share, 0, part);
    return moved;
  }

  using Placement = simulate::Placement;
  ChessCamera camera_{60};
  const Keyframe keyframe_ = camera_.keyframe(chess_set_up(), 1);
};

TEST_F(SamePicture, IsToldFromOneInWhichAPawnHasMoved) {
  const Keyframe quiet = with_noise(keyframe_.picture);
  EXPECT_TRUE(same_picture(quiet, with_noise(keyframe_.picture))) << "only the noise is another";
  EXPECT_FALSE(same_picture(quiet, with_noise(after_a_move(1))));
  EXPECT_FALSE(same_picture(quiet, with_noise(keyframe_.picture * 0.9))) << "another light is to be looked at";
  // A pawn that hardly stands out from its ground.
  double least = 1;
  while (least > 0.01 && !same_picture(quiet, with_noise(after_a_move(least - 0.01)))) least -= 0.01;
  std::printf("a pawn of %.0f %% of its contrast is seen to have moved\n", 100 * least);
  EXPECT_LT(least, 0.15);
}

TEST_F(SamePicture, IsKnownUnderALampThatFlickers) {
  const Keyframe quiet = with_noise(keyframe_.picture);
  cv::Mat3b banded = keyframe_.picture.clone();
  for (int y = 0; y < banded.rows; ++y) banded.row(y) *= 1 + 0.035 * std::sin(2 * CV_PI * y / 150.0);
  EXPECT_TRUE(same_picture(quiet, with_noise(banded)));
  EXPECT_TRUE(same_picture(quiet, with_noise(keyframe_.picture * 0.96))) << "the exposure is set anew";
  cv::Mat3b moved = after_a_move(0.3);
  for (int y = 0; y < moved.rows; ++y) moved.row(y) *= 1 + 0.035 * std::sin(2 * CV_PI * y / 150.0);
  EXPECT_FALSE(same_picture(quiet, with_noise(moved))) << "a band is no reason to see less";
}

TEST_F(SamePicture, IsKnownFromACameraThatTrembles) {
  const Keyframe quiet = with_noise(keyframe_.picture);
  for (const cv::Point2d by : {cv::Point2d(0.4, 0.3), cv::Point2d(-0.6, 0.2)}) {
    const cv::Matx23d shift(1, 0, by.x, 0, 1, by.y);
    cv::Mat3b shaken;
    cv::warpAffine(keyframe_.picture, shaken, shift, keyframe_.picture.size(), cv::INTER_CUBIC, cv::BORDER_REPLICATE);
    EXPECT_TRUE(same_picture(quiet, with_noise(shaken))) << by;
    cv::warpAffine(after_a_move(0.4), shaken, shift, keyframe_.picture.size(), cv::INTER_CUBIC, cv::BORDER_REPLICATE);
    EXPECT_FALSE(same_picture(quiet, with_noise(shaken))) << by;
  }
}

}  // namespace
}  // namespace arbiter::vision
