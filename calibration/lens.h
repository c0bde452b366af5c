// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace arbiter::calibration {

/// What the lens does to a picture of `image_size` pixels: a pinhole camera followed by OpenCV's five-term
/// distortion. All image points are pixels, x right, y down, the middle of the first pixel at (0, 0).
/// "Ideal" pixels are those the same camera would show without distortion.
struct Lens {
  cv::Size image_size;
  /// Focal lengths fx, fy and principal point cx, cy in pixels; no skew.
  double fx = 0, fy = 0, cx = 0, cy = 0;
  /// k1 k2 p1 p2 k3, as in cv::projectPoints.
  cv::Vec<double, 5> distortion{0, 0, 0, 0, 0};
  /// True when the figures come from a calibration; false for a guess, whose focal length and k1 may be estimated
  /// anew from any board seen through it.
  bool calibrated = false;

  /// A lens nobody measured: square pixels, centred, focal length 0.85 of the picture's long side (between a phone
  /// and a webcam), no distortion.
  static Lens guess(cv::Size image_size);

  /// The same lens in a picture of another size and the same field of view.
  [[nodiscard]] Lens scaled_to(cv::Size size) const;

  [[nodiscard]] bool distorts() const { return distortion != cv::Vec<double, 5>(0, 0, 0, 0, 0); }
  /// Ideal pixel -> pixel of the real picture. Far outside the picture, where the polynomial would fold the image
  /// over, the ideal pixel's direction is kept and its distortion stops growing.
  [[nodiscard]] cv::Point2d distort(cv::Point2d ideal) const;
  /// Pixel of the real picture -> ideal pixel.
  [[nodiscard]] cv::Point2d undistort(cv::Point2d pixel) const;
  [[nodiscard]] std::vector<cv::Point2d> undistort(const std::vector<cv::Point2d>& pixels) const;

  [[nodiscard]] cv::Matx33d camera_matrix() const { return {fx, 0, cx, 0, fy, cy, 0, 0, 1}; }
};

}  // namespace arbiter::calibration
