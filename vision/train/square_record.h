// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <ostream>

#include "calibration/board_plane.h"
#include "vision/simulate/renderer.h"

namespace arbiter::vision::train {

/// Writes the labelled views of a picture's squares, which train_squares.py learns from: all squares where something
/// stands, and of the empty ones, which are many, every second of those beside pieces and every fifth of the others.
/// `picture`: 8-bit BGR. `placement`: S: the light set, N: the dark one, X: things that are no ordinary figures.
/// `coloured`: the sets are not a light and a dark one. `table`: what chance, and what is held back, depend on.
void write_squares(std::ostream& out, const cv::Mat& picture, const calibration::BoardPlane& plane,
                   const simulate::Placement& placement, bool coloured, std::uint32_t table);

}  // namespace arbiter::vision::train
