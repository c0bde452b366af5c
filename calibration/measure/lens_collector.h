// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/measure/lens_measurement.h"
#include "value/message.h"

namespace arbiter::calibration {

/// What a collector made of the picture it looked at last, and where it stands.
struct LensSight {
  std::vector<cv::Point2f> corners;  ///< of the calibration board, in pixels; empty: it is not seen
  bool just_taken = false;           ///< this picture was kept
  int taken = 0;
  int wanted = 0;       ///< so many should do; it may be more before all of the picture is covered
  cv::Mat1b fields;     ///< kCoverageFields, 1: corners were seen there in a picture that is kept
  double coverage = 0;  ///< share of them
  bool can_measure = false;
  bool enough = false;  ///< nothing more is wanted
  Message advice;       ///< what to do next, a sentence
};

/// Chooses pictures to measure a lens with out of those that come from a camera before which a person holds the
/// calibration board: those in which it is held still, elsewhere or otherwise tilted than in those chosen before.
///
/// No threads of its own. One size of picture: another begins anew.
class LensCollector {
 public:
  /// The next picture, 8-bit, grey or BGR. `at`: when it was taken, since the source was opened; 0 where nobody knows,
  /// then pictures are counted.
  const LensSight& look(const cv::Mat& picture, std::chrono::milliseconds at = {});
  /// Keeps the next picture in which the board is seen well enough, wherever it is, held still or not.
  void take_next() { asked_ = true; }
  [[nodiscard]] const LensSight& sight() const { return sight_; }

  /// More pictures are wanted than it had thought enough.
  void go_on();
  /// What the pictures kept tell. May take seconds. Errors: as measure_lens.
  [[nodiscard]] tl::expected<LensMeasurement, LensFailure> measure() const { return measure_lens(views_, size_); }

 private:
  /// How the board lies before the camera, as far as a lens that is only guessed tells.
  struct Pose {
    cv::Point2d middle;  ///< of the corners seen, shares of the picture's width
    double size = 0;     ///< spread of the corners on the picture for their spread on the print
    cv::Vec3d normal;    ///< unit, towards the camera; x right, y down
  };
  [[nodiscard]] std::optional<Pose> pose_of(const PrintedView& view) const;
  [[nodiscard]] bool is_new(const Pose& pose) const;
  [[nodiscard]] bool held_still(const PrintedView& view, std::chrono::milliseconds at);
  [[nodiscard]] Message next_goal() const;
  void keep(const PrintedView& view, const Pose& pose);

  cv::Size size_;
  int wanted_ = 12, most_ = 20;
  std::vector<PrintedView> views_;
  std::vector<Pose> poses_;
  LensSight sight_;
  bool asked_ = false;
  PrintedView still_;  // the picture since which the board has been where it is
  std::chrono::milliseconds still_at_{0};
  int still_pictures_ = 0;
};

}  // namespace arbiter::calibration
