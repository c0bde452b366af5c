// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <optional>

#include "vision/change/evidence.h"

namespace arbiter::vision {

/// How faces of discs and tiles are compared. Lengths in squares, angles in degrees.
struct FaceParams {
  double height = 0.25;  ///< of the face over the board, about
  double reach = 0.3;    ///< of what is compared, from its middle
  double shift = 0.24;   ///< by which either may stand otherwise than is said
  double turn = 14;      ///< by which it may be turned; 180: any way
  double least_px = 14;  ///< pixels of a square's side, under which no writing is seen
  double ground = 0.12;  ///< sigma of what is taken for the face's ground, and left out
};

/// How alike what is written on two flat pieces is.
struct FaceMatch {
  double likeness = -1;  ///< largest normalised correlation over small shifts and turns, -1 to 1
  /// By how much the colours of what is written differ: 0 for the same ink, 0.2 for red and black.
  double ink = 0;
};

/// Compares what is written on the flat piece at `from` in the first picture with what is written on the one at `to` in
/// the second. Points in board coordinates. None where the pieces are seen too small, or nothing is written there.
[[nodiscard]] std::optional<FaceMatch> compare_faces(const Keyframe& before, cv::Point2d from, const Keyframe& after,
                                                     cv::Point2d to, const FaceParams& params = {});

}  // namespace arbiter::vision
