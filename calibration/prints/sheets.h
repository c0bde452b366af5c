#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "calibration/prints/canvas.h"
#include "referee/core/board.h"

namespace cv::aruco {
class CharucoBoard;
}

namespace arbiter::calibration {

/// AprilTag 36h11 numbers of the tags at a board's corners, in the order of Corners (a1, far end of the first rank,
/// opposite, far end of the a-file). Each lies upright as South sees it, outside the field, the nearest corner of its
/// white margin on the corner of the field.
inline constexpr std::array<int, 4> kCornerTags{583, 584, 585, 586};
/// A tag is 10 modules wide with its white margin, 8 without.
inline constexpr double kTagMargin = 10.0 / 8.0;

/// The tag of that number, a pixel a module, white margin included: 10 by 10.
cv::Mat1b tag_picture(int number);

/// Four corner tags to cut out; `size`: side in millimetres with the white margin, 20 … 90.
std::vector<Sheet> corner_tag_sheets(const Paper& paper, double size);

/// What the calibration board printed here looks like: 7 by 10 squares of 24 mm with markers of 18 mm.
inline constexpr int kCharucoWidth = 7, kCharucoHeight = 10;
inline constexpr double kCharucoSquare = 24, kCharucoMarker = 18;
/// The same for OpenCV, lengths in millimetres.
cv::Ptr<cv::aruco::CharucoBoard> charuco_board();
std::vector<Sheet> charuco_sheets(const Paper& paper);

/// Small tags for the tops of pieces with a legend: for each army (S, W, N, E) the sixteen pieces of a chess set; tag
/// number = 16 x army + piece (K Q R R B B N N and eight pawns). `size`: side in millimetres with the margin, 8 … 40.
std::vector<Sheet> piece_tag_sheets(const Paper& paper, double size);

/// A paper board in tiles of whole squares, to be glued together; `square`: millimetres, 15 … 80.
std::vector<Sheet> board_sheets(const Paper& paper, const Board& board, double square);

}  // namespace arbiter::calibration
