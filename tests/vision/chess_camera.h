// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <tuple>
#include <vector>

#include "tests/support/placed.h"
#include "vision/change/change_reader.h"
#include "vision/simulate/renderer.h"

namespace arbiter::vision {

/// A camera over a rendered chess table.
class ChessCamera {
 public:
  explicit ChessCamera(double elevation, std::uint64_t seed = 3) : renderer_(scene(elevation, seed)) {}

  /// What it sees, with the board where it truly lies; `number`: of the picture, for its noise.
  Keyframe keyframe(const simulate::Placement& placement, int number) {
    const auto lens = calibration::Lens::guess(renderer_.scene().size);
    calibration::Corners corners;
    const auto on_board = calibration::corners_on_board(board());
    for (std::size_t i = 0; i < 4; ++i)
      corners[i] = renderer_.project({on_board[i].x, on_board[i].y, 0}, renderer_.shake(number));
    return {renderer_.render(placement, {}, number), *calibration::BoardPlane::from_corners(board(), corners, lens)};
  }
  [[nodiscard]] const Board& board() const { return *renderer_.scene().board; }

 private:
  static simulate::Scene scene(double elevation, std::uint64_t seed) {
    simulate::Scene scene = simulate::make_scene("chess8", "wood", seed);
    scene.size = {800, 600};
    scene.pose = {};
    scene.pose.elevation = elevation;
    return scene;
  }
  simulate::Renderer renderer_;
};

inline simulate::Placement chess_set_up() {
  const std::vector<std::string> back{"rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"};
  simulate::Placement placement;
  for (int i = 0; i < 8; ++i) {
    const std::string file(1, static_cast<char>('a' + i));
    placement[file + "1"] = "S." + back[static_cast<std::size_t>(i)];
    placement[file + "2"] = "S.pawn";
    placement[file + "7"] = "N.pawn";
    placement[file + "8"] = "N." + back[static_cast<std::size_t>(i)];
  }
  return placement;
}

/// The cells that change when what stands on `from` goes to `to`.
inline std::vector<ChangedCell> moving(const Board& board, const Placement& before, const std::string& from,
                                       const std::string& to) {
  const Cell left = arbiter::test::cell(board, from), come = arbiter::test::cell(board, to);
  return {{left, before.on(left), {}}, {come, before.on(come), before.on(left)}};
}
inline std::vector<ChangedCell> moving(const Board& board, const simulate::Placement& before, const std::string& from,
                                       const std::string& to) {
  return moving(board, arbiter::test::placed(board, before), from, to);
}

}  // namespace arbiter::vision
