// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>

#include "app/server/club_reader.h"
#include "app/server/event_list.h"
#include "app/server/long_poll.h"
#include "app/server/shown.h"
#include "app/server/views.h"

namespace arbiter::server {

/// What has been done to the club since the last look.
struct Done {
  bool written = false;  ///< something may be other than it was
  bool all = false;      ///< what was done may concern any event
  std::set<db::club::EventId> events{};
};

/// The events that are shown, as they are: those that go on, always; a finished one while somebody asks for it, since
/// there are many. Reading a finished one takes a thread of its own, so that it holds up no event that goes on.
class LiveEvents {
 public:
  /// `shown` takes what is to be seen; `happened` hears the numbers of its changes, from two threads. `fault` hears
  /// what is thrown, and by what.
  struct Outlets {
    Shown& shown;
    std::function<void(std::int64_t change)> happened;
    std::function<void(const std::string& doing, const std::string& what)> fault;
  };
  LiveEvents(const ViewOptions& options, EventList& list, Outlets outlets);
  ~LiveEvents();
  LiveEvents(const LiveEvents&) = delete;
  LiveEvents& operator=(const LiveEvents&) = delete;

  /// Reads what has changed of the events that are shown. One thread at a time. The first error of the events.
  [[nodiscard]] db::Expected<void> look(const db::club::Club& club, const Done& done);
  /// The file is another one: everything is to be read anew. As `look`.
  void forget();
  /// Will something be seen soon that has happened already? As `look`.
  [[nodiscard]] bool late() const { return late_; }
  /// From now on finished events are read when somebody asks. Twice it does nothing.
  void start();
  void stop();

  /// Somebody looks at the event, and may do so for a while. Any thread.
  void ask(db::club::EventId event);
  /// While this is held somebody looks at it. Any thread.
  [[nodiscard]] std::shared_ptr<void> keep(db::club::EventId event);
  /// Answers with what `look` writes once the event has been read. Any thread.
  void answer(http::Response& response, db::club::EventId event, std::function<void(http::Response&)> look);
  /// How many events are read again and again, for the metrics.
  [[nodiscard]] std::size_t held() const;

 private:
  using Clock = std::chrono::steady_clock;
  /// An event that is shown.
  struct Held {
    explicit Held(std::chrono::seconds leagues_again) : views(leagues_again) {}
    std::mutex mutex;  ///< of whoever reads it
    Views views;
    bool read = false, gone = false;
    Clock::time_point read_at{};       ///< everything of it
    std::atomic<bool> dirty{true};     ///< everything of it must be read
    std::atomic<bool> written{false};  ///< something was written, which may concern its games
    // With the mutex of all:
    Clock::time_point asked{};
    int kept = 0;
  };
  using Holding = std::shared_ptr<Held>;

  [[nodiscard]] Holding hold(db::club::EventId event);
  void let_go_of_idle();
  [[nodiscard]] static std::optional<Views::Look> stale(Held& held, const ListedEvent& event);
  [[nodiscard]] db::Expected<bool> read(const db::club::Club& club, Held& held, const ListedEvent& event,
                                        Views::Look look);
  [[nodiscard]] db::Expected<bool> read_if_stale(const db::club::Club& club, Held& held, const ListedEvent& event);
  void load();
  void load_one(db::club::EventId event);

  ViewOptions options_;
  EventList& list_;
  Outlets outlets_;
  ClubReader loader_;
  bool late_ = false;
  std::thread loading_;
  mutable std::mutex mutex_;
  std::condition_variable wanted_changed_;
  std::map<db::club::EventId, Holding> held_;
  std::deque<db::club::EventId> wanted_;
  bool stopping_ = false;
  LongPoll waiting_;  ///< for an event to be read
};

}  // namespace arbiter::server
