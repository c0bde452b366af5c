// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "calibration/lens.h"
#include "referee/core/board.h"

namespace arbiter::calibration {

struct PlaneFit {
  bool ok = false;
  /// Board plane -> ideal pixels.
  cv::Matx33d homography;
  /// The lens given, with k1 when it was fitted.
  Lens lens;
  /// Root of the mean squared distance of the points from where the fit puts them, in pixels, outliers counted less.
  double rms_px = 0;
};

/// Least squares with weights falling for outliers, over a homography and, when asked for and clearly shown by the
/// residuals, the first radial distortion term.
PlaneFit fit_plane(const std::vector<cv::Point2d>& on_board, const std::vector<cv::Point2d>& pixels, const Lens& lens,
                   bool fit_distortion);

/// `lens` with the focal length that makes the board's squares square. Where perspective says little about it (a view
/// from straight above), the focal length stays near the lens' own; k1 keeps its effect in pixels.
Lens with_focal_length_of(const cv::Matx33d& homography, const Lens& lens, const Board& board);

}  // namespace arbiter::calibration
