// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>

#include "vision/reading/reading.h"
#include "vision/reading/square_classifier.h"

namespace arbiter::vision {

/// Adds to a reading what the shapes of the pieces that came or changed say of their kinds: CellReading::kinds of
/// changed cells with an army then has all of `kinds`, what was in it counting as a hint, and `shaped` is set. Cells
/// where kinds of no ordinary figure are known, or where the shape is none or not clearly one kind's, are left as they
/// are. `plane`: of a chequered board. `kinds`: those of kFigureKinds that there are in the game.
void add_shapes(Reading& reading, const cv::Mat& picture, const calibration::BoardPlane& plane,
                SquareClassifier& classifier, const std::set<std::string>& kinds);

}  // namespace arbiter::vision
