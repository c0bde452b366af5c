// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

namespace arbiter::vision {

/// Two pictures of the same size and place, the first in the light of the second, and by how much they differ. Grey
/// levels.
struct Difference {
  cv::Mat3b matched;        ///< the first as it would look in the second's light
  cv::Mat3f before, after;  ///< the first in that light and the second, with the noise of single pixels taken away
  cv::Mat1f off;            ///< by how much the second lies outside what a camera that trembles may show there
};

/// `light`: by what the light of each channel has changed, for as many parts of the picture as it has elements, smooth
/// between them; `blur`: sigma, pixels, up to 1; `trembling`: share of the range of colours about a pixel that may be
/// seen there. Row by row, so that everything needed stays near the processor: doing it picture by picture takes twice
/// as long.
[[nodiscard]] Difference difference_of(const cv::Mat3b& before, const cv::Mat3b& after, const cv::Mat3f& light,
                                       double blur, float trembling);

}  // namespace arbiter::vision
