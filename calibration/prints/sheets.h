// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "calibration/prints/canvas.h"
#include "calibration/tags/tag.h"
#include "referee/core/board.h"

namespace cv::aruco {
class CharucoBoard;
}

namespace arbiter::calibration {

/// Four corner tags to cut out; `size`: side in millimetres with the white margin, 20 … 80.
std::vector<Sheet> corner_tag_sheets(const Paper& paper, double size);

/// What the calibration board printed here looks like: 7 by 10 squares of 24 mm with markers of 18 mm.
inline constexpr int kCharucoWidth = 7, kCharucoHeight = 10;
inline constexpr double kCharucoSquare = 24, kCharucoMarker = 18;
/// The same for OpenCV, lengths in millimetres.
cv::Ptr<cv::aruco::CharucoBoard> charuco_board();
std::vector<Sheet> charuco_sheets(const Paper& paper);

/// Small tags for the tops of pieces, numbered as the legend has them (calibration/tags/legend.h): for each army the
/// sixteen pieces of a chess set and spares for promotions, then a page of tags that belong to no piece yet. `size`:
/// side in millimetres with the margin, 8 … 40.
std::vector<Sheet> piece_tag_sheets(const Paper& paper, double size);

/// A paper board in tiles of whole squares, to be glued together; `square`: millimetres, 15 … 80.
std::vector<Sheet> board_sheets(const Paper& paper, const Board& board, double square);

}  // namespace arbiter::calibration
