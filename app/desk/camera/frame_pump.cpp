#include "app/desk/camera/frame_pump.h"

#include <algorithm>
#include <utility>

#include "text/utf8.h"

namespace arbiter::desk {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

FramePump::FramePump(Seen seen, Gap gap) : seen_(std::move(seen)), gap_(std::move(gap)) {
  thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

FramePump::~FramePump() {
  thread_.request_stop();
  changed_.notify_all();
}

void FramePump::change(std::function<void(table::BoardSources&)> how) {
  const std::lock_guard lock(mutex_);
  changes_.push_back(std::move(how));
  slots_.clear();
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

void FramePump::keepPace(const std::stop_token& stop, const Shot& shot) {
  const vision::Frame& frame = shot.frame;
  const std::size_t board = shot.boards.front();
  // Pictures of several boards that were taken at the same moment are shown at once.
  const bool together =
      last_ && board != lastBoard_ && frame.at == lastAt_ && (frame.at > 0ms || frame.number == lastNumber_);
  const milliseconds between = frame.at > lastAt_ ? frame.at - lastAt_ : kFolderPace;
  lastAt_ = frame.at;
  lastNumber_ = frame.number;
  lastBoard_ = board;
  if (together) return;
  const auto now = steady_clock::now();
  if (last_) {
    const auto due = *last_ + std::min(between, milliseconds(2000));
    if (due > now) wait(stop, std::chrono::duration_cast<milliseconds>(due - now));
  }
  last_ = steady_clock::now();
}

void FramePump::put(const std::stop_token& stop, Shot shot) {
  std::unique_lock lock(mutex_);
  if (!sources_.live()) changed_.wait(lock, stop, [this] { return slots_.empty() || !changes_.empty(); });
  if (stop.stop_requested()) return;
  const std::size_t board = shot.boards.front();
  slots_[board] = std::move(shot);
  changed_.notify_all();
}

void FramePump::run(const std::stop_token& stop) {
  bool idle = true;  // nothing comes before something is changed
  while (!stop.stop_requested()) {
    std::vector<std::function<void(table::BoardSources&)>> changes;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, stop, [&] { return !changes_.empty() || (!paused_ && !idle); });
      changes.swap(changes_);
      if (!changes.empty()) slots_.clear();  // pictures of sources that may go now
    }
    if (stop.stop_requested()) return;
    auto shot = [&]() -> tl::expected<Shot, table::BoardSources::Gap> {
      try {
        for (const auto& change : changes) change(sources_);
        return sources_.next();
      } catch (const std::exception& e) {
        const vision::NoFrame why{vision::FrameGap::ended, "The pictures have ended: " + text::clean(e.what())};
        return tl::unexpected(table::BoardSources::Gap{{0}, why, false});
      }
    }();
    idle = !shot && shot.error().why.gap == vision::FrameGap::ended;
    if (!shot) {
      if (!shot.error().told && !(idle && sources_.empty())) gap_(shot.error());
      continue;
    }
    if (!sources_.live()) keepPace(stop, *shot);
    seen_(*shot);
    put(stop, std::move(*shot));
  }
}

std::optional<FramePump::Shot> FramePump::take(milliseconds time) {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, time, [this] { return !slots_.empty(); });
  if (slots_.empty()) return std::nullopt;
  // Each board in its turn.
  auto next = slots_.upper_bound(turn_);
  if (next == slots_.end()) next = slots_.begin();
  turn_ = next->first;
  Shot shot = std::move(next->second);
  slots_.erase(next);
  changed_.notify_all();
  return shot;
}

}  // namespace arbiter::desk
