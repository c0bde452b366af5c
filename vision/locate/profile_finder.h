// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "calibration/measure/profile.h"
#include "vision/locate/board_finder.h"

namespace arbiter::vision {

/// The profile's board where it last lay, or, when it is not there, anywhere in the picture, the way round that is
/// nearest to the profile's. Errors as find_board.
[[nodiscard]] calibration::Expected<BoardFix> find_with_profile(const cv::Mat& picture,
                                                                const calibration::Profile& profile);

/// Turns a fix to that of its ways round whose corners are nearest to `expected`.
void turn_to(BoardFix& fix, const calibration::Corners& expected);

}  // namespace arbiter::vision
