// SPDX-License-Identifier: MIT
#include "vision/locate/even_light.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

constexpr int kSmaller = 4;  // wide blurs need no fine pixels

cv::Mat1f blurred(const cv::Mat1f& levels, double sigma) {
  cv::Mat1f small, out;
  cv::resize(levels, small, {}, 1.0 / kSmaller, 1.0 / kSmaller, cv::INTER_AREA);
  cv::GaussianBlur(small, small, {}, sigma / kSmaller);
  cv::resize(small, out, levels.size(), 0, 0, cv::INTER_LINEAR);
  return out;
}

}  // namespace

cv::Mat1b evened(const cv::Mat1b& grey, double reach) {
  // Dark places have a floor of noise, and even ones no contrast to be stretched.
  constexpr double kDarkest = 8, kLeastDeviation = 0.03, kMiddle = 128, kSpread = 45;
  const double sigma = reach * std::max(grey.cols, grey.rows);
  cv::Mat1f levels, deviation;
  grey.convertTo(levels, CV_32F, 1, kDarkest);
  cv::log(levels, levels);
  levels -= blurred(levels, sigma);
  cv::sqrt(blurred(levels.mul(levels), sigma) + kLeastDeviation * kLeastDeviation, deviation);
  cv::Mat1b out;
  cv::Mat1f(levels / deviation).convertTo(out, CV_8U, kSpread, kMiddle);
  return out;
}

}  // namespace arbiter::vision
