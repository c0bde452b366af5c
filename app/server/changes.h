// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <set>
#include <string>

namespace arbiter::server {

/// What has changed of what is shown of an event, change by change. Changes of all events are counted together, so an
/// event's numbers have gaps. One thread at a time.
class Changes {
 public:
  void add(std::int64_t id, std::set<std::string> paths) {
    changes_.push_back({id, std::move(paths)});
    if (changes_.size() <= kRemembered) return;
    forgotten_ = changes_.front().id;
    changes_.pop_front();
  }
  /// Are all changes after the one of that number remembered?
  [[nodiscard]] bool knows(std::int64_t id) const { return id >= forgotten_; }
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
  std::int64_t forgotten_ = 0;  ///< the newest change that is not remembered
};

}  // namespace arbiter::server
