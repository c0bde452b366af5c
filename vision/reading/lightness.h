// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <opencv2/core.hpp>

#include "calibration/board_plane.h"
#include "vision/reading/reading.h"

namespace arbiter::vision {

/// How light the pieces of each army look: the mean over its pieces of the median grey level (0 to 255) of what is seen
/// on the lower half of each. `picture`: 8-bit BGR; `plane`: where the board lies; `placement`: what stands on it.
[[nodiscard]] std::map<Army, double> lightness(const cv::Mat& picture, const calibration::BoardPlane& plane,
                                               const Placement& placement);

}  // namespace arbiter::vision
