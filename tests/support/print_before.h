// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

#include "vision/simulate/camera.h"

namespace arbiter::test {

/// The calibration board on a grey table before a camera, 2 x 2 samples a pixel, a little noise. The print lies in the
/// middle of the 8 x 8 squares the camera looks at, 0.8 of a square to each of its own.
cv::Mat1b print_before(const vision::simulate::Camera& camera, std::uint64_t seed);

}  // namespace arbiter::test
