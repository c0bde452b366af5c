// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading/figure_box.h"
#include "vision/reading/square_views.h"

namespace arbiter::vision {

/// What is measured of a figure's outline, in squares: how high it is, how broad its foot and how broad its top. 0
/// where no outline was found.
struct FigureSize {
  std::array<double, 3> of{};
  /// Sine of the line of sight's angle over the table, 0 … 1; of a figure seen from above no height is known.
  double steepness = 1;
};

/// The tone of a figure's body: the median by channel of what the view shows above the foot.
[[nodiscard]] cv::Vec3f tone_of_body(const SquareView& view);

/// The size of what stands on the view's square: the outline is of what looks more like `tone` than like bare squares,
/// and hangs together with the body. Another figure of that tone behind or before it may count as part of it.
[[nodiscard]] FigureSize size_of(const SquareView& view, const cv::Vec3f& tone);

/// How likely each figure's size is for each kind, up to a factor: the kinds of a set stand in customary proportions,
/// whatever the set's own height and breadth, which are the same for both sides and follow from all figures, given what
/// each looks like (`seen`). By figure; 1 of all kinds where fewer than three figures have a size.
[[nodiscard]] std::vector<KindShares> in_proportion(const std::vector<KindShares>& seen,
                                                    const std::vector<FigureSize>& sizes);

}  // namespace arbiter::vision
