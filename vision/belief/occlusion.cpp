// SPDX-License-Identifier: MIT
#include "vision/belief/occlusion.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

constexpr float kChanged = 0.5F;                  // nats, from which on a pixel counts
constexpr double kTouches = 0.05;                 // squares² of the board, of what comes from beyond it
constexpr double kBeyond = 0.8;                   // squares² of the table beside it
constexpr double kMoreThanAPly = 5;               // squares²
constexpr double kLarge = 1.8, kAlongEdge = 3.5;  // squares² of the board, and squares along its edge or the picture's
constexpr double kExplained = 0.7;                // share of it

}  // namespace

cv::Mat1b occluded(const cv::Mat1f& ratio, const cv::Mat1b& seen, const std::vector<cv::Mat1b>& explained,
                   const Layout& layout) {
  cv::Mat1b changed = (ratio > kChanged) & seen;
  cv::morphologyEx(changed, changed, cv::MORPH_OPEN, cv::Mat1b::ones(3, 3));
  cv::morphologyEx(changed, changed, cv::MORPH_CLOSE, cv::Mat1b::ones(5, 5));
  cv::Mat1b out = cv::Mat1b::zeros(layout.size());
  cv::Mat1i labels, stats;
  cv::Mat middles;
  const int count = cv::connectedComponentsWithStats(changed, labels, stats, middles);
  cv::Mat1b inner;
  cv::erode(seen & layout.field(), inner, cv::Mat1b::ones(5, 5), {-1, -1}, 1, cv::BORDER_CONSTANT, 255);
  const cv::Mat1b edge = layout.field() & ~inner;
  const double area = layout.area(), side = layout.square();
  for (int i = 1; i < count; ++i) {
    const cv::Rect box(stats(i, cv::CC_STAT_LEFT), stats(i, cv::CC_STAT_TOP), stats(i, cv::CC_STAT_WIDTH),
                       stats(i, cv::CC_STAT_HEIGHT));
    if (stats(i, cv::CC_STAT_AREA) < kTouches * area) continue;
    const cv::Mat1b part = labels(box) == i;
    const double inside = cv::countNonZero(part & layout.field()(box)) / area;
    const double all = stats(i, cv::CC_STAT_AREA) / area;
    const double along = cv::countNonZero(part & edge(box)) / side;
    if (!((inside > kTouches && all - inside > kBeyond) || inside > kMoreThanAPly ||
          (inside > kLarge && along > kAlongEdge)))
      continue;
    const bool likely = std::any_of(explained.begin(), explained.end(), [&](const cv::Mat1b& shape) {
      return cv::countNonZero(part & shape(box)) > kExplained * stats(i, cv::CC_STAT_AREA);
    });
    if (!likely) out(box).setTo(255, part);
  }
  cv::dilate(out, out, cv::Mat1b::ones(7, 7));
  return out;
}

}  // namespace arbiter::vision
