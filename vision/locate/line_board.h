// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <optional>

#include "calibration/board_plane.h"

namespace arbiter::vision {

/// Where a board's lines put it.
struct LineFit {
  calibration::BoardPlane plane;
  int crossings = 0;
  /// Two standard deviations of the worst corner inside the picture, in pixels.
  double error_px = 0;
  /// Share of the lines' length that is seen.
  double evidence = 0;
};

/// Finds a board without a chequered pattern by its grid of lines, darker or lighter than the ground, pieces on it.
/// The plane's a1 is at the lower left as the picture shows it, as far as width and height allow.
/// Errors: `not_found`, `ambiguous`.
calibration::Expected<LineFit> find_line_board(const cv::Mat1b& grey, const Board& board,
                                               const calibration::Lens& lens);

/// The plane drawn to the lines that run where it has them, about an eighth of a square off at most; nothing when too
/// few of their crossings are seen. `lens`: the one to start from (its distortion is fitted anew when only guessed).
std::optional<LineFit> refine_on_lines(const cv::Mat1b& grey, const calibration::BoardPlane& plane,
                                       const calibration::Lens& lens);

}  // namespace arbiter::vision
