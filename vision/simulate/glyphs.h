// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <string_view>

#include "vision/simulate/figures.h"

namespace arbiter::vision::simulate {

/// The character written on a disc or wedge of that kind, CV_8U 96 x 96, 255 = ink; `second` picks the other side's
/// character where a game has two. Kinds without a character of ours get the initials of their name.
cv::Mat glyph(PieceForm form, std::string_view kind, bool second);

}  // namespace arbiter::vision::simulate
