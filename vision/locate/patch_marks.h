// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/board_plane.h"

namespace arbiter::vision {

/// Points of a board that are known again by the look of a small patch about them: for boards that have lines, and not
/// a chequered pattern whose crossings can be looked for anywhere.
class PatchMarks {
 public:
  /// Takes those crossings of the board's lines about which there is something to see. `grey`: a picture of the board,
  /// `plane`: where it lies there.
  PatchMarks(const cv::Mat1b& grey, const calibration::BoardPlane& plane);

  /// The points, in board coordinates.
  [[nodiscard]] const std::vector<cv::Point2d>& points() const { return points_; }
  /// Where the point of that index is now, to a fraction of a pixel; `guess`: where it is looked for, `reach`: pixels
  /// about it. Nothing where something else is to be seen.
  [[nodiscard]] std::optional<cv::Point2d> find(const cv::Mat1b& grey, std::size_t index, cv::Point2d guess,
                                                double reach) const;

  /// Pixels about the guess that are looked at for that, at most.
  [[nodiscard]] double seen_about(std::size_t index, double reach) const;

 private:
  std::vector<cv::Point2d> points_;
  std::vector<cv::Mat1b> patches_;
  std::vector<cv::Point2d> off_;  // of the point from its patch's middle pixel
};

}  // namespace arbiter::vision
