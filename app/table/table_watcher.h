// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "app/table/watcher.h"

namespace arbiter::table {

/// Watches every board of a game: a watcher for each, one session and so one record for all. Actions are recorded in
/// the order in which the pictures that show them are fed. In most games there is one board, and this is its watcher.
///
/// No threads of its own: `session` and watcher belong to one thread.
class TableWatcher {
 public:
  /// `options`: one for each board, in order; a board that has none is watched as usual. A game must have been begun or
  /// resumed in the session.
  explicit TableWatcher(Session& session, std::vector<WatchOptions> options = {});

  [[nodiscard]] std::size_t boards() const { return watchers_.size(); }
  /// Takes the next picture of the board, counted from 0. See Watcher::feed.
  WatchOutcome feed(std::size_t board, const cv::Mat& picture, std::int64_t frame, std::chrono::milliseconds at = {});
  /// See Watcher::finish.
  WatchOutcome finish(std::size_t board);
  /// See Watcher::answer; an action that names no seat is of who is to act at the board.
  WatchOutcome answer(std::size_t board, const std::vector<std::string>& actions);
  /// See Watcher::game_changed.
  void game_changed();
  /// See Watcher::relocate.
  void relocate(std::size_t board, std::optional<calibration::Corners> corners = {});
  /// Watches the board in another way, from the beginning.
  void restart(std::size_t board, WatchOptions options);

  [[nodiscard]] const WatchStatus& status(std::size_t board = 0) const { return watchers_[board].status(); }

 private:
  WatchOutcome told(std::size_t board, WatchOutcome outcome);

  Session& session_;
  std::vector<Watcher> watchers_;
};

}  // namespace arbiter::table
