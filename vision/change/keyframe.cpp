// SPDX-License-Identifier: MIT
#include "vision/change/keyframe.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "vision/change/registration.h"

namespace arbiter::vision {

namespace {

cv::Size reduced(cv::Size size, int width) {
  if (size.width <= width) return size;
  return {width, std::max(1, static_cast<int>(std::lround(static_cast<double>(size.height) * width / size.width)))};
}

cv::Mat3b shrunk(const cv::Mat& picture, int width) {
  const cv::Size size = reduced(picture.size(), width);
  cv::Mat source = picture;
  // Halving and then going on costs a third of doing it at once.
  while (source.cols >= 2 * size.width) {
    cv::Mat half;
    cv::resize(source, half, {source.cols / 2, source.rows / 2}, 0, 0, cv::INTER_AREA);
    source = half;
  }
  cv::Mat3b small;
  cv::resize(source, small, size, 0, 0, cv::INTER_LINEAR);
  return small;
}

}  // namespace

int keyframe_width(cv::Size picture, const calibration::BoardPlane& plane) {
  const int widest = std::min(kKeyframeWidth, picture.width);
  if (plane.board().style() != BoardStyle::chequered) return widest;
  const double enough = picture.width * kKeyframeSquare / std::max(1.0, plane.square_px());
  return std::clamp(static_cast<int>(std::lround(enough)), std::min(kKeyframeNarrow, widest), widest);
}

Keyframe::Keyframe(const cv::Mat& a_picture, const calibration::BoardPlane& a_plane, int width)
    : picture(shrunk(a_picture, width)), plane(a_plane.scaled_to(reduced(a_picture.size(), width))) {}

void Keyframe::show(const cv::Mat3b& other, const cv::Mat1b& where) {
  picture = picture.clone();
  other.copyTo(picture, where);
  holds_.reset();
}

const Holds& Keyframe::holds() const {
  if (!holds_ || !holds_->is_of(picture)) holds_ = std::make_shared<const Holds>(picture);
  return *holds_;
}

}  // namespace arbiter::vision
