#pragma once

#include "vision/reading/reading.h"
#include "vision/reading/square_classifier.h"

namespace arbiter::vision {

/// Adds to a reading what the shapes of the pieces that came or changed say of their kinds: CellReading::kinds of
/// changed cells with an army then has all of kFigureKinds, what was in it counting as a hint, and `shaped` is set.
/// Cells where kinds of no ordinary figure are known, or where the shape is none or not clearly one kind's, are left as
/// they are. `plane`: of a chequered board.
void add_shapes(Reading& reading, const cv::Mat& picture, const calibration::BoardPlane& plane,
                SquareClassifier& classifier);

}  // namespace arbiter::vision
