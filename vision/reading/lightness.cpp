// SPDX-License-Identifier: MIT
#include "vision/reading/lightness.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace arbiter::vision {

std::map<Army, double> lightness(const cv::Mat& picture, const calibration::BoardPlane& plane,
                                 const Placement& placement) {
  constexpr double kRadius = 0.16, kHeight = 0.3;  // squares: of what is looked at of a piece
  constexpr int kSide = 5;                         // samples across
  cv::Mat1b grey;
  cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
  std::map<Army, std::vector<double>> seen;
  for (const auto& [cell, piece] : placement) {
    const cv::Point2d middle = plane.middle(cell);
    std::vector<std::uint8_t> values;
    for (int i = 0; i < kSide; ++i)
      for (int k = 0; k < kSide; ++k) {
        const double x = kRadius * (2.0 * i / (kSide - 1) - 1), z = kHeight * k / (kSide - 1);
        const cv::Point3d at(middle.x + x, middle.y, z);
        if (!plane.before_camera(at)) continue;
        const cv::Point p = plane.to_pixel(at);
        if (cv::Rect({}, grey.size()).contains(p)) values.push_back(grey(p));
      }
    if (values.empty()) continue;
    std::nth_element(values.begin(), values.begin() + static_cast<long>(values.size() / 2), values.end());
    seen[piece.army].push_back(values[values.size() / 2]);
  }
  std::map<Army, double> out;
  for (const auto& [army, all] : seen) {
    double sum = 0;
    for (const double one : all) sum += one;
    out[army] = sum / static_cast<double>(all.size());
  }
  return out;
}

}  // namespace arbiter::vision
