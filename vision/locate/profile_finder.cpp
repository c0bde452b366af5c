// SPDX-License-Identifier: MIT
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
  turn_to(*found, expected);
  return found;
}

void turn_to(BoardFix& fix, const Corners& expected) {
  const auto nearest =
      std::min_element(fix.orientations.begin(), fix.orientations.end(), [&](const Corners& a, const Corners& b) {
        return calibration::corner_distance(a, expected) < calibration::corner_distance(b, expected);
      });
  if (nearest == fix.orientations.end() || nearest == fix.orientations.begin()) return;
  const auto plane = calibration::BoardPlane::from_corners(fix.plane.board(), *nearest, fix.plane.lens());
  if (!plane) return;
  std::iter_swap(fix.orientations.begin(), nearest);
  fix.corners = fix.orientations.front();
  fix.plane = *plane;
}

}  // namespace arbiter::vision
