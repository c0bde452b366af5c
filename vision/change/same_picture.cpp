// SPDX-License-Identifier: MIT
// Whether anything about the board looks other in one picture than in another, asked before they are compared in full.
#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "vision/change/glance.h"
#include "vision/change/keyframe.h"

namespace arbiter::vision {

namespace {

constexpr double kSamePlace = 1;  // pixels: so far a camera may tremble
constexpr int kBlockSide = 4;     // pixels of a block: less than the smallest piece
constexpr int kLightSide = 16;    // pixels of a block by which the light is matched, three by three of them
// Grey levels over what blocks differ by usually. In nine films, with lamps that flicker and cameras that tremble, two
// pictures of one table differed by less in nine of ten, and by 2.6 at most; where something was played by 17 at least.
constexpr double kLeastOther = 2;
constexpr double kOtherAgainstNoise = 0.7;  // the same, as a share of what they usually differ by
constexpr double kNoisiestBlocks = 1.5;     // grey levels by which they may differ usually
constexpr double kLitOtherwise = 0.08;      // share by which the light may be another anywhere
constexpr double kSharper = 0.2;            // of the colours about a pixel, by which an edge may be seen sharper
constexpr double kBlackLevel = 4;           // grey levels that a camera adds before its light is multiplied

/// How much lighter the second picture is about each pixel of the first, channel by channel: a lamp that flickers
/// leaves bands, and a camera sets its exposure anew. Empty where it is another light somewhere.
cv::Mat light_field(const cv::Mat3b& first, const cv::Mat3b& second) {
  const cv::Size blocks(std::max(1, first.cols / kLightSide), std::max(1, first.rows / kLightSide));
  cv::Mat was, is, field;
  cv::resize(first, was, blocks, 0, 0, cv::INTER_AREA);
  cv::resize(second, is, blocks, 0, 0, cv::INTER_AREA);
  for (cv::Mat* one : {&was, &is}) {
    one->convertTo(*one, CV_32F, 1, kBlackLevel);
    cv::blur(*one, *one, {3, 3});
  }
  cv::divide(is, was, field);
  double least = 0, most = 0;
  cv::minMaxLoc(field.reshape(1), &least, &most);
  if (least < 1 - kLitOtherwise || most > 1 + kLitOtherwise) return {};
  cv::resize(field, field, first.size(), 0, 0, cv::INTER_LINEAR);
  return field;
}

}  // namespace

bool same_picture(const Keyframe& first, const Keyframe& second) {
  if (first.picture.size() != second.picture.size() ||
      calibration::corner_distance(first.plane.corners(), second.plane.corners()) > kSamePlace)
    return false;
  const cv::Size whole = second.picture.size() / kBlockSide;
  const cv::Mat1b everywhere = about_the_board(second.plane, whole, kBlockSide);
  const cv::Rect blocks = cv::boundingRect(everywhere);
  if (blocks.empty()) return false;
  const cv::Mat1b about = everywhere(blocks);
  const cv::Rect part(blocks.tl() * kBlockSide, blocks.size() * kBlockSide);
  const cv::Mat3b seen = second.picture(part);
  const cv::Mat field = light_field(first.picture(part), seen);
  if (field.empty()) return false;
  cv::Mat lit;
  cv::multiply(first.picture(part), field, lit, 1, CV_8U);
  // By how much each channel lies outside what the first picture shows there and a pixel about it.
  cv::Mat low, high, least, most;
  cv::erode(lit, low, cv::Mat());
  cv::dilate(lit, high, cv::Mat());
  cv::addWeighted(low, 1 + kSharper, high, -kSharper, 0, least);
  cv::addWeighted(high, 1 + kSharper, low, -kSharper, 0, most);
  cv::subtract(least, seen, low);
  cv::subtract(seen, most, high);
  cv::Mat1b grey;
  cv::cvtColor(low + high, grey, cv::COLOR_BGR2GRAY);
  cv::Mat1f wide;
  grey.convertTo(wide, CV_32F);
  std::vector<float> all = means_of_blocks(wide, about);
  if (all.empty()) return false;
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
  std::nth_element(all.begin(), middle, all.end());
  const double usual = *middle, farthest = *std::max_element(all.begin(), all.end());
  return usual < kNoisiestBlocks && farthest < usual + std::max(kLeastOther, kOtherAgainstNoise * usual);
}

}  // namespace arbiter::vision
