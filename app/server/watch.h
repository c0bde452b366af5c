// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "app/server/access_log.h"
#include "app/server/club_desk.h"
#include "app/server/club_reader.h"
#include "app/server/event_list.h"
#include "app/server/live_events.h"
#include "app/server/long_poll.h"
#include "app/server/shown.h"

namespace arbiter::server {

/// Looks at the club's database again and again, in a thread of its own: what its events show, what was done to it, and
/// whether it can be read and written.
class Watch {
 public:
  /// What it works with: the club for what is written, who waits for tables, and the log.
  struct Tools {
    ClubDesk& desk;
    LongPoll& long_poll;
    AccessLog& access_log;
    /// Something that is shown has changed; the number of the change.
    std::function<void(std::int64_t change)> happened;
  };
  /// `every`: between two looks.
  Watch(const ViewOptions& options, bool members_only, std::chrono::milliseconds every, Tools tools);
  ~Watch() { stop(); }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  /// Lists the events. Errors: those of the club, and `not_found` where one is to be shown that is not there or that
  /// nobody may look at.
  [[nodiscard]] db::Expected<void> find_events();
  /// Looks for the first time, and goes on in a thread.
  [[nodiscard]] db::Expected<void> begin();
  void stop();

  EventList& events() { return list_; }
  LiveEvents& live() { return live_; }
  Shown& shown() { return shown_; }
  /// Has everything been read once?
  [[nodiscard]] bool ready() const;
  /// What does not work, in our words; empty: all does.
  [[nodiscard]] std::string wrong() const;
  /// Looks at the database that found something written.
  struct Figures {
    double seconds = 0;                       ///< that the newest one took
    double all_seconds = 0, all_compute = 0;  ///< that all took together, and that the processor worked for them
    std::int64_t looks = 0, failures = 0;     ///< how many there were, and how many of them failed
  };
  [[nodiscard]] Figures figures() const;

 private:
  [[nodiscard]] db::Expected<void> refresh();
  [[nodiscard]] bool untouched();
  [[nodiscard]] db::Expected<void> read_log();
  [[nodiscard]] db::Expected<void> look();
  void note_trouble(const std::string& why);
  void try_writing();
  void run();

  std::string file_;
  std::chrono::milliseconds every_;
  Tools tools_;
  EventList list_;
  Shown shown_;
  LiveEvents live_;
  ClubReader reader_;
  int replaced_ = 0;
  std::optional<std::int64_t> logged_;  ///< the newest entry of the club's log that was told
  Done done_;                           ///< what has not been looked at yet
  std::chrono::steady_clock::time_point listed_{}, looked_{};
  std::optional<std::chrono::steady_clock::time_point> tried_;  ///< to write
  std::thread thread_;

  mutable std::mutex mutex_;
  std::condition_variable stopped_;
  bool stopping_ = false, ready_ = false;
  std::string trouble_;     ///< why the file cannot be read at the moment; for the log alone
  std::string unwritable_;  ///< the code of why it cannot be written
  Figures figures_;
};

}  // namespace arbiter::server
