// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <opencv2/core.hpp>
#include <utility>
#include <vector>

#include "vision/change/change_reader.h"
#include "vision/change/evidence.h"

namespace arbiter::vision {

/// How finely and from when on a lean is believed. Leans are squares sideways for each square of height.
struct TiltParams {
  double step = 0.15;
  int reach = 4;        ///< steps to every side that are tried
  int least_moves = 2;  ///< before which nothing is believed
  int most_moves = 8;   ///< after which nothing more is learnt: the picture is as it is, and every move costs a look
  double gain = 0.12;   ///< nats a pixel of what was changed, by which a lean must explain more than none
};

/// Finds by how much upright things lean in a picture against what the board's place says. A picture that somebody has
/// straightened shows the board as from right above, and the pieces as the camera saw them: leaning all to one side.
/// Every action that was believed tells a little.
class TiltFinder {
 public:
  explicit TiltFinder(TiltParams params = {}) : params_(params) {}

  /// What was changed between two pictures. `plane`: where the board lies in the second one.
  void see(const Evidence& evidence, const calibration::BoardPlane& plane, const std::vector<ChangedCell>& change);

  /// In squares along the files' and the ranks' axes of the board (see BoardPlane); none until enough is known.
  [[nodiscard]] cv::Point2d tilt() const;

 private:
  TiltParams params_;
  std::map<std::pair<int, int>, double> explained_;  // nats by steps
  double pixels_ = 0;
  int moves_ = 0;
};

}  // namespace arbiter::vision
