// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/simulate/renderer.h"

namespace arbiter::vision::simulate {

/// The camera after the lens: blur, shake, vignetting, noise, tone curve.
class CameraEffects {
 public:
  CameraEffects(const Effects& effects, cv::Size size, std::uint64_t seed);
  [[nodiscard]] Shake shake(int number) const;
  /// What is alike in every picture of a still scene: vignetting, tone curve, blur. `linear` CV_32FC3, 1 = as bright
  /// as a picture can show; returns CV_8UC3.
  [[nodiscard]] cv::Mat expose(const cv::Mat& linear) const;
  /// One picture of it: shake, gain, noise, compression.
  [[nodiscard]] cv::Mat develop(const cv::Mat& exposed, int number) const;

 private:
  Effects effects_;
  cv::Size size_;
  std::uint64_t seed_;
  std::vector<float> falloff_;      // vignetting by squared distance from the middle, 1024 steps
  std::vector<std::uint8_t> tone_;  // 14-bit linear -> shown
  std::array<float, 256> light_{};  // shown -> linear
};

/// The pixel `p` of the unshaken picture, in the shaken one.
cv::Point2d shaken(const cv::Point2d& p, const Shake& shake, cv::Size size);

}  // namespace arbiter::vision::simulate
