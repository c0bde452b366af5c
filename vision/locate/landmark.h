// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

namespace arbiter::vision {

/// A point of the board's pattern that is looked for in every picture.
struct Landmark {
  cv::Point2d pixel;  ///< where it is expected
  bool seen = false;  ///< nothing hides it
};

}  // namespace arbiter::vision
