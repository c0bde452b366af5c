// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "calibration/lens.h"

namespace arbiter::vision {

/// The thin lines of a picture, point by point: pixels darker (or lighter) than what lies on both sides of them.
struct LinePoints {
  struct Point {
    cv::Point2f at;      ///< to a fraction of a pixel
    float angle = 0;     ///< direction of the line there, in radians from x toward y, 0 … pi
    float contrast = 0;  ///< grey levels between the line and the nearer in shade of its two sides
  };
  std::vector<Point> points;
  /// For every pixel 1 + the index of the point there, or 0.
  cv::Mat1i index;

  /// The point of a line within `reach` pixels of `at`, to either side of a line that runs in `direction` (of length
  /// 1); nullptr where there is none that runs nearly so.
  [[nodiscard]] const Point* near(cv::Point2d at, cv::Point2d direction, double reach) const;
};

/// All points of lines about one to four pixels wide in an 8-bit grey picture; `dark`: darker than their ground.
LinePoints find_line_points(const cv::Mat1b& grey, bool dark);

/// A straight line on which many of a picture's line points lie, pieces standing on it or not.
struct LongLine {
  /// a x + b y + c = 0 in ideal pixels of the lens, a² + b² = 1.
  cv::Vec3d line;
  cv::Point2d middle, direction;  ///< of its points; `direction` has length 1
  double half_length = 0;         ///< about two thirds of its points lie within this of the middle
  double support = 0;             ///< points, those of little contrast counted less
};

/// The long straight lines, strongest first, at most `limit`.
std::vector<LongLine> find_long_lines(const LinePoints& points, const calibration::Lens& lens, size_t limit = 120);

}  // namespace arbiter::vision
