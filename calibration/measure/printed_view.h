// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "value/message.h"

namespace arbiter::calibration {

/// What was held before the camera.
struct PrintedPattern {
  enum class Kind {
    charuco,      ///< the calibration board that `arbiter print charuco` makes; it may be partly out of view
    chequerboard  ///< any chequered board, all of whose inner crossings must be in view
  };
  Kind kind = Kind::charuco;
  /// Inner crossings of a chequerboard, across and down: 7 x 7 on a chessboard.
  cv::Size crossings{7, 7};
};

/// The corners of a printed pattern that one picture shows.
struct PrintedView {
  std::vector<cv::Point2f> pixels;
  /// The same on the print: millimetres of the calibration board, squares of a chequerboard; z is 0.
  std::vector<cv::Point3f> points;

  /// Why this view cannot help to measure a lens, behind "in the picture": "the printed pattern is not seen in it";
  /// empty when it can.
  [[nodiscard]] Message why_not() const;
};

/// `picture`: 8-bit, grey or BGR.
[[nodiscard]] PrintedView see_print(const cv::Mat& picture, const PrintedPattern& pattern = {});

/// The picture's fields in which the corners of views are counted, to tell how much of it is covered.
inline const cv::Size kCoverageFields(8, 6);
/// Marks the fields in which the view has corners; `fields`: kCoverageFields, 0 or 1.
void mark_fields(cv::Mat1b& fields, const PrintedView& view, cv::Size picture);

}  // namespace arbiter::calibration
