// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "app/table/watcher.h"

namespace arbiter::cli {

/// What `watch` tells on standard output: sentences, or a JSON object a line.
class WatchPrinter {
 public:
  explicit WatchPrinter(bool jsonl) : jsonl_(jsonl) {}

  void action(const table::WatchedAction& a) const;
  void alert(const table::WatchAlert& a) const;
  /// What is made of one picture, for developers; on standard error. `board`: its number where the game joins several,
  /// else 0.
  static void trace(const table::WatchStatus& status, int board);
  /// The last line: the points, and where the game is kept. `seconds`: of the whole watching.
  void done(const table::Session& session, std::int64_t frames, int actions, double seconds) const;

 private:
  bool jsonl_;
};

}  // namespace arbiter::cli
