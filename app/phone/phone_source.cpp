// SPDX-License-Identifier: MIT
#include "app/phone/phone_source.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <utility>

#include "vision/sources/picture_file.h"

namespace arbiter::phone {

using vision::Frame;
using vision::FrameGap;
using vision::NoFrame;

namespace {

/// A picture cannot have been on its way so long: the phone's clock was set, or the phone is another one.
constexpr std::chrono::milliseconds kMostOnItsWay{10'000};

/// As the phone's camera has it. A picture of another shape stays as it is: then the phone was turned.
cv::Mat in_size(cv::Mat picture, cv::Size whole) {
  const auto wide = static_cast<double>(picture.cols) * whole.height;
  const auto high = static_cast<double>(picture.rows) * whole.width;
  const bool alike = whole.area() > 0 && std::abs(wide - high) < 0.01 * std::max(wide, high);
  if (!alike || picture.size() == whole) return picture;
  cv::Mat out;
  cv::resize(picture, out, whole, 0, 0, picture.cols < whole.width ? cv::INTER_CUBIC : cv::INTER_AREA);
  return out;
}

}  // namespace

PhoneSource::PhoneSource(std::shared_ptr<PhoneCamera> camera, const Limits& limits)
    : camera_(std::move(camera)), limits_(limits), begun_(std::chrono::steady_clock::now()) {
  name_ = camera_->board() == 0 ? make_message("the phone") : make_message("phone %1", camera_->board() + 1);
}

std::chrono::milliseconds PhoneSource::time_of(std::chrono::milliseconds taken) {
  using std::chrono::milliseconds;
  const auto here = std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - begun_);
  if (!offset_ || here - (taken + *offset_) > kMostOnItsWay || (taken + *offset_) - here > kMostOnItsWay)
    offset_ = here - taken + milliseconds(1);
  // The watcher wants times that grow, from 1 on: 0 is no time.
  last_ = std::max(taken + *offset_, last_ + milliseconds(1));
  return last_;
}

tl::expected<Frame, NoFrame> PhoneSource::next() {
  const auto sent = camera_->slot().take(limits_.patience);
  if (!sent && camera_->ended())
    return tl::unexpected(NoFrame{FrameGap::ended, make_message("%1: no more pictures", name_)});
  if (!sent) return tl::unexpected(NoFrame{FrameGap::gone, make_message("%1 gives no pictures any more", name_)});
  auto picture = vision::decode_picture(sent->jpeg, name_);
  if (!picture)
    return tl::unexpected(NoFrame{FrameGap::corrupt, make_message("%1; it is left out", picture.error().message)});
  Frame frame;
  frame.picture = in_size(std::move(*picture), sent->whole);
  frame.number = sent->number;
  frame.at = time_of(sent->taken);
  return frame;
}

bool PhoneSource::reopen() { return camera_->slot().has() || camera_->ended(); }

}  // namespace arbiter::phone
