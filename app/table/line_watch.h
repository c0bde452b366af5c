// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/table/line_filter.h"
#include "app/table/watcher_parts.h"
#include "vision/belief/top_picture.h"

namespace arbiter::table {

inline constexpr double kBorneOut = 0.5;      ///< share of all that is believed
inline constexpr double kNoOtherKind = 0.02;  ///< ... of another piece having come there

/// What is believed of a table, line by line of play, for each way in which the game may have begun.
struct LineWatch {
  /// One way: the board lies so. They run side by side until the pictures leave one.
  struct Reader {
    int orientation = 0;
    double head_start = 0;  ///< log prior against the others
    LineFilter filter;
    [[nodiscard]] double total() const { return head_start + filter.total(); }
  };
  /// What would be recorded, but the belief does not bear it out: it is waited for, then asked about.
  struct Held {
    std::vector<std::string> actions;
    double p = 0;
    Debounce debounce;
    std::int64_t frame = 0;  ///< the picture of which it was said last
    LineFilter::Opinion opinion{};
    vision::Placement table{};  ///< after them
  };

  std::optional<vision::Layout> layout;
  std::vector<Reader> readers;  ///< likeliest first
  std::int64_t frame = -1;      ///< the picture weighed last
  std::int64_t settled = -1;    ///< in a film, the one that was to settle what others left open
  bool fresh = false;           ///< it showed something new
  bool unguarded = false;       ///< what is recorded now is told as a correction
  Debounce resting;             ///< something was played, and nothing new is shown since
  std::optional<Held> held;

  void forget() {
    readers.clear();
    held.reset();
    frame = -1;
  }
};

}  // namespace arbiter::table
