// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "vision/change/evidence.h"

namespace arbiter::vision {

/// The picture before as the camera of the picture after would have seen it. A board that was moved is followed on its
/// surface; the trembling of the camera is taken out by the similarity that makes the pictures most alike, measured to
/// a tenth of a pixel on all edges that have not changed.
[[nodiscard]] cv::Mat3b laid_over(const Still& before, const Still& after);

}  // namespace arbiter::vision
