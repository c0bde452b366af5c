// SPDX-License-Identifier: MIT
#include "vision/reading/way_round.h"

#include <algorithm>

namespace arbiter::vision {

namespace {

constexpr double kClearly = 0.7;  // probability of another way round that is believed

}  // namespace

std::vector<SquareOpinion> read_either_way(const cv::Mat& picture, BoardFix& fix, PictureReader& reader) {
  PositionReading reading = reader.read_position(picture, fix.plane);
  constexpr int kHalfRound = 2;
  if (reading.ways.at(kHalfRound) < kClearly) return std::move(reading.squares);
  const calibration::BoardPlane turned = fix.plane.turned(kHalfRound);
  const auto same = std::find_if(fix.orientations.begin(), fix.orientations.end(), [&](const auto& way) {
    return calibration::corner_distance(turned.corners(), way) < 0.5 * fix.plane.square_px();
  });
  if (same == fix.orientations.end()) return std::move(reading.squares);
  std::rotate(fix.orientations.begin(), same, same + 1);
  fix.plane = turned;
  fix.corners = fix.orientations.front() = turned.corners();
  // The same squares by their other names.
  const Board& board = turned.board();
  for (SquareOpinion& one : reading.squares)
    one.cell = board.at(board.width() - 1 - board.file(one.cell), board.height() - 1 - board.rank(one.cell));
  std::sort(reading.squares.begin(), reading.squares.end(),
            [](const SquareOpinion& a, const SquareOpinion& b) { return a.cell < b.cell; });
  return std::move(reading.squares);
}

}  // namespace arbiter::vision
