// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/board_plane.h"

namespace arbiter::vision {

/// Would the square at file `x`, rank `y` be dark if the chequered pattern went on over the whole bounding square?
bool board_dark_at(const Board& board, int x, int y);

/// The inner crossings of a chequered board: points where four of its squares meet, in board coordinates.
std::vector<cv::Point2d> inner_crossings(const Board& board);

/// The place of the crossing of light and dark next to `guess`, to a fraction of a pixel, or nothing where none is to
/// be seen within `reach` pixels. `u`, `v`: one square along the files and the ranks in pixels, there. `light_first`:
/// is the square toward +u +v light? `least_contrast` in grey levels.
std::optional<cv::Point2d> locate_crossing(const cv::Mat1b& grey, cv::Point2d guess, cv::Point2d u, cv::Point2d v,
                                           bool light_first, double reach, double least_contrast);

/// Pixels about `guess` that `locate_crossing` looks at, at most.
double seen_about_crossing(cv::Point2d u, cv::Point2d v, double reach);

struct CrossingFit {
  std::optional<calibration::BoardPlane> plane;
  int crossings = 0;
  /// Two standard deviations of the worst corner inside the picture, in pixels.
  double error_px = 0;
};

/// What the scatter of the crossings a plane was fitted to means for its corners: two standard deviations of the worst
/// corner inside the picture, in pixels.
double corner_error(const Board& board, const std::vector<cv::Point2d>& on_board,
                    const std::vector<cv::Point2d>& pixels, const calibration::Lens& lens,
                    const calibration::BoardPlane& plane);

/// Fits the plane anew to all crossings that can be seen near where `plane` expects them. `a1_light`: is the square
/// at file 0, rank 0 light? `lens`: the one to start from (its distortion is fitted anew when only guessed).
CrossingFit refine_on_crossings(const cv::Mat1b& grey, const calibration::BoardPlane& plane, bool a1_light,
                                const calibration::Lens& lens);

}  // namespace arbiter::vision
