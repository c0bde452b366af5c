// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "vision/locate/board_finder.h"
#include "vision/reading/picture_reader.h"

namespace arbiter::vision {

/// Reads what stands on a board that was found, by Board::cells(). Where the pattern allows several ways round, `fix`
/// is turned to the one on which the pieces stand as in a game, if the picture tells.
std::vector<SquareOpinion> read_either_way(const cv::Mat& picture, BoardFix& fix, PictureReader& reader);

}  // namespace arbiter::vision
