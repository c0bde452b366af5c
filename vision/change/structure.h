// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

namespace arbiter::vision {

/// How edges are compared. Gradients of the logarithm of the brightness, a pixel.
struct StructureParams {
  double blur = 1.2;         ///< pixels, sigma
  float least_edge = 0.05F;  ///< under which nothing is said of a pixel: soft shadows and noise
  float alike = 0.45F;       ///< likeness of two edges, 0 to 1, from which they speak for "not changed"
  float weight = 2.2F;       ///< nats of an edge that has come or gone
};

/// Edges of pale wood on pale wood, of a quiet camera, in the same measure as `least_edge`.
inline constexpr float kFaintEdge = 0.02F;

/// For each pixel log p(edges seen | changed) - log p(edges seen | not changed) of two pictures (8-bit BGR, of one
/// size) that lie over each other. It knows no brightness: another light hardly changes where a thing's edges are.
/// Where there are no edges in either it is 0.
[[nodiscard]] cv::Mat1f structure_evidence(const cv::Mat3b& before, const cv::Mat3b& after,
                                           const StructureParams& params = {});

}  // namespace arbiter::vision
