#include "vision/locate/board_finder.h"

namespace arbiter::vision {

calibration::Expected<BoardFix> find_board(const cv::Mat&, const Board&, const calibration::Lens&, const FindHints&) {
  return calibration::failure("not_found", "no board was found in the picture");
}

calibration::Expected<BoardFix> fix_from_corners(const cv::Mat&, const Board& board,
                                                 const calibration::Corners& corners, const calibration::Lens& lens,
                                                 bool) {
  auto plane = calibration::BoardPlane::from_corners(board, corners, lens);
  if (!plane) return tl::unexpected(plane.error());
  return BoardFix{*plane, corners, {corners}, 2.0, 1.0, 0, "corners"};
}

}  // namespace arbiter::vision
