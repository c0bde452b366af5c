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

/// What spectators are shown, event by event and path by path, and how it has changed. Nothing of one event is told to
/// who looks at another. Any thread may ask; one thread at a time takes what is shown next of an event.
class Shown {
 public:
  /// Shows the event with this update from now on. The number of the change; 0: nothing is other than it was.
  [[nodiscard]] std::int64_t take(db::club::EventId event, Update&& now);
  /// Shows nothing of the event any more.
  void forget(db::club::EventId event);
  /// The number of the newest change, of whatever event; 0: nothing has been shown yet.
  [[nodiscard]] std::int64_t last() const;
  /// Is anything of the event shown?
  [[nodiscard]] bool shows(db::club::EventId event) const;
  /// What is shown of the event at a path; null: nothing.
  [[nodiscard]] http::SharedBody at(db::club::EventId event, const std::string& path) const;
  /// What somebody is told who has heard of everything up to that change and looks at `about`: see `about`. What has
  /// changed, and what of it is small enough as it is now, or how it has changed, so that thousands need not ask for it
  /// at the same moment.
  [[nodiscard]] http::News news(std::int64_t after, const std::string& about) const;
  /// These paths of an event (with commas; empty: all of it), as `news` takes them.
  [[nodiscard]] static std::string about(db::club::EventId event, const std::string& paths) {
    return std::to_string(event) + ":" + paths;
  }

 private:
  struct View {
    http::SharedBody body;
    std::int64_t changed = 0, before = 0;  ///< by which change, and by which one the version before came
    std::string patch;                     ///< {"from", "to": tags, "ops": as RFC 6902}; empty: there is none
  };
  struct Of {
    std::map<std::string, View> views;
    Changes changes;
    /// All that has changed after that change; everything where that is not known.
    [[nodiscard]] std::set<std::string> since(std::int64_t id, std::int64_t last) const;
  };
  [[nodiscard]] static View version_after(const View* old, Update::View&& now);

  mutable std::mutex mutex_;
  std::map<db::club::EventId, Of> events_;
  std::int64_t last_ = 0;
};

}  // namespace arbiter::server
