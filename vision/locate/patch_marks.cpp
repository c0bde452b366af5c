// SPDX-License-Identifier: MIT
#include "vision/locate/patch_marks.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <opencv2/imgproc.hpp>

#include "calibration/wide.h"

namespace arbiter::vision {

namespace {

constexpr double kRadius = 0.3;              // squares: half a patch's side
constexpr int kSmallest = 5, kLargest = 16;  // pixels: the same
constexpr double kLeastTexture = 12;  // grey levels: the weaker direction's mean slope that holds a patch in place
constexpr double kAlike = 0.75;       // correlation from which it is the same patch
constexpr int kNear = 2;              // pixels that a camera on its tripod may tremble

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

/// Samples of a picture side by side, with so many of nothing after each row that rows can be gone through in steps.
class Wide {
 public:
  static constexpr int kStep = 16;
  explicit Wide(const cv::Mat1b& picture) : rows_(cv::Mat1s::zeros(picture.rows, (picture.cols / kStep + 2) * kStep)) {
    picture.convertTo(rows_.colRange(0, picture.cols), CV_16S);
  }
  [[nodiscard]] const std::int16_t* row(int y) const { return rows_[y]; }

 private:
  cv::Mat1s rows_;
};

/// The sum of products of so many rows of the patch and those of the window, `patch_step` and `window_step` apart, of
/// which `count` samples are gone through.
ARBITER_WIDE int products(const std::int16_t* patch, long patch_step, const std::int16_t* window, long window_step,
                          int rows, int count) {
  int sum = 0;
  for (int row = 0; row < rows; ++row, patch += patch_step, window += window_step)
    for (int i = 0; i < count; ++i) sum += patch[i] * window[i];
  return sum;
}

/// The correlation of the patch with each place in the window, -1 to 1; 0 where one of them has no contrast. What
/// cv::matchTemplate gives for TM_CCOEFF_NORMED, which goes by way of Fourier's transform and takes several times as
/// long for something so small.
cv::Mat1f correlation(const cv::Mat1b& window, const cv::Mat1b& patch) {
  const Wide seen(window), known(patch);
  cv::Mat1i sums;
  cv::Mat1d squares;
  cv::integral(window, sums, squares, CV_32S, CV_64F);
  const auto count = static_cast<double>(patch.total());
  const double sum = cv::sum(patch)[0], own = std::sqrt(std::max(0.0, patch.dot(patch) - sum * sum / count));
  const int steps = (patch.cols + Wide::kStep - 1) / Wide::kStep * Wide::kStep;
  cv::Mat1f out(window.rows - patch.rows + 1, window.cols - patch.cols + 1);
  for (int y = 0; y < out.rows; ++y)
    for (int x = 0; x < out.cols; ++x) {
      const int bottom = y + patch.rows, right = x + patch.cols;
      const double here = sums(bottom, right) - sums(y, right) - sums(bottom, x) + sums(y, x);
      const double power = squares(bottom, right) - squares(y, right) - squares(bottom, x) + squares(y, x);
      const double both = own * std::sqrt(std::max(0.0, power - here * here / count));
      const int product = products(known.row(0), known.row(1) - known.row(0), seen.row(y) + x,
                                   seen.row(1) - seen.row(0), patch.rows, steps);
      out(y, x) = both > 0 ? static_cast<float>((product - sum * here / count) / both) : 0.0F;
    }
  return out;
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

double PatchMarks::seen_about(std::size_t index, double reach) const {
  return patches_[index].rows / 2 + std::ceil(reach) + 3;
}

std::optional<cv::Point2d> PatchMarks::find(const cv::Mat1b& grey, std::size_t index, cv::Point2d guess,
                                            double reach) const {
  const cv::Mat1b& patch = patches_[index];
  const cv::Point2d middle = guess - off_[index];
  const int farthest = static_cast<int>(std::ceil(reach)) + 1;
  const cv::Point first(static_cast<int>(std::lround(middle.x)), static_cast<int>(std::lround(middle.y)));
  const int most = patch.rows / 2 + farthest;
  const cv::Rect all(first.x - most, first.y - most, 2 * most + 1, 2 * most + 1);
  if ((all & cv::Rect({}, grey.size())) != all) return std::nullopt;
  // Mostly it is where it was: all about it is looked through only where it is not.
  for (const int about : {std::min(kNear, farthest), farthest}) {
    const int radius = patch.rows / 2 + about;
    const cv::Rect window(first.x - radius, first.y - radius, 2 * radius + 1, 2 * radius + 1);
    const cv::Mat1f alike = correlation(grey(window), patch);
    double best = 0;
    cv::Point at;
    cv::minMaxLoc(alike, nullptr, &best, nullptr, &at);
    if (best < kAlike || at.x == 0 || at.y == 0 || at.x == alike.cols - 1 || at.y == alike.rows - 1) continue;
    const cv::Point2d fine(top_of(alike(at.y, at.x - 1), alike(at.y, at.x), alike(at.y, at.x + 1)),
                           top_of(alike(at.y - 1, at.x), alike(at.y, at.x), alike(at.y + 1, at.x)));
    return cv::Point2d(first) + cv::Point2d(at) - cv::Point2d(about, about) + fine + off_[index];
  }
  return std::nullopt;
}

}  // namespace arbiter::vision
