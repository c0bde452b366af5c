// SPDX-License-Identifier: MIT
// What a glance at a picture tells, and what it does not take for a change.
#include "vision/change/glance.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include "referee/core/board.h"

namespace arbiter::vision {
namespace {

/// A board of 8 × 8 seen from straight above, 60 pixels a square, in the middle of a picture of 1280 × 720.
calibration::BoardPlane plane() {
  return *calibration::BoardPlane::from_corners(*Board::find("chess8"),
                                                {{{400, 600}, {880, 600}, {880, 120}, {400, 120}}},
                                                calibration::Lens::guess({1280, 720}));
}

/// Grey squares of 60 pixels, all over the picture.
cv::Mat3b board() {
  cv::Mat3b picture(720, 1280);
  for (int y = 0; y < picture.rows; ++y)
    for (int x = 0; x < picture.cols; ++x)
      picture(y, x) = (y / 60 + x / 60) % 2 == 0 ? cv::Vec3b(90, 100, 110) : cv::Vec3b(160, 170, 180);
  return picture;
}

/// The picture with a camera's noise, grey levels.
cv::Mat3b noisy(const cv::Mat3b& picture, double sigma, int seed) {
  cv::Mat3s noise(picture.size());
  cv::RNG random(static_cast<std::uint64_t>(seed));
  random.fill(noise, cv::RNG::NORMAL, cv::Scalar::all(0), cv::Scalar::all(sigma));
  cv::Mat3b out;
  cv::add(picture, noise, out, cv::noArray(), CV_8U);
  return out;
}

TEST(GlanceTest, NoiseIsNothing) {
  for (const double sigma : {0.0, 1.0, 2.5, 4.0}) {
    const Glance first(noisy(board(), sigma, 1), plane());
    for (int seed = 2; seed < 30; ++seed)
      EXPECT_TRUE(first.shows(noisy(board(), sigma, seed))) << sigma << ", " << seed;
  }
}

TEST(GlanceTest, APaleFigureOnAPaleSquareIsSeenWhereverItStands) {
  const cv::Mat3b bare = board();
  for (const double sigma : {0.0, 1.8, 3.0})
    for (int y = 125; y < 600; y += 61)
      for (int x = 405; x < 880; x += 61) {
        cv::Mat3b picture = bare.clone();
        cv::circle(picture, {x, y}, 20, cv::Scalar(172, 182, 192), cv::FILLED);
        EXPECT_FALSE(Glance(noisy(bare, sigma, 6), plane()).shows(noisy(picture, sigma, 5))) << x << ", " << y;
      }
}

TEST(GlanceTest, AnotherLightAndAShakenCameraAreSeen) {
  const Glance first(board(), plane());
  EXPECT_FALSE(first.shows(board() + cv::Scalar::all(3)));
  cv::Mat shaken;
  cv::warpAffine(board(), shaken, cv::Matx23d(1, 0, 1.5, 0, 1, 1.5), board().size(), cv::INTER_LINEAR,
                 cv::BORDER_REPLICATE);
  EXPECT_FALSE(first.shows(shaken));
}

TEST(GlanceTest, LightThatFallsUnevenlyHidesNothing) {
  cv::Mat3b picture = board();
  for (int y = 0; y < picture.rows; ++y)
    for (int x = 0; x < picture.cols; ++x) {
      const int by = (x / 32 % 3 - 1) * 20;  // as many patches are lighter as are darker
      for (int c = 0; c < 3; ++c) picture(y, x)[c] = cv::saturate_cast<uchar>(picture(y, x)[c] + by);
    }
  cv::circle(picture, {615, 375}, 20, cv::Scalar(102, 112, 122), cv::FILLED);
  EXPECT_FALSE(Glance(board(), plane()).shows(picture));
}

TEST(GlanceTest, WhatMovesBesideTheBoardIsNothing) {
  cv::Mat3b picture = board();
  cv::circle(picture, {150, 300}, 120, cv::Scalar(60, 90, 170), cv::FILLED);
  EXPECT_TRUE(Glance(board(), plane()).shows(picture));
  cv::circle(picture, {380, 300}, 60, cv::Scalar(60, 90, 170), cv::FILLED);
  EXPECT_FALSE(Glance(board(), plane()).shows(picture)) << "it reaches over the edge";
}

TEST(GlanceTest, AnotherSizeIsAnotherPicture) {
  EXPECT_FALSE(Glance(board(), plane()).shows(board()(cv::Rect(0, 0, 640, 480))));
}

}  // namespace
}  // namespace arbiter::vision
