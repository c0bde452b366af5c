// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "vision/belief/top_picture.h"

namespace arbiter::vision {

/// Where two pictures of a table differ, each drawn as seen from straight above.
struct TopChange {
  /// Of each pixel log p(what is seen | changed) - log p(what is seen | not changed), nats, robust: about -1.2 to 2.9;
  /// 0 where one of the pictures does not show it.
  cv::Mat1f ratio;
  cv::Mat1b shade;  ///< 255 where the change may be a shadow or a brighter light: the tint is the same
};

/// Compares two pictures, relative to the light, the contrast and the noise of each brightness: first the colours are
/// matched by a tone curve, then what changes slowly over the board is taken out, and what is left is measured by the
/// noise of its own brightness. So a dark piece on dark ground shows as well as a pale one. A tremble of one pixel is
/// no change.
[[nodiscard]] TopChange change_between(const TopPicture& now, const TopPicture& before, const Layout& layout);

/// The mean about each pixel, over 5 × 5 of them.
[[nodiscard]] cv::Mat1f mean_around(const cv::Mat1f& values);

}  // namespace arbiter::vision
