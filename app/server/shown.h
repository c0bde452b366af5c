// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <string>

#include "app/http/message.h"
#include "app/http/server.h"
#include "app/server/changes.h"
#include "app/server/views.h"

namespace arbiter::server {

/// What spectators are shown, path by path, and how it has changed. Any thread may ask; one thread at a time takes what
/// is shown next.
class Shown {
 public:
  /// Shows this from now on. The number of the change; 0: nothing is other than it was.
  [[nodiscard]] std::int64_t take(Snapshot&& now);
  /// The number of the newest change; 0: nothing has been shown yet.
  [[nodiscard]] std::int64_t last() const;
  /// What is shown at a path; null: nothing.
  [[nodiscard]] http::SharedBody at(const std::string& path) const;
  /// What somebody is told who has heard of everything up to that change and looks at these paths (with commas; empty:
  /// at all): what has changed, and what of it is small enough as it is now, or how it has changed, so that thousands
  /// need not ask for it at the same moment.
  [[nodiscard]] http::News news(std::int64_t after, const std::string& about) const;

 private:
  struct View {
    http::SharedBody body;
    std::int64_t changed = 0, before = 0;  ///< by which change, and by which one the version before came
    std::string patch;                     ///< {"from", "to": tags, "ops": as RFC 6902}; empty: there is none
  };
  [[nodiscard]] static View version_after(const View* old, std::string text, std::int64_t change);
  [[nodiscard]] std::set<std::string> since(std::int64_t id) const;

  mutable std::mutex mutex_;
  std::map<std::string, View> views_;
  Changes changes_;
};

}  // namespace arbiter::server
