// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/belief/top_picture.h"

namespace arbiter::vision {

/// Where a hand or something else lies over the board: a large connected change that goes on beyond the board, reaches
/// the picture's edge, or is more than any ply changes. What one of `explained` (255 where something likely would
/// change the picture) explains is none. 255 there. `ratio`: as of TopChange.
[[nodiscard]] cv::Mat1b occluded(const cv::Mat1f& ratio, const cv::Mat1b& seen, const std::vector<cv::Mat1b>& explained,
                                 const Layout& layout);

}  // namespace arbiter::vision
