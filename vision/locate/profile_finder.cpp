#include "vision/locate/profile_finder.h"

#include <algorithm>

namespace arbiter::vision {

using calibration::Corners;
using calibration::Expected;

Expected<BoardFix> find_with_profile(const cv::Mat& picture, const calibration::Profile& profile) {
  const Board& board = *Board::find(profile.board);
  const calibration::Lens lens = profile.lens.scaled_to(picture.size());
  const Corners expected = calibration::scaled_corners(profile, picture.size());
  auto there = fix_from_corners(picture, board, expected, lens);
  // Fitted to the lines of the board, it is where it was; otherwise somebody has moved it.
  if (there && there->crossings > 0) return there;
  auto found = find_board(picture, board, lens);
  if (!found) return there && board.style() != BoardStyle::chequered ? there : found;
  const auto nearest =
      std::min_element(found->orientations.begin(), found->orientations.end(), [&](const Corners& a, const Corners& b) {
        return calibration::corner_distance(a, expected) < calibration::corner_distance(b, expected);
      });
  if (nearest == found->orientations.end() || nearest == found->orientations.begin()) return found;
  std::iter_swap(found->orientations.begin(), nearest);
  const auto plane = calibration::BoardPlane::from_corners(board, found->orientations.front(), found->plane.lens());
  if (!plane) return found;
  found->corners = found->orientations.front();
  found->plane = *plane;
  return found;
}

}  // namespace arbiter::vision
