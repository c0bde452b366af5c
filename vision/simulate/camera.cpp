// SPDX-License-Identifier: MIT
#include "vision/simulate/camera.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>

namespace arbiter::vision::simulate {

namespace {

constexpr double kTallest = 2.2;  // squares; the king must be in view too
constexpr int kUndistorting = 8;  // steps to a fixed point; the distortions used are far from folding over

/// Rows: the camera's x, y and z axes in board space.
cv::Matx33d looking(double elevation, double rotation, double roll) {
  const double e = elevation * CV_PI / 180, a = rotation * CV_PI / 180, r = roll * CV_PI / 180;
  // At rotation 0 the camera stands south of the board (negative y) and looks north and down.
  const cv::Vec3d right(std::cos(a), -std::sin(a), 0);
  const cv::Vec3d ahead(std::sin(a) * std::cos(e), std::cos(a) * std::cos(e), -std::sin(e));
  const cv::Vec3d down = ahead.cross(right);
  const cv::Vec3d x = std::cos(r) * right + std::sin(r) * down, y = std::cos(r) * down - std::sin(r) * right;
  return {x[0], x[1], x[2], y[0], y[1], y[2], ahead[0], ahead[1], ahead[2]};
}

/// Corners of the board with its rim.
std::vector<cv::Point2d> outline(const Board& board) {
  constexpr double kRim = 0.5;
  int cut = 0;
  while (cut < board.width() / 2 && !board.at(cut, 0).valid()) ++cut;
  std::vector<cv::Point2d> points;
  for (const auto& [x, y] : {std::pair(cut, 0), std::pair(0, cut)})
    for (int i = 0; i < 4; ++i)
      points.emplace_back(i % 2 == 0 ? x - kRim : board.width() - x + kRim,
                          i < 2 ? y - kRim : board.height() - y + kRim);
  return points;
}

}  // namespace

Camera::Camera(const CameraPose& pose, cv::Size size, const Board& board)
    : r_(looking(pose.elevation, pose.rotation, pose.roll)), distortion_(pose.distortion), size_(size) {
  const double f = pose.focal * size.width;
  k_ = {f, 0, (size.width - 1) / 2.0, 0, f, (size.height - 1) / 2.0, 0, 0, 1};
  const int width = board.width(), height = board.height();
  const cv::Vec3d aim(width / 2.0 + pose.aim.x, height / 2.0 + pose.aim.y, 0);
  double shift = 0;  // of the picture's middle along the camera's y axis, so that the board sits in it
  const auto stand = [&](double distance) { t_ = -(r_ * aim) + cv::Vec3d(0, shift * distance, distance); };
  if (pose.distance > 0) {
    stand(pose.distance);
    return;
  }
  const std::vector<cv::Point2d> rim = outline(board);
  // The nearest distance at which everything is in view: halving, with the board centred in height at each try.
  const auto bounds = [&](double distance) {
    stand(distance);
    cv::Rect2d box(1e9, 1e9, 0, 0);
    double right = -1e9, bottom = -1e9;
    for (const double z : {0.0, kTallest})
      for (const cv::Point2d& p2 : rim) {
        const cv::Vec3d corner(p2.x, p2.y, z);
        const cv::Vec3d c = r_ * corner + t_;
        if (c[2] < 0.2 * distance) return cv::Rect2d(0, 0, 1e9, 1e9);
        const cv::Point2d p = project(corner);
        box.x = std::min(box.x, p.x), box.y = std::min(box.y, p.y);
        right = std::max(right, p.x), bottom = std::max(bottom, p.y);
      }
    return cv::Rect2d(box.x, box.y, right - box.x, bottom - box.y);
  };
  double low = std::max(width, height) * 0.4, high = std::max(width, height) * 8.0;
  for (int i = 0; i < 40; ++i) {
    const double middle = (low + high) / 2;
    shift = 0;
    for (int k = 0; k < 4; ++k) {
      const cv::Rect2d box = bounds(middle);
      if (box.width < 1e8) shift += ((size.height - 1) / 2.0 - box.y - box.height / 2) / f;
    }
    const cv::Rect2d box = bounds(middle);
    const double mx = (1 - pose.fill) / 2 * size.width, my = (1 - pose.fill) / 2 * size.height;
    const bool fits = box.x >= mx && box.y >= my && box.x + box.width <= size.width - 1 - mx &&
                      box.y + box.height <= size.height - 1 - my;
    (fits ? high : low) = middle;
  }
  shift = 0;
  for (int k = 0; k < 4; ++k) {
    const cv::Rect2d box = bounds(high);
    if (box.width < 1e8) shift += ((size.height - 1) / 2.0 - box.y - box.height / 2) / f;
  }
  stand(high);
}

cv::Point2d Camera::project(const cv::Vec3d& point) const {
  const cv::Vec3d c = r_ * point + t_;
  const double x = c[0] / c[2], y = c[1] / c[2], r2 = x * x + y * y;
  const auto& d = distortion_;
  const double radial = 1 + r2 * (d[0] + r2 * (d[1] + r2 * d[4]));
  const double xd = x * radial + 2 * d[2] * x * y + d[3] * (r2 + 2 * x * x);
  const double yd = y * radial + d[2] * (r2 + 2 * y * y) + 2 * d[3] * x * y;
  return {k_(0, 0) * xd + k_(0, 2), k_(1, 1) * yd + k_(1, 2)};
}

cv::Vec3d Camera::ray(const cv::Point2d& pixel) const {
  const double xd = (pixel.x - k_(0, 2)) / k_(0, 0), yd = (pixel.y - k_(1, 2)) / k_(1, 1);
  double x = xd, y = yd;
  const auto& d = distortion_;
  for (int i = 0; i < kUndistorting; ++i) {
    const double r2 = x * x + y * y, radial = 1 + r2 * (d[0] + r2 * (d[1] + r2 * d[4]));
    x = (xd - 2 * d[2] * x * y - d[3] * (r2 + 2 * x * x)) / radial;
    y = (yd - d[2] * (r2 + 2 * y * y) - 2 * d[3] * x * y) / radial;
  }
  return r_.t() * cv::Vec3d(x, y, 1);
}

// As ray() does it, with the same roundings, but step by step for a whole row, so that several pixels are divided at
// once.
std::vector<cv::Vec3f> Camera::rays(int step) const {
  const std::size_t columns = static_cast<std::size_t>(size_.width) * static_cast<std::size_t>(step),
                    rows = static_cast<std::size_t>(size_.height) * static_cast<std::size_t>(step);
  const auto normal = [&](std::size_t i, int axis) {
    return ((static_cast<double>(i) + 0.5) / step - 0.5 - k_(axis, 2)) / k_(axis, axis);
  };
  const double k1 = distortion_[0], k2 = distortion_[1], p1 = distortion_[2], p2 = distortion_[3], k3 = distortion_[4];
  const cv::Matx33d back = r_.t();
  std::vector<double> distorted(columns), x(columns), y(columns);
  for (std::size_t u = 0; u < columns; ++u) distorted[u] = normal(u, 0);
  std::vector<cv::Vec3f> all;
  all.reserve(columns * rows);
  for (std::size_t v = 0; v < rows; ++v) {
    const double yd = normal(v, 1);
    x = distorted;
    std::fill(y.begin(), y.end(), yd);
    for (int i = 0; i < kUndistorting; ++i)
      for (std::size_t u = 0; u < columns; ++u) {
        const double xu = x[u], yu = y[u];
        const double r2 = xu * xu + yu * yu, radial = 1 + r2 * (k1 + r2 * (k2 + r2 * k3));
        const double next = (distorted[u] - 2 * p1 * xu * yu - p2 * (r2 + 2 * xu * xu)) / radial;
        x[u] = next;
        y[u] = (yd - p1 * (r2 + 2 * yu * yu) - 2 * p2 * next * yu) / radial;
      }
    for (std::size_t u = 0; u < columns; ++u) all.push_back(back * cv::Vec3d(x[u], y[u], 1));
  }
  return all;
}

}  // namespace arbiter::vision::simulate
