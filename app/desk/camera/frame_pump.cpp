// SPDX-License-Identifier: MIT
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

void FramePump::change(std::size_t board, std::function<void(table::BoardSources&)> how) {
  const std::lock_guard lock(mutex_);
  changes_.push_back({board, std::move(how)});
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

/// The picture does not show the board any more; true where it shows none then.
bool FramePump::leave(Shot& shot, std::size_t board) {
  std::erase(shot.boards, board);
  return shot.boards.empty();
}

void FramePump::put(Shot shot) {
  const std::size_t board = shot.boards.front();
  slots_[board] = std::move(shot);
  changed_.notify_all();
}

void FramePump::carryOut(const std::vector<Change>& changes) {
  for (const Change& change : changes) {
    ++done_;
    try {
      change.how(sources_);
    } catch (const std::exception& e) {
      const vision::NoFrame why{vision::FrameGap::ended,
                                make_message("The pictures have ended: %1", text::clean(e.what()))};
      gap_({{change.board}, why, false}, done_);
    }
  }
}

std::optional<FramePump::Shot> FramePump::read(const std::stop_token& stop, bool& idle) {
  auto taken = [&]() -> tl::expected<table::BoardSources::Shot, table::BoardSources::Gap> {
    try {
      return sources_.next();
    } catch (const std::exception& e) {
      const vision::NoFrame why{vision::FrameGap::ended,
                                make_message("The pictures have ended: %1", text::clean(e.what()))};
      return tl::unexpected(table::BoardSources::Gap{{0}, why, false});
    }
  }();
  idle = !taken && taken.error().why.gap == vision::FrameGap::ended;
  if (!taken) {
    if (!taken.error().told && !(idle && sources_.empty())) gap_(taken.error(), done_);
    return std::nullopt;
  }
  Shot shot{std::move(*taken), done_};
  if (!sources_.live()) keepPace(stop, shot);
  seen_(shot);
  return shot;
}

void FramePump::run(const std::stop_token& stop) {
  bool idle = true;             // nothing comes before something is changed
  bool fresh = false;           // something was changed: also who pauses sees a picture of it
  std::optional<Shot> waiting;  // a recorded picture that waits until the one before it was taken
  while (!stop.stop_requested()) {
    std::vector<Change> changes;
    {
      std::unique_lock lock(mutex_);
      const auto ready = [&] { return waiting ? slots_.empty() : fresh || (!paused_ && !idle); };
      changed_.wait(lock, stop, [&] { return !changes_.empty() || ready(); });
      if (stop.stop_requested()) return;
      changes.swap(changes_);
      for (const Change& change : changes) {
        for (auto slot = slots_.begin(); slot != slots_.end();)
          slot = leave(slot->second, change.board) ? slots_.erase(slot) : std::next(slot);
        if (waiting && leave(*waiting, change.board)) waiting.reset();
      }
      if (changes.empty() && waiting) {
        put(*std::exchange(waiting, std::nullopt));
        continue;
      }
    }
    fresh = fresh || !changes.empty();
    carryOut(changes);
    if (waiting) continue;
    fresh = false;
    const bool live = sources_.live();
    auto shot = read(stop, idle);
    if (!shot || stop.stop_requested()) continue;
    if (live) {
      const std::lock_guard lock(mutex_);
      put(std::move(*shot));
    } else {
      waiting = std::move(shot);
    }
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
