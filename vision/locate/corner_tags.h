#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/board_plane.h"

namespace arbiter::vision {

/// A printed AprilTag (36h11) seen in a picture.
struct SeenTag {
  int number = 0;
  /// Tag coordinates (-1 … 1 over the black square, x right, y down as printed) -> pixels.
  cv::Matx33d homography;
  /// How clearly it was read; under about 30 it may be a ghost.
  double margin = 0;

  [[nodiscard]] cv::Point2d pixel(double x, double y) const;
};

/// All tags in an 8-bit grey picture. `shrink`: 1 reads the smallest tags, 2 takes a quarter of the time.
std::vector<SeenTag> read_tags(const cv::Mat1b& grey, double shrink = 1.5);

/// The board's corners when all four corner tags are seen; otherwise which are missing (`tags_missing`), or
/// `not_found` when there is none at all.
calibration::Expected<calibration::Corners> corners_from_tags(const std::vector<SeenTag>& tags);

}  // namespace arbiter::vision
