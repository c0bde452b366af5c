#include "app/desk/camera/frame_pump.h"

#include <algorithm>
#include <utility>

namespace arbiter::desk {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

FramePump::FramePump(std::unique_ptr<vision::Source> source, Seen seen, Gap gap)
    : source_(std::move(source)), seen_(std::move(seen)), gap_(std::move(gap)) {
  thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

FramePump::~FramePump() {
  thread_.request_stop();
  changed_.notify_all();
}

void FramePump::pause(bool paused) {
  const std::lock_guard lock(mutex_);
  paused_ = paused;
  changed_.notify_all();
}

void FramePump::wait(const std::stop_token& stop, milliseconds time) {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, stop, time, [] { return false; });
}

void FramePump::keepPace(const std::stop_token& stop, const vision::Frame& frame) {
  const milliseconds between = frame.at > lastAt_ ? frame.at - lastAt_ : kFolderPace;
  lastAt_ = frame.at;
  const auto now = steady_clock::now();
  if (last_) {
    const auto due = *last_ + std::min(between, milliseconds(2000));
    if (due > now) wait(stop, std::chrono::duration_cast<milliseconds>(due - now));
  }
  last_ = steady_clock::now();
}

void FramePump::put(const std::stop_token& stop, vision::Frame frame) {
  std::unique_lock lock(mutex_);
  if (!source_->live()) changed_.wait(lock, stop, [this] { return !slot_; });
  if (stop.stop_requested()) return;
  slot_ = std::move(frame);
  changed_.notify_all();
}

void FramePump::run(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, stop, [this] { return !paused_; });
    }
    if (stop.stop_requested()) return;
    auto frame = source_->next();
    if (!frame) {
      gap_(frame.error());
      if (frame.error().gap == vision::FrameGap::ended) return;
      while (frame.error().gap == vision::FrameGap::gone && !stop.stop_requested() && !source_->reopen())
        wait(stop, 1000ms);
      continue;
    }
    if (!source_->live()) keepPace(stop, *frame);
    seen_(*frame);
    put(stop, std::move(*frame));
  }
}

std::optional<vision::Frame> FramePump::take(milliseconds time) {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, time, [this] { return slot_.has_value(); });
  std::optional<vision::Frame> frame = std::exchange(slot_, std::nullopt);
  changed_.notify_all();
  return frame;
}

}  // namespace arbiter::desk
