// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "calibration/board_plane.h"

namespace arbiter::test {

/// How a test's board is painted: seen from `camera` (board coordinates, squares), aimed at the middle of the board
/// plus `aim`, with the focal length in pixels.
struct PaintedView {
  cv::Size size{1280, 960};
  cv::Point3d camera{4, -6, 12};
  cv::Point2d aim{0, 0};
  double focal = 1100;
  double k1 = 0;
  double roll = 0;                                          // radians, of the camera about its axis
  double light = 190, dark = 90, frame = 110, table = 140;  // grey levels
  double noise = 3;                                         // grey levels
  double blur = 1.0;                                        // sigma in pixels
  int pieces = 20;                                          // upright blobs on random squares
  unsigned seed = 1;
};

struct Painting {
  cv::Mat picture;  // BGR
  calibration::Corners corners;
};

/// A flat chequered board with a frame on a textured table, and simple pieces with height.
Painting paint(const Board& board, const PaintedView& view);
/// The table alone.
cv::Mat paint_table(const PaintedView& view);

}  // namespace arbiter::test
