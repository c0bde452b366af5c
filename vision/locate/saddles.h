// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

namespace arbiter::vision {

/// A crossing of two edges between light and dark, as where four squares of a chequered board meet.
struct Saddle {
  /// In pixels of the picture searched.
  cv::Point2f at;
  /// Directions of the two edges in radians from x toward y, angle[0] < angle[1] < angle[0] + pi.
  std::array<float, 2> angle{};
  /// Is the picture light between angle[0] and angle[1]?
  bool light_first = false;
  /// Difference between the light and the dark quarters, in grey levels.
  float contrast = 0;

  /// Direction of the ray 0 … 3: the edges' four halves in order of angle.
  [[nodiscard]] float ray(int k) const { return angle[k % 2] + (k >= 2 ? 3.14159265f : 0.0f); }
  /// Is it light just after the ray, going on in the direction of growing angles?
  [[nodiscard]] bool light_after(int k) const { return (k % 2 == 0) == light_first; }
};

/// All crossings of an 8-bit grey picture, strongest contrast first, at most `limit`. Looks at two scales: edges sharp
/// to about 2 and about 4 pixels. Crossings of squares smaller than about 9 pixels are not seen.
std::vector<Saddle> find_saddles(const cv::Mat1b& grey, int limit = 900);

}  // namespace arbiter::vision
