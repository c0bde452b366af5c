// SPDX-License-Identifier: MIT
#include "app/phone/frame_slot.h"

#include <utility>

namespace arbiter::phone {

FrameSlot::Put FrameSlot::put(SentPicture picture) {
  const std::lock_guard lock(mutex_);
  if (picture.order <= last_order_) {
    ++counts_.late;
    return {};
  }
  last_order_ = picture.order;
  picture.number = ++counts_.came;
  const Put done{picture.number, newest_.has_value()};
  if (done.behind) ++counts_.passed_over;
  newest_ = std::move(picture);
  arrived_.notify_all();
  return done;
}

std::optional<SentPicture> FrameSlot::take(std::chrono::milliseconds wait) {
  std::unique_lock lock(mutex_);
  arrived_.wait_for(lock, wait, [this] { return newest_ || closed_; });
  if (closed_ || !newest_) return std::nullopt;
  ++counts_.taken;
  return std::exchange(newest_, std::nullopt);
}

bool FrameSlot::has() const {
  const std::lock_guard lock(mutex_);
  return newest_.has_value();
}

void FrameSlot::begin_anew() {
  const std::lock_guard lock(mutex_);
  last_order_ = -1;
}

void FrameSlot::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  arrived_.notify_all();
}

void FrameSlot::refuse() {
  const std::lock_guard lock(mutex_);
  ++counts_.refused;
}

PictureCounts FrameSlot::counts() const {
  const std::lock_guard lock(mutex_);
  return counts_;
}

}  // namespace arbiter::phone
