// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/board_plane.h"
#include "vision/locate/landmark.h"

namespace arbiter::vision {

/// Whether a picture may be read as a position.
enum class Calm {
  still,    ///< nothing reaches over the board and nothing moves
  settled,  ///< nothing reaches over the board, but the picture before was another one
  reached,  ///< something that comes from outside the picture is over the board: a hand, an arm, a head
};

struct StillnessReport {
  Calm calm = Calm::settled;
  /// Share of the board, seen from the camera, that differs from the accepted picture.
  double changed = 0;
  /// Share of it that what reaches over the board covers.
  double covered = 0;
  /// Share of the board that differs from the picture before; 1 where there is none.
  double moving = 0;
  /// Something has changed that comes from outside the picture, but the board's pattern is seen through it: the light.
  bool light = false;
};

/// Compares small copies of the pictures with the last accepted one and with each other. A hand is a changed area that
/// is connected with the picture's edge, lies over the board and is larger than a piece; pieces that were moved are
/// changed areas too, but islands, or small. A change through which the board's crossings are still seen is the
/// light's, or a shadow's, and no hand.
class Stillness {
 public:
  /// The picture everything is compared with from now on. `landmarks`: what the tracker says of this picture, may be
  /// missing; the same list in the same order every time. `hand`: the picture is the one looked at last, and a hand is
  /// over the board; where it is, what the board showed before it came counts on.
  void accept(const cv::Mat& picture, const calibration::BoardPlane& plane, const std::vector<Landmark>& landmarks = {},
              bool hand = false);
  StillnessReport look(const cv::Mat& picture, const calibration::BoardPlane& plane,
                       const std::vector<Landmark>& landmarks = {});
  /// Of the picture looked at last: does what reaches over the board go on beyond these cells and whatever stands on
  /// them? Where it does not, it is a piece that was moved at the picture's edge.
  [[nodiscard]] bool reaches_beyond(const calibration::BoardPlane& plane, const std::vector<Cell>& cells) const;

 private:
  void place(const calibration::BoardPlane& plane, cv::Size small, double scale);
  [[nodiscard]] cv::Mat1b reaching(const cv::Mat1b& changed, double least) const;
  [[nodiscard]] bool seen_through(const cv::Mat1b& part, const std::vector<Landmark>& landmarks) const;

  cv::Mat3b reference_, previous_;
  cv::Mat3b before_;           // the reference as the camera of the picture looked at last would see it
  cv::Mat1b outside_;          // what reached over the board in that picture; empty: nothing
  cv::Mat1b changed_, board_;  // of the picture looked at last
  std::vector<std::pair<cv::Point2d, double>> squares_;  // middle and area of every cell in the small copy
  double square_ = 1, area_ = 1, scale_ = 1;             // pixels of a square and of the board in it; its own size
  std::optional<calibration::BoardPlane> placed_;        // where the board is drawn
  cv::Matx33d reference_homography_;
  std::vector<Landmark> reference_landmarks_;
};

}  // namespace arbiter::vision
