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
constexpr double kAgainstNoise = 1;  // the same, as a share of what they usually differ by
constexpr double kUsually = 2.5;     // grey levels; where patches usually differ by more the light may be another
constexpr double kAround = 0.5;      // squares about the board that are looked at, too
constexpr double kTall = 2;          // squares: no piece is taller

cv::Mat3b sampled(const cv::Mat& picture) {
  const cv::Size some(std::max(kPatch, picture.cols / kEvery), std::max(kPatch, picture.rows / kEvery));
  cv::Mat3b samples;
  cv::resize(picture, samples, some, 0, 0, cv::INTER_NEAREST);
  return samples;
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
  for (const cv::Point2f& point : hull) outline.emplace_back(cvRound(point.x), cvRound(point.y));
  cv::Mat1b mask = cv::Mat1b::zeros(size);
  cv::fillConvexPoly(mask, outline, 255);
  return mask;
}

Glance::Glance(const cv::Mat& picture, const calibration::BoardPlane& plane)
    : size_(picture.size()),
      samples_(sampled(picture)),
      patches_(about_the_board(plane, {samples_.cols / kPatch, samples_.rows / kPatch}, kEvery * kPatch)) {}

bool Glance::shows(const cv::Mat& picture) const {
  if (size_ != picture.size()) return false;
  cv::Mat3b off;
  cv::absdiff(samples_, sampled(picture), off);
  cv::Mat1b grey;
  cv::cvtColor(off, grey, cv::COLOR_BGR2GRAY);
  cv::Mat1f wide, patches;
  grey.convertTo(wide, CV_32F);
  cv::resize(wide, patches, patches_.size(), 0, 0, cv::INTER_AREA);
  std::vector<float> all;
  for (int y = 0; y < patches.rows; ++y)
    for (int x = 0; x < patches.cols; ++x)
      if (patches_(y, x) != 0) all.push_back(patches(y, x));
  if (all.empty()) return false;
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
  std::nth_element(all.begin(), middle, all.end());
  const double usually = *middle, most = *std::max_element(middle, all.end());
  return usually < kUsually && most < usually + std::max(kLeast, kAgainstNoise * usually);
}

}  // namespace arbiter::vision
