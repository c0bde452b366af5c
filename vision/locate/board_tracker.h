#pragma once

#include <memory>
#include <opencv2/core.hpp>

#include "vision/locate/board_finder.h"

namespace arbiter::vision {

/// Where the board is now, compared with the last fix.
enum class BoardMotion {
  steady,  ///< where it was, to within the noise
  nudged,  ///< moved by a little: `plane` follows it
  hidden,  ///< too little of it can be seen to tell (a hand, a person leaning in); `plane` is the last one known
  lost,    ///< it is visibly not where it was: look for it anew with find_board
};

struct TrackedBoard {
  BoardMotion motion = BoardMotion::steady;
  calibration::BoardPlane plane;
  /// Largest movement of a corner against the fix tracking began with, in pixels.
  double moved_px = 0;
  /// Share of the crossings free in the first picture that were seen now.
  double visible = 1;
};

/// Follows a found board from frame to frame by re-reading the crossings of its squares: well under a millisecond
/// a frame.
class BoardTracker {
 public:
  /// `picture`: the one the fix was found in.
  BoardTracker(const cv::Mat& picture, const BoardFix& fix);
  ~BoardTracker();
  BoardTracker(BoardTracker&&) noexcept;
  BoardTracker& operator=(BoardTracker&&) noexcept;

  /// `frame`: of the same size as the first picture, grey or BGR. Small movements are followed, larger ones (up to
  /// about half a square a frame, and more when the whole picture shifts) caught; what cannot be is `lost`.
  TrackedBoard follow(const cv::Mat& frame);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace arbiter::vision
