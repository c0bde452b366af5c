// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <set>
#include <string>

namespace arbiter::server {

/// What has changed of what is shown, change by change. One thread at a time.
class Changes {
 public:
  /// The number of the newest one; 0: nothing has been shown yet.
  [[nodiscard]] std::int64_t last() const { return last_; }
  void add(std::set<std::string> paths) {
    changes_.push_back({++last_, std::move(paths)});
    if (changes_.size() > kRemembered) changes_.pop_front();
  }
  /// Are all changes after the one of that number remembered?
  [[nodiscard]] bool knows(std::int64_t id) const {
    return id <= last_ && (changes_.empty() || changes_.front().id <= id + 1);
  }
  /// The paths that have changed after the change of that number, as far as it is remembered.
  [[nodiscard]] std::set<std::string> since(std::int64_t id) const {
    std::set<std::string> paths;
    for (auto change = changes_.rbegin(); change != changes_.rend() && change->id > id; ++change)
      paths.insert(change->paths.begin(), change->paths.end());
    return paths;
  }

 private:
  static constexpr std::size_t kRemembered = 2000;  // whoever was away for longer asks for everything
  struct Change {
    std::int64_t id;
    std::set<std::string> paths;
  };
  std::deque<Change> changes_;
  std::int64_t last_ = 0;
};

}  // namespace arbiter::server
