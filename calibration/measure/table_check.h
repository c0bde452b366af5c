// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "calibration/board_plane.h"
#include "value/message.h"

namespace arbiter::calibration {

/// From where on a board is no longer read well.
namespace table_limits {
inline constexpr double kSmall = 26;       ///< pixels of the farthest square
inline constexpr double kFlat = 42;        ///< degrees over the table
inline constexpr double kBlurred = 0.045;  ///< of a square
inline constexpr double kDim = 90;         ///< grey levels
inline constexpr double kPale = 30;        ///< contrast, grey levels
}  // namespace table_limits

/// How well a board can be read in a picture.
struct TableCheck {
  enum class Grade { good, usable, poor } grade = Grade::good;
  double square_px = 0;              ///< mean side of a square
  double smallest_square_px = 0;     ///< shortest side of the farthest square
  double elevation = 0;              ///< degrees
  double blur_px = 0;                ///< standard deviation of the blur over sharp edges (0: could not be told)
  double brightness = 0;             ///< 0 … 255: what nine tenths of the board lie under
  double contrast = 0;               ///< between light and dark squares, grey levels; 0 on a board without chequers
  double burnt_out = 0;              ///< share of the board's pixels that are white through and through
  std::vector<std::string> glare;    ///< squares that the light washes out
  std::vector<std::string> outside;  ///< squares that are not wholly in the picture
  std::vector<Message> advice;       ///< sentences, the most urgent first; empty when all is well
};

/// Judges `picture` (8-bit, grey or BGR) in which the board lies as `plane` says. Blur: the ratio of gradients before
/// and after a known further blur (Zhuo & Sim, Defocus map estimation from a single image, 2011).
[[nodiscard]] TableCheck check_table(const cv::Mat& picture, const BoardPlane& plane);

[[nodiscard]] std::string_view name(TableCheck::Grade grade);

}  // namespace arbiter::calibration
