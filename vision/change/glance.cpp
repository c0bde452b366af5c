// SPDX-License-Identifier: MIT
#include "vision/change/glance.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace arbiter::vision {

namespace {

constexpr int kEvery = 8;            // pixels between two samples
constexpr int kPatch = 4;            // samples: side of what is compared
constexpr double kLeast = 1;         // grey levels by which a patch must differ by more than patches usually do
constexpr double kAgainstNoise = 2;  // the same, as a share of what they usually differ by
constexpr double kOtherLight = 1;    // grey levels by which patches are usually lighter or darker
constexpr double kSpreads = 6;       // of how much lighter or darker patches are: noise goes no farther
constexpr double kNoisiest = 1.5;    // grey levels: what patches spread by more is no camera's noise
constexpr double kAround = 0.5;      // squares about the board that are looked at, too
constexpr double kTall = 2;          // squares: no piece is taller

cv::Mat3b sampled(const cv::Mat& picture) {
  const cv::Size some(std::max(kPatch, picture.cols / kEvery), std::max(kPatch, picture.rows / kEvery));
  cv::Mat3b samples;
  cv::resize(picture, samples, some, 0, 0, cv::INTER_NEAREST);
  return samples;
}

float median_of(std::vector<float>& values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace

cv::Mat1b about_the_board(const calibration::BoardPlane& plane, cv::Size size, double scale) {
  const double across = plane.board().width() + kAround, up = plane.board().height() + kAround;
  std::vector<cv::Point2f> points;
  for (const double x : {-kAround, across})
    for (const double y : {-kAround, up})
      for (const double z : {0.0, kTall}) {
        const cv::Point3d corner(x, y, z);
        if (!plane.before_camera(corner)) return cv::Mat1b(size, 255);
        const cv::Point2d at = plane.to_pixel(corner) / scale;
        points.emplace_back(static_cast<float>(at.x), static_cast<float>(at.y));
      }
  std::vector<cv::Point2f> hull;
  cv::convexHull(points, hull);
  std::vector<cv::Point> outline;
  outline.reserve(hull.size());
  for (const cv::Point2f& point : hull) outline.emplace_back(cvRound(point.x), cvRound(point.y));
  cv::Mat1b mask = cv::Mat1b::zeros(size);
  cv::fillConvexPoly(mask, outline, 255);
  return mask;
}

std::vector<float> means_of_blocks(const cv::Mat1f& values, const cv::Mat1b& where) {
  cv::Mat1f mean;
  cv::resize(values, mean, where.size(), 0, 0, cv::INTER_AREA);
  std::vector<float> means;
  for (int y = 0; y < mean.rows; ++y)
    for (int x = 0; x < mean.cols; ++x)
      if (where(y, x) != 0) means.push_back(mean(y, x));
  return means;
}

Glance::Glance(const cv::Mat& picture, const calibration::BoardPlane& plane)
    : size_(picture.size()),
      samples_(sampled(picture)),
      patches_(about_the_board(plane, {samples_.cols / kPatch, samples_.rows / kPatch}, kEvery * kPatch)) {}

bool Glance::shows(const cv::Mat& picture) const {
  if (size_ != picture.size()) return false;
  cv::Mat1b before, after;
  cv::cvtColor(samples_, before, cv::COLOR_BGR2GRAY);
  const cv::Mat3b now = sampled(picture);
  cv::cvtColor(now, after, cv::COLOR_BGR2GRAY);
  cv::Mat3b off;
  cv::absdiff(samples_, now, off);
  cv::Mat1b apart;
  cv::cvtColor(off, apart, cv::COLOR_BGR2GRAY);
  cv::Mat1f lighter, wide;
  cv::subtract(after, before, lighter, cv::noArray(), CV_32F);
  apart.convertTo(wide, CV_32F);
  std::vector<float> differ = means_of_blocks(wide, patches_), by = means_of_blocks(lighter, patches_);
  if (differ.empty()) return false;
  const float usually = median_of(differ), most = *std::max_element(differ.begin(), differ.end());
  if (most >= usually + std::max(kLeast, kAgainstNoise * usually)) return false;
  // What is a little lighter or darker everywhere in a patch shows through more noise than what differs.
  const float shift = median_of(by);
  if (std::abs(shift) >= kOtherLight) return false;
  for (float& one : by) one = std::abs(one - shift);
  const float spread = 1.48F * median_of(by);
  return spread < kNoisiest && *std::max_element(by.begin(), by.end()) < std::max(kLeast, kSpreads * spread);
}

}  // namespace arbiter::vision
