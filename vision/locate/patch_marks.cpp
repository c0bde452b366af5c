// SPDX-License-Identifier: MIT
#include "vision/locate/patch_marks.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

constexpr double kRadius = 0.3;              // squares: half a patch's side
constexpr int kSmallest = 5, kLargest = 16;  // pixels: the same
constexpr double kLeastTexture = 12;  // grey levels: the weaker direction's mean slope that holds a patch in place
constexpr double kAlike = 0.75;       // correlation from which it is the same patch

/// Where the lines of the board cross: the middles of cells on which pieces stand, or their corners.
std::vector<cv::Point2d> crossings_of_lines(const calibration::BoardPlane& plane) {
  const Board& board = plane.board();
  std::vector<cv::Point2d> points;
  if (board.style() == BoardStyle::points) {
    for (const Cell cell : board.cells()) points.push_back(plane.middle(cell));
    return points;
  }
  for (int y = 0; y <= board.height(); ++y)
    for (int x = 0; x <= board.width(); ++x) points.emplace_back(x, y);
  return points;
}

/// The root of the smaller eigenvalue of the mean structure tensor: small where a patch could slide along a line.
double texture(const cv::Mat1b& patch) {
  cv::Mat1f dx, dy;
  cv::Sobel(patch, dx, CV_32F, 1, 0, 3, 0.25);
  cv::Sobel(patch, dy, CV_32F, 0, 1, 3, 0.25);
  const double a = cv::mean(dx.mul(dx))[0], b = cv::mean(dx.mul(dy))[0], c = cv::mean(dy.mul(dy))[0];
  const double least = (a + c) / 2 - std::sqrt((a - c) * (a - c) / 4 + b * b);
  return std::sqrt(std::max(0.0, least));
}

/// Between -0.5 and 0.5: where the parabola through three values has its top.
double top_of(float before, float at, float after) {
  const double bend = before - 2.0 * at + after;
  return bend < 0 ? std::clamp(0.5 * (before - after) / bend, -0.5, 0.5) : 0.0;
}

}  // namespace

PatchMarks::PatchMarks(const cv::Mat1b& grey, const calibration::BoardPlane& plane) {
  const int radius = std::clamp(static_cast<int>(std::lround(kRadius * plane.square_px())), kSmallest, kLargest);
  for (const cv::Point2d& point : crossings_of_lines(plane)) {
    if (!plane.before_camera({point.x, point.y, 0})) continue;
    const cv::Point2d at = plane.to_pixel(point);
    const cv::Point middle(static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y)));
    const cv::Rect place(middle.x - radius, middle.y - radius, 2 * radius + 1, 2 * radius + 1);
    if ((place & cv::Rect({}, grey.size())) != place) continue;
    const cv::Mat1b patch = grey(place).clone();
    if (texture(patch) < kLeastTexture) continue;
    points_.push_back(point);
    patches_.push_back(patch);
    off_.push_back(at - cv::Point2d(middle));
  }
}

std::optional<cv::Point2d> PatchMarks::find(const cv::Mat1b& grey, std::size_t index, cv::Point2d guess,
                                            double reach) const {
  const cv::Mat1b& patch = patches_[index];
  const cv::Point2d middle = guess - off_[index];
  const int about = static_cast<int>(std::ceil(reach)) + 1, radius = patch.rows / 2 + about;
  const cv::Point first(static_cast<int>(std::lround(middle.x)), static_cast<int>(std::lround(middle.y)));
  const cv::Rect window(first.x - radius, first.y - radius, 2 * radius + 1, 2 * radius + 1);
  if ((window & cv::Rect({}, grey.size())) != window) return std::nullopt;
  cv::Mat1f alike;
  cv::matchTemplate(grey(window), patch, alike, cv::TM_CCOEFF_NORMED);
  double best = 0;
  cv::Point at;
  cv::minMaxLoc(alike, nullptr, &best, nullptr, &at);
  if (best < kAlike || at.x == 0 || at.y == 0 || at.x == alike.cols - 1 || at.y == alike.rows - 1) return std::nullopt;
  const cv::Point2d fine(top_of(alike(at.y, at.x - 1), alike(at.y, at.x), alike(at.y, at.x + 1)),
                         top_of(alike(at.y - 1, at.x), alike(at.y, at.x), alike(at.y + 1, at.x)));
  return cv::Point2d(first) + cv::Point2d(at) - cv::Point2d(about, about) + fine + off_[index];
}

}  // namespace arbiter::vision
