// SPDX-License-Identifier: MIT
#include "vision/locate/grey_parts.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

namespace arbiter::vision {
namespace {

cv::Mat noise(int type, std::uint64_t seed) {
  cv::Mat picture(170, 230, type);
  cv::RNG(seed).fill(picture, cv::RNG::UNIFORM, 0, 256);
  return picture;
}

TEST(GreyParts, AreGreyAsTheWholeWouldBe) {
  for (const auto& [type, code] : {std::pair{CV_8UC3, cv::COLOR_BGR2GRAY}, std::pair{CV_8UC4, cv::COLOR_BGRA2GRAY}}) {
    const cv::Mat picture = noise(type, 5);
    cv::Mat1b whole;
    cv::cvtColor(picture, whole, code);
    GreyParts parts;
    parts.show(picture);
    // In the picture, over its edge, and where a part of it is known.
    for (const cv::Point at : {cv::Point(100, 80), cv::Point(229, 169), cv::Point(110, 90)}) {
      const cv::Rect part = cv::Rect(at - cv::Point(12, 12), cv::Size(25, 25)) & cv::Rect({}, picture.size());
      EXPECT_EQ(cv::norm(parts.about(at, 12)(part), whole(part), cv::NORM_INF), 0) << at;
    }
    EXPECT_EQ(cv::norm(parts.whole(), whole, cv::NORM_INF), 0);
  }
}

TEST(GreyParts, LeaveAGreyPictureAsItIs) {
  const cv::Mat grey = noise(CV_8UC1, 7), kept = grey.clone(), colours = noise(CV_8UC3, 9);
  GreyParts parts;
  parts.show(grey);
  EXPECT_EQ(cv::norm(parts.whole(), kept, cv::NORM_INF), 0);
  parts.show(colours);
  parts.whole();
  EXPECT_EQ(cv::norm(grey, kept, cv::NORM_INF), 0);
}

}  // namespace
}  // namespace arbiter::vision
