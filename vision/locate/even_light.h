// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

namespace arbiter::vision {

/// A copy of an 8-bit grey picture in which every place has the same mean and the same contrast: what is lighter than
/// its surroundings stays lighter. Logarithms of grey levels, less their mean, by their deviation; both weighed by a
/// Gaussian whose sigma is `reach` (a share of the longer side, over 0).
[[nodiscard]] cv::Mat1b evened(const cv::Mat1b& grey, double reach);

}  // namespace arbiter::vision
