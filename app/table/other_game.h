// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "value/message.h"
#include "vision/locate/board_finder.h"

namespace arbiter::table {

/// Games whose set-up stands in the picture, as ids of rulesets without `watched`: those that have the same squares
/// taken stand in the order of the rulesets. At most three; none where no other set-up is seen clearly. Looks for every
/// board that a game is played on, which takes some tenths of a second. `lens` must have the picture's size.
[[nodiscard]] std::vector<std::string> other_games(const cv::Mat& picture, const calibration::Lens& lens,
                                                   const std::string& watched);

/// "Chess (chess), Shatranj (shatranj)": each game with its title and its id.
[[nodiscard]] Argument games_listed(const std::vector<std::string>& games);

}  // namespace arbiter::table
