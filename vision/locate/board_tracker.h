// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <opencv2/core.hpp>

#include "vision/locate/board_finder.h"
#include "vision/locate/landmark.h"

namespace arbiter::vision {

/// Where the board is now, compared with the last fix.
enum class BoardMotion {
  steady,  ///< where it was, but for the shaking of the camera, which `plane` follows
  nudged,  ///< moved (by over 2 pixels and a 25th of a square) since it was last said to be: `plane` follows it
  hidden,  ///< too little of it can be seen to tell (a hand, a person leaning in); `plane` is the last one known
  lost,    ///< not where it was, and several searches over the whole picture have not found it anywhere else
};

struct TrackedBoard {
  BoardMotion motion = BoardMotion::steady;
  calibration::BoardPlane plane;
  /// Largest movement of a corner against the fix tracking began with, in pixels.
  double moved_px = 0;
  /// Share of the crossings free in the first picture that were seen now.
  double visible = 1;
  /// The crossings looked at, always the same ones in the same order.
  std::vector<Landmark> landmarks;
};

/// Follows a found board from frame to frame by re-reading the crossings of its squares, about a millisecond a frame.
/// While too little of it is seen, the whole picture is searched every tenth frame. Of a board without a chequered
/// pattern patches about its lines' crossings are known again; it is `steady` where they are not seen, and never said
/// to be visible, since pieces are put on them.
class BoardTracker {
 public:
  /// `picture`: the one the fix was found in.
  BoardTracker(const cv::Mat& picture, const BoardFix& fix);
  ~BoardTracker();
  BoardTracker(BoardTracker&&) noexcept;
  BoardTracker& operator=(BoardTracker&&) noexcept;

  /// `frame`: of the same size as the first picture, grey or BGR. Small movements are followed, larger ones (up to
  /// a seventh of a square a frame, any distance when the whole picture shifts) caught; what cannot be is `lost`.
  /// After `nudged` and `steady` the plane is good to measure with; after `hidden` and `lost` the game must wait.
  TrackedBoard follow(const cv::Mat& frame);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace arbiter::vision
