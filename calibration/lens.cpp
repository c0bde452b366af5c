// SPDX-License-Identifier: MIT
#include "calibration/lens.h"

#include <algorithm>
#include <cmath>

namespace arbiter::calibration {

Lens Lens::guess(cv::Size image_size) {
  Lens lens;
  lens.image_size = image_size;
  lens.fx = lens.fy = 0.85 * std::max(image_size.width, image_size.height);
  lens.cx = (image_size.width - 1) / 2.0;
  lens.cy = (image_size.height - 1) / 2.0;
  return lens;
}

Lens Lens::scaled_to(cv::Size size) const {
  if (size == image_size || image_size.empty()) return *this;
  Lens lens = *this;
  const double sx = static_cast<double>(size.width) / image_size.width;
  const double sy = static_cast<double>(size.height) / image_size.height;
  lens.image_size = size;
  lens.fx *= sx;
  lens.fy *= sy;
  lens.cx = (cx + 0.5) * sx - 0.5;
  lens.cy = (cy + 0.5) * sy - 0.5;
  return lens;
}

namespace {

cv::Point2d distort_normalised(cv::Point2d p, const cv::Vec<double, 5>& d) {
  // A polynomial fitted inside the picture means nothing at several times its radius.
  constexpr double kFarthest = 2.5;
  const double r2 = std::min(p.dot(p), kFarthest);
  const double radial = 1 + r2 * (d[0] + r2 * (d[1] + r2 * d[4]));
  const double scale = std::max(radial, 0.2);
  return {p.x * scale + 2 * d[2] * p.x * p.y + d[3] * (r2 + 2 * p.x * p.x),
          p.y * scale + d[2] * (r2 + 2 * p.y * p.y) + 2 * d[3] * p.x * p.y};
}

}  // namespace

cv::Point2d Lens::distort(cv::Point2d ideal) const {
  if (!distorts()) return ideal;
  const cv::Point2d q = distort_normalised({(ideal.x - cx) / fx, (ideal.y - cy) / fy}, distortion);
  return {q.x * fx + cx, q.y * fy + cy};
}

cv::Point2d Lens::undistort(cv::Point2d pixel) const {
  if (!distorts()) return pixel;
  const cv::Point2d target{(pixel.x - cx) / fx, (pixel.y - cy) / fy};
  cv::Point2d p = target;
  for (int i = 0; i < 12; ++i) {
    const cv::Point2d error = target - distort_normalised(p, distortion);
    p += error;
    if (error.dot(error) < 1e-18) break;
  }
  return {p.x * fx + cx, p.y * fy + cy};
}

std::vector<cv::Point2d> Lens::undistort(const std::vector<cv::Point2d>& pixels) const {
  std::vector<cv::Point2d> ideal;
  ideal.reserve(pixels.size());
  for (const cv::Point2d& pixel : pixels) ideal.push_back(undistort(pixel));
  return ideal;
}

}  // namespace arbiter::calibration
