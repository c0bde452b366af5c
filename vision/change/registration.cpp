#include "vision/change/registration.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

constexpr double kKnocked = 3;         // pixels: what has moved by more has been moved, less is the tracker's doubt
constexpr int kSteps = 8;              // of the least squares at most
constexpr double kWorthMoving = 0.12;  // pixels
constexpr double kCameraMoved = 0.7;   // pixels from which the camera itself may have been moved
constexpr int kProjectiveSteps = 4;    // then
constexpr double kFarthest = 6;        // pixels that a step may move: beyond there is nothing to hold on to
constexpr int kCoarse = 4;             // steps that look at the pictures blurred, which are led from farther off
constexpr double kCoarseBlur = 3;      // pixels, sigma
constexpr double kLeastEdge = 4;       // squared grey levels a pixel

cv::Mat1f grey_of(const cv::Mat3b& picture) {
  cv::Mat1b grey;
  cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
  cv::Mat1f smooth;
  grey.convertTo(smooth, CV_32F);
  cv::GaussianBlur(smooth, smooth, {0, 0}, 1);
  return smooth;
}

/// One step of the least squares: how the picture `a` must move to lie over `b`; what differs much counts little.
/// `bold`: how many pixels the pictures may still be apart. Pixels at the picture's rim: right, down, turn, growth, and
/// of `N` 8 the rest of a projective map (two shears, two tilts).
template <int N>
cv::Vec<double, N> step_towards(const cv::Mat1f& a, const cv::Mat1f& b, double bold) {
  const double gain = std::clamp(cv::mean(b)[0] / std::max(1.0, cv::mean(a)[0]), 0.4, 2.5);
  cv::Mat1f gx, gy;
  cv::Sobel(a, gx, CV_32F, 1, 0, 3, gain / 8);
  cv::Sobel(a, gy, CV_32F, 0, 1, 3, gain / 8);
  const cv::Point2d middle(a.cols / 2.0, a.rows / 2.0);
  const double unit = a.cols / 2.0;
  cv::Matx<double, N, N> sum = cv::Matx<double, N, N>::eye();
  cv::Vec<double, N> side = cv::Vec<double, N>::all(0);
  for (int y = 8; y + 8 < b.rows; y += 2)
    for (int x = 8; x + 8 < b.cols; x += 2) {
      const double dx = gx(y, x), dy = gy(y, x), strength = dx * dx + dy * dy;
      if (strength < kLeastEdge) continue;
      const double off = b(y, x) - gain * a(y, x);
      const double weight = 1 / (1 + off * off / ((0.25 + bold * bold) * strength + 16));
      const double u = (x - middle.x) / unit, v = (y - middle.y) / unit;
      cv::Vec<double, N> j;
      j[0] = dx, j[1] = dy, j[2] = u * dy - v * dx, j[3] = u * dx + v * dy;
      if constexpr (N == 8) {
        j[4] = v * dx + u * dy, j[5] = u * dx - v * dy;
        j[6] = u * (u * dx + v * dy), j[7] = v * (u * dx + v * dy);
      }
      for (int r = 0; r < N; ++r) {
        side[r] -= weight * j[r] * off;
        for (int c = 0; c < N; ++c) sum(r, c) += weight * j[r] * j[c];
      }
    }
  return sum.solve(side, cv::DECOMP_CHOLESKY);
}

/// A camera that has been moved sees the board in another perspective: what a similarity leaves is taken out.
cv::Matx33d projective(const cv::Mat1f& first, const cv::Mat1f& b, const cv::Matx33d& start,
                       const cv::Matx33d& centred) {
  const double unit = b.cols / 2.0;
  cv::Matx33d all = start;
  for (int step = 0; step < kProjectiveSteps; ++step) {
    cv::Mat1f a;
    cv::warpPerspective(first, a, all, b.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    const auto by = step_towards<8>(a, b, 0.6);
    if (!(cv::norm(by) < kFarthest)) return start;
    const cv::Matx33d move(1 + (by[3] + by[5]) / unit, (by[4] - by[2]) / unit, by[0], (by[4] + by[2]) / unit,
                           1 + (by[3] - by[5]) / unit, by[1], -by[6] / unit / unit, -by[7] / unit / unit, 1);
    all = centred.inv() * move * centred * all;
    if (cv::norm(by) < 0.03) break;
  }
  return all;
}

void register_on(cv::Mat3b& old, const cv::Mat3b& now) {
  const cv::Mat1f first = grey_of(old), b = grey_of(now);
  const double unit = now.cols / 2.0;
  const cv::Matx33d centred(1, 0, -now.cols / 2.0, 0, 1, -now.rows / 2.0, 0, 0, 1);
  cv::Mat1f blurred_first, blurred_b;
  cv::GaussianBlur(first, blurred_first, {0, 0}, kCoarseBlur);
  cv::GaussianBlur(b, blurred_b, {0, 0}, kCoarseBlur);
  cv::Matx33d all = cv::Matx33d::eye();
  for (int step = 0; step < kSteps; ++step) {
    const bool coarse = step < kCoarse;
    cv::Mat1f a;
    cv::warpAffine(coarse ? blurred_first : first, a, all.get_minor<2, 3>(0, 0), now.size(), cv::INTER_LINEAR,
                   cv::BORDER_REPLICATE);
    const cv::Vec4d by = step_towards<4>(a, coarse ? blurred_b : b, step < 2 ? 2 : coarse ? 1 : 0.4);
    if (!(cv::norm(by) < kFarthest)) return;
    const cv::Matx33d move(1 + by[3] / unit, -by[2] / unit, by[0], by[2] / unit, 1 + by[3] / unit, by[1], 0, 0, 1);
    all = centred.inv() * move * centred * all;
    if (!coarse && cv::norm(by) < 0.03) break;
  }
  double farthest = 0;
  for (const cv::Vec3d& corner :
       {cv::Vec3d(0, 0, 1), cv::Vec3d(now.cols, 0, 1), cv::Vec3d(0, now.rows, 1), cv::Vec3d(now.cols, now.rows, 1)})
    farthest = std::max(farthest, cv::norm(all * corner - corner));
  if (farthest < kWorthMoving) return;
  if (farthest > kCameraMoved) all = projective(first, b, all, centred);
  cv::Mat3b moved;
  cv::warpPerspective(old, moved, all, now.size(), cv::INTER_CUBIC, cv::BORDER_REPLICATE);
  old = moved;
}

}  // namespace

cv::Mat3b laid_over(const Still& before, const Still& after) {
  cv::Mat3b old = before.picture.clone();
  const calibration::Corners a = before.plane.corners(), b = after.plane.corners();
  if (calibration::corner_distance(a, b) > kKnocked) {
    std::array<cv::Point2f, 4> from, to;
    for (std::size_t i = 0; i < 4; ++i) from[i] = a[i], to[i] = b[i];
    cv::Mat3b moved;
    cv::warpPerspective(old, moved, cv::getPerspectiveTransform(from, to), after.picture.size(), cv::INTER_LINEAR,
                        cv::BORDER_REPLICATE);
    old = moved;
  }
  register_on(old, after.picture);
  return old;
}

}  // namespace arbiter::vision
