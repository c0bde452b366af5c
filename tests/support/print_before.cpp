// SPDX-License-Identifier: MIT
#include "tests/support/print_before.h"

#include <cmath>
#include <opencv2/aruco/charuco.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/prints/sheets.h"

namespace arbiter::test {

cv::Mat1b print_before(const vision::simulate::Camera& camera, std::uint64_t seed) {
  constexpr int kDots = 24;  // a square
  const cv::Size print(calibration::kCharucoWidth * kDots, calibration::kCharucoHeight * kDots);
  cv::Mat pattern;
  calibration::charuco_board()->draw(print, pattern, 0, 1);
  constexpr double kScale = 0.8;
  const auto rays = camera.rays(2);
  const cv::Vec3f eye = camera.centre();
  cv::Mat1b image(camera.size());
  cv::RNG noise(seed);
  for (int v = 0; v < image.rows; ++v)
    for (int u = 0; u < image.cols; ++u) {
      double sum = 0;
      for (int s = 0; s < 4; ++s) {
        const std::size_t row = static_cast<std::size_t>(2 * v + s / 2) * static_cast<std::size_t>(2 * image.cols);
        const cv::Vec3f& ray = rays[row + static_cast<std::size_t>(2 * u + s % 2)];
        const cv::Vec3f at = eye + ray * (-eye[2] / ray[2]);
        const int x = static_cast<int>(std::floor((at[0] - 4) / kScale * kDots + print.width / 2.0));
        const int y = static_cast<int>(std::floor((4 - at[1]) / kScale * kDots + print.height / 2.0));
        const bool inside = x >= 0 && y >= 0 && x < print.width && y < print.height;
        sum += inside ? 25 + 0.8 * pattern.at<unsigned char>(y, x) : 140;
      }
      image(v, u) = cv::saturate_cast<unsigned char>(sum / 4 + noise.gaussian(1.5));
    }
  cv::GaussianBlur(image, image, {}, 0.6);
  return image;
}

}  // namespace arbiter::test
