// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/board_plane.h"
#include "vision/tags/tag_detector.h"

namespace arbiter::vision {

/// The board's corners when all four corner tags are seen; otherwise which are missing (`tags_missing`), or
/// `not_found` when there is none at all.
calibration::Expected<calibration::Corners> corners_from_tags(const std::vector<SeenTag>& tags);

}  // namespace arbiter::vision
