// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace arbiter::vision {

/// A printed AprilTag (36h11) seen in a picture.
struct SeenTag {
  int number = 0;
  /// Tag coordinates (-1 … 1 over the black square, x right, y down as printed) -> pixels.
  cv::Matx33d homography;
  /// How clearly it was read; under about 30 it may be a ghost.
  double margin = 0;
  /// Bits that were read wrong and corrected, at most 2 of 36. Two codes differ by 11 or more.
  int corrected = 0;

  [[nodiscard]] cv::Point2d pixel(double x, double y) const;
  /// The middle of the tag.
  [[nodiscard]] cv::Point2d middle() const { return pixel(0, 0); }
  /// Mean side with the white margin, pixels.
  [[nodiscard]] double side() const;
};

/// All tags in an 8-bit grey picture. `shrink`: 1 reads the smallest tags, 2 takes a quarter of the time. `contrast`:
/// grey levels by which the white of a tag and its black must differ at least; 15 spares the grain of wood and takes a
/// sixth of the time of 5. The same number may be found more than once.
std::vector<SeenTag> read_tags(const cv::Mat1b& grey, double shrink = 1.5, int contrast = 5);

}  // namespace arbiter::vision
