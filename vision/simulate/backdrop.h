// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/simulate/raster.h"
#include "vision/simulate/scene.h"

namespace arbiter::vision::simulate {

/// The empty table as the camera sees it, split by where its light comes from, so that a shot only has to take away
/// what its pieces hide. Everything of picture size.
struct Backdrop {
  cv::Mat ambient;                        ///< CV_32FC3, linear
  std::vector<cv::Mat> direct;            ///< CV_32FC3, one a lamp
  cv::Mat glare;                          ///< CV_32FC3, mirrored lamps
  cv::Mat contact1, contact2;             ///< remap() maps into the contact texture
  std::vector<cv::Mat> shadow1, shadow2;  ///< the same into each lamp's shadow map
  Colour bounce{0, 0, 0};                 ///< mean light that the board throws back
  float bright = 1;                       ///< luminance below which nine tenths of the board lie
};

/// Area around the board that shadows are worked out for, and their resolution in cells a square.
cv::Rect2f shadow_area(const Board& board);
inline constexpr float kShadowResolution = 32;

Backdrop draw_backdrop(const Scene& scene, const Camera& camera, const std::vector<ShadowMap>& maps);

}  // namespace arbiter::vision::simulate
