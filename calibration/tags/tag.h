// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core.hpp>

namespace arbiter::calibration {

/// Tags are of the family AprilTag 36h11, numbered from 0.
inline constexpr int kTags = 587;

/// Numbers of the tags at a board's corners, in the order of Corners (a1, far end of the first rank, opposite, far end
/// of the a-file). Each lies upright as South sees it, outside the field, the nearest corner of its white margin on the
/// corner of the field.
inline constexpr std::array<int, 4> kCornerTags{583, 584, 585, 586};
/// A tag is 10 modules wide with its white margin, 8 without.
inline constexpr double kTagMargin = 10.0 / 8.0;

/// The tag of that number, a pixel a module, white margin included: 10 by 10.
cv::Mat1b tag_picture(int number);

}  // namespace arbiter::calibration
