// SPDX-License-Identifier: MIT
#include "vision/change/difference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "vision/change/evidence.h"

namespace arbiter::vision {
namespace {

// Row by row, borders and all, what OpenCV says picture by picture.
TEST(Difference, IsThatOfWholePictures) {
  constexpr double kBlur = 0.8;
  constexpr float kTrembling = 0.6F;
  cv::RNG random(7);
  for (const cv::Size size : {cv::Size(97, 61), cv::Size(8, 5), cv::Size(3, 2)}) {
    cv::Mat3b before(size), after(size);
    random.fill(before, cv::RNG::UNIFORM, 0, 256);
    random.fill(after, cv::RNG::UNIFORM, 0, 256);
    cv::Mat3f light(2, 3);
    random.fill(light, cv::RNG::UNIFORM, 0.7, 1.4);
    const Difference found = difference_of(before, after, light, kBlur, kTrembling);

    cv::Mat gain, a, b, low, high, outside, off;
    cv::resize(light, gain, size, 0, 0, cv::INTER_LINEAR);
    before.convertTo(a, CV_32F);
    a = cv::Mat(a + cv::Scalar::all(4)).mul(gain) - cv::Scalar::all(4);
    cv::Mat3b matched;
    a.convertTo(matched, CV_8U);
    after.convertTo(b, CV_32F);
    cv::GaussianBlur(a, a, {5, 5}, kBlur);
    cv::GaussianBlur(b, b, {5, 5}, kBlur);
    cv::erode(a, low, cv::Mat());
    cv::dilate(a, high, cv::Mat());
    const cv::Mat under = a + kTrembling * (low - a) - b;
    const cv::Mat over = b - a - kTrembling * (high - a);
    cv::max(under, over, outside);
    std::vector<cv::Mat> channels;
    cv::split(outside, channels);
    cv::max(channels[0], channels[1], off);
    cv::max(off, channels[2], off);
    cv::max(off, cv::Scalar(0), off);

    const double apart = cv::norm(found.off, off, cv::NORM_INF);
    std::printf("%d x %d: apart by %.5f grey levels at most\n", size.width, size.height, apart);
    EXPECT_LT(apart, 0.01);
    EXPECT_LT(cv::norm(found.before, a, cv::NORM_INF), 0.01);
    EXPECT_LT(cv::norm(found.after, b, cv::NORM_INF), 0.01);
    EXPECT_LE(cv::norm(found.matched, matched, cv::NORM_INF), 1) << "halves may be rounded otherwise";
  }
}

TEST(KeyframeWidth, IsAsSmallAsSquaresAllow) {
  const cv::Size size(1920, 1080);
  const auto seen = [&](const char* board, double side) {
    const calibration::Corners corners{
        cv::Point2d(400, 40 + side), {400 + side, 40 + side}, {400 + side, 40}, {400, 40}};
    const auto lens = calibration::Lens::guess(size);
    return *calibration::BoardPlane::from_corners(*Board::find(board), corners, lens);
  };
  const calibration::BoardPlane chess = seen("chess8", 800);
  const int width = keyframe_width(size, chess);
  EXPECT_NEAR(width, std::max<double>(kKeyframeNarrow, size.width * kKeyframeSquare / chess.square_px()), 1);
  EXPECT_EQ(Keyframe(cv::Mat3b(size), chess, width).picture.cols, width);
  EXPECT_EQ(keyframe_width(size, seen("cross14", 900)), kKeyframeWidth) << "its squares are small";
  EXPECT_EQ(keyframe_width(size, seen("points9x10", 1000)), kKeyframeWidth)
      << "what is written on discs is compared, too";
  EXPECT_EQ(keyframe_width({320, 240}, chess.scaled_to({320, 240})), 320) << "nothing is made wider";
}

}  // namespace
}  // namespace arbiter::vision
