// SPDX-License-Identifier: MIT
#include "calibration/measure/lens_collector.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <opencv2/imgproc.hpp>

#include "tests/support/print_before.h"

namespace arbiter::calibration {
namespace {

using std::chrono::milliseconds;
using vision::simulate::Camera;
using vision::simulate::CameraPose;

const cv::Size kSize(640, 480);

cv::Mat1b seen(double elevation, double roll, cv::Point2d aim = {0, 0}, double distance = 11) {
  CameraPose pose;
  pose.elevation = elevation;
  pose.roll = roll;
  pose.aim = aim;
  pose.distance = distance;
  pose.focal = 0.8;
  pose.distortion = {-0.15, 0.03, 0, 0, 0};
  return test::print_before(Camera(pose, kSize, *Board::find("chess8")), 1);
}

/// The side of the print that the picture shows largest.
std::string nearer_side(const cv::Mat1b& picture) {
  const std::vector<cv::Point2f> corners = see_print(picture).pixels;
  const cv::Rect2f box = cv::boundingRect(corners);
  // How far the corners in a strip at one side of the picture reach across it.
  const auto reach = [&](bool across, bool far) {
    float low = 1e9F, high = -1e9F;
    for (const cv::Point2f& p : corners) {
      const float along = across ? (p.x - box.x) / box.width : (p.y - box.y) / box.height;
      if (far ? along < 0.75F : along > 0.25F) continue;
      low = std::min(low, across ? p.y : p.x);
      high = std::max(high, across ? p.y : p.x);
    }
    return high - low;
  };
  const float sideways = std::log(reach(true, false) / reach(true, true)),
              upwards = std::log(reach(false, false) / reach(false, true));
  if (std::abs(sideways) > std::abs(upwards)) return sideways > 0 ? "left" : "right";
  return upwards > 0 ? "upper" : "lower";
}

/// A person before a camera of ten pictures a second.
class Hand {
 public:
  /// The board stays where it is for so many pictures; returns what was taken meanwhile.
  int hold(const cv::Mat1b& picture, int pictures = 6) {
    const int before = collector.sight().taken;
    for (int i = 0; i < pictures; ++i) collector.look(picture, at_ += milliseconds(100));
    return collector.sight().taken - before;
  }
  LensCollector collector;

 private:
  milliseconds at_{1000};
};

TEST(LensCollector, TakesAPictureWhenTheBoardIsHeldStillAndElsewhere) {
  Hand hand;
  EXPECT_EQ(hand.hold(cv::Mat1b(kSize, 120)), 0);
  EXPECT_EQ(hand.collector.sight().advice.english(), "Hold the printed calibration board before the camera.");
  const cv::Mat1b first = seen(89, 0);
  EXPECT_EQ(hand.hold(first, 2), 0) << "not at once";
  EXPECT_EQ(hand.collector.sight().advice.english(), "Hold it still.");
  EXPECT_GT(hand.collector.sight().corners.size(), 40U);
  EXPECT_EQ(hand.hold(first), 1);
  EXPECT_EQ(hand.hold(first, 20), 0) << "nothing new";
  EXPECT_EQ(hand.collector.sight().advice.english().substr(0, 7), "Tilt it");
  EXPECT_GT(hand.collector.sight().coverage, 0.2);
  // It never rests.
  for (int i = 0; i < 8; ++i) EXPECT_EQ(hand.hold(seen(60, 0, {0.1 * i, 0}), 1), 0);
  EXPECT_EQ(hand.hold(seen(60, 0, {0.8, 0})), 1) << "tilted and still";
  EXPECT_EQ(hand.hold(seen(58, 0, {0.9, 0})), 0) << "as good as the same";
  hand.collector.take_next();
  EXPECT_EQ(hand.hold(seen(58, 0, {0.9, 0}), 1), 1) << "asked for";
  // Where nobody knows the time a few pictures are enough.
  LensCollector untimed;
  for (int i = 0; i < 3; ++i) EXPECT_FALSE(untimed.look(first).just_taken) << i;
  EXPECT_TRUE(untimed.look(first).just_taken);
  // Pictures of another size begin anew.
  EXPECT_EQ(untimed.look(cv::Mat1b(300, 400, 120)).taken, 0);
}

TEST(LensCollector, LeadsToAMeasuredLens) {
  Hand hand;
  hand.hold(seen(89, 0, {0, 0}, 8));
  EXPECT_FALSE(hand.collector.measure()) << "one picture does not do";
  // Each tilt is asked for until it is seen.
  std::map<std::string, cv::Mat1b> tilted;
  for (const double roll : {0.0, 90.0, 180.0, 270.0}) {
    const cv::Mat1b picture = seen(55, roll);
    tilted[nearer_side(picture)] = picture;
  }
  ASSERT_EQ(tilted.size(), 4U);
  for (std::size_t left = tilted.size(); left > 0; --left) {
    const std::string advice = hand.collector.sight().advice.english();
    const auto asked = std::find_if(tilted.begin(), tilted.end(), [&advice](const auto& one) {
      return advice.rfind("Tilt it: bring its " + one.first + " side nearer", 0) == 0;
    });
    ASSERT_NE(asked, tilted.end()) << advice;
    EXPECT_EQ(hand.hold(asked->second), 1);
    EXPECT_NE(hand.collector.sight().advice.english(), advice);
  }
  EXPECT_NE(hand.collector.sight().advice.english().substr(0, 7), "Tilt it");
  std::vector<cv::Mat1b> held;
  for (const cv::Point2d aim : {cv::Point2d{4, 0}, {-4, 0}, {0, 3}, {0, -3}, {4, 3}, {-4, 3}, {4, -3}, {-4, -3}})
    for (const double distance : {8.0, 10.0}) held.push_back(seen(75, 4, aim, distance));
  for (const cv::Mat1b& picture : held) {
    if (hand.collector.sight().enough) break;
    hand.hold(picture);
  }
  const LensSight& sight = hand.collector.sight();
  ASSERT_TRUE(sight.enough) << sight.advice.english();
  EXPECT_GE(sight.taken, 12);
  EXPECT_GT(sight.coverage, 0.6);
  EXPECT_EQ(cv::countNonZero(sight.fields), static_cast<int>(std::lround(sight.coverage * 48)));
  const auto measured = hand.collector.measure();
  ASSERT_TRUE(measured) << measured.error().error.message.english();
  const double focal = 0.8 * kSize.width;
  std::printf(
      "lens from %d pictures that were taken by themselves: residual %.3f px, focal length %.2f %% off, %.0f %% "
      "covered\n",
      sight.taken, measured->rms_px, 100 * std::abs(measured->lens.fx / focal - 1), 100 * sight.coverage);
  EXPECT_NEAR(measured->lens.fx / focal, 1, 0.01);
  EXPECT_NEAR(measured->lens.distortion[0], -0.15, 0.03);
  EXPECT_TRUE(verdict(*measured).good) << verdict(*measured).text.english();
  hand.collector.go_on();
  EXPECT_FALSE(hand.collector.sight().enough);
  EXPECT_GT(hand.collector.sight().wanted, sight.taken);
}

}  // namespace
}  // namespace arbiter::calibration
