// SPDX-License-Identifier: MIT
#include "app/table/table_watcher.h"

#include <algorithm>
#include <utility>

namespace arbiter::table {

TableWatcher::TableWatcher(Session& session, std::vector<WatchOptions> options) : session_(session) {
  options.resize(session.game() != nullptr ? session.game()->boards() : 1);
  for (std::size_t b = 0; b < options.size(); ++b) {
    options[b].board = b;
    watchers_.emplace_back(session, std::move(options[b]));
  }
}

WatchOutcome TableWatcher::told(std::size_t board, WatchOutcome outcome) {
  const bool undone = std::any_of(outcome.alerts.begin(), outcome.alerts.end(),
                                  [](const WatchAlert& alert) { return alert.undone > 0; });
  if (outcome.actions.empty() && !undone) return outcome;
  for (std::size_t b = 0; b < watchers_.size(); ++b)
    if (b != board) watchers_[b].game_went_on(outcome);
  return outcome;
}

WatchOutcome TableWatcher::feed(std::size_t board, const cv::Mat& picture, std::int64_t frame,
                                std::chrono::milliseconds at) {
  return told(board, watchers_[board].feed(picture, frame, at));
}

WatchOutcome TableWatcher::finish(std::size_t board) { return told(board, watchers_[board].finish()); }

WatchOutcome TableWatcher::answer(std::size_t board, const std::vector<std::string>& actions) {
  return told(board, watchers_[board].answer(actions));
}

void TableWatcher::game_changed() {
  for (Watcher& watcher : watchers_) watcher.game_changed();
}

void TableWatcher::relocate(std::size_t board, std::optional<calibration::Corners> corners) {
  watchers_[board].relocate(corners);
}

void TableWatcher::restart(std::size_t board, WatchOptions options) {
  options.board = board;
  watchers_[board] = Watcher(session_, std::move(options));
}

}  // namespace arbiter::table
