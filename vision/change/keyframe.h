// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <opencv2/core.hpp>

#include "calibration/board_plane.h"

namespace arbiter::vision {

/// Width in pixels to which a whole picture is reduced before it is compared; a square of 14 is then still 20 to 35
/// pixels wide.
inline constexpr int kKeyframeWidth = 640;
/// Width below which none is made narrower: of a real broadcast of 480 pixels 49 of 76 plies were read at 208, all as
/// it is.
inline constexpr int kKeyframeNarrow = 480;
/// Mean side of a square, pixels, that is enough to tell what has changed: those of 14 across are no larger. Of 31
/// films as many plies are read as at kKeyframeWidth.
inline constexpr double kKeyframeSquare = 26;

class Holds;

/// A picture of a board that was at rest, reduced for comparing.
struct Keyframe {
  cv::Mat3b picture;              ///< to be written to by `show` alone
  calibration::BoardPlane plane;  ///< where the board lies in the reduced picture

  /// `picture`: 8-bit BGR; `plane`: where its board lies. Reduced to `width` if it is wider.
  Keyframe(const cv::Mat& picture, const calibration::BoardPlane& plane, int width = kKeyframeWidth);

  /// Shows `other` from now on where `where` is not 0; both of the picture's size. Copies of this one stay as they are.
  void show(const cv::Mat3b& other, const cv::Mat1b& where);
  /// What there is to hold on to when another picture is laid over this one. Found out when it is first asked for, and
  /// kept: the same picture is compared with many others.
  [[nodiscard]] const Holds& holds() const;

 private:
  mutable std::shared_ptr<const Holds> holds_;
};

/// The width, in pixels, at which pictures of this size of a board that lies there are compared well: kKeyframeWidth,
/// or less where chequered squares are still kKeyframeSquare pixels wide then. Pictures that are compared must be of
/// one width.
[[nodiscard]] int keyframe_width(cv::Size picture, const calibration::BoardPlane& plane);

/// Does nothing about the board look other in the second picture than in the first, beyond the noise that is
/// everywhere and a light that has hardly changed? Both with the board in the same place. Costs a sixth of what
/// comparing them does.
[[nodiscard]] bool same_picture(const Keyframe& first, const Keyframe& second);

}  // namespace arbiter::vision
