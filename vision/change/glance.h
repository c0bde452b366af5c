// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "calibration/board_plane.h"

namespace arbiter::vision {

/// The board with what stands on it, and a little more: 255 there. `size`: of the mask, which may be a picture's made
/// smaller; `plane`: in the picture `scale` times as large.
[[nodiscard]] cv::Mat1b about_the_board(const calibration::BoardPlane& plane, cv::Size size, double scale);

/// The mean over each block of which `where` is not 0: `values` has a whole number of pixels for each of its.
[[nodiscard]] std::vector<float> means_of_blocks(const cv::Mat1f& values, const cv::Mat1b& where);

/// A picture seen with half an eye, every eighth pixel of it: enough to tell that nothing at all has happened on the
/// board since another, at a hundredth of what it costs to follow the board and compare pictures in full.
class Glance {
 public:
  /// `picture`: 8-bit BGR, of any size; `plane`: where its board lies.
  Glance(const cv::Mat& picture, const calibration::BoardPlane& plane);
  /// Does this picture of the same size show the board as the glance did, but for the camera's noise? Patches of
  /// 32 × 32 pixels are compared, which is hardly more than a square of the smallest board that can be read.
  [[nodiscard]] bool shows(const cv::Mat& picture) const;

 private:
  cv::Size size_;
  cv::Mat3b samples_;
  cv::Mat1b patches_;  // those about the board
};

}  // namespace arbiter::vision
