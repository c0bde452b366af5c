// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "calibration/board_plane.h"
#include "vision/simulate/renderer.h"

namespace arbiter::vision::train {

/// A picture of a table on which everything that does not matter to a reader of squares is left to chance: board, set
/// of figures, colours, light, camera, what the camera does to the picture, how carelessly the pieces stand, what lies
/// beside the board.
struct RandomTable {
  cv::Mat picture;                ///< 8-bit BGR
  calibration::BoardPlane plane;  ///< as it follows from the four corners, known to a twentieth of a square or so
  simulate::Placement placement;  ///< S: the light set, N: the dark one, X: things that are no ordinary figures
  bool coloured = false;          ///< the sets are not a light and a dark one
};

/// Pictures of the table of that number, each with figures, colours and a position of its own; board, camera and light
/// are the same in all of them. Sets of figures are numbered on from 64 times the number.
std::vector<RandomTable> random_tables(std::uint64_t number, int pictures);

}  // namespace arbiter::vision::train
