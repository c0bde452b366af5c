// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <opencv2/core.hpp>
#include <optional>

#include "vision/locate/board_finder.h"

namespace arbiter::table {

/// How well a picture shows what the game has on the board if it lies there: 0 … 1, share of its squares.
using ShowsPosition = std::function<double(const calibration::BoardPlane&)>;

/// Of the places where a board may lie (`fix` and its `places`), the one that shows the position best, any way round
/// that is possible there; without other places. None where even that one shows too little of it: the board is
/// somewhere else, or a hand is over it. A fix that has no other places is returned as it is.
[[nodiscard]] std::optional<vision::BoardFix> place_that_shows(const ShowsPosition& shows, vision::BoardFix fix);

}  // namespace arbiter::table
