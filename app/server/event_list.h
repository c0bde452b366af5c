// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/server/views.h"
#include "db/club/club.h"

namespace arbiter::server {

/// An event that is shown, as lists have it.
struct ListedEvent {
  db::club::EventId id = 0;
  std::string name, site, begins, ends;  ///< days: 2026-11-23
  std::string title;                     ///< of its game
  int rounds = 1, published = 0, players = 0;
  bool finished = false;          ///< all rounds are over, or it has come to nothing for a month
  bool members = false;           ///< looking on wants a key that is for this event
  std::chrono::seconds delay{0};  ///< how late everything is shown

  /// What stands for it in addresses, ready to be put there.
  [[nodiscard]] std::string address() const;
};

/// The events that the server shows: those with a published round whose spectators are not `nobody`; or one, whether a
/// round of it is published or not. One thread at a time reads them from the club; any thread asks.
class EventList {
 public:
  /// `options.event`: shows that one only; empty: all. Its delay is the least that events have. `members_only`: all are
  /// for members only.
  EventList(const ViewOptions& options, bool members_only)
      : only_(options.event), least_delay_(options.delay), members_only_(members_only) {}

  /// Reads all of them. Errors: those of the club; where only one is shown, `not_found` and `conflict`.
  [[nodiscard]] db::Expected<void> read(const db::club::Club& club);
  /// Reads these anew: something was done to them.
  [[nodiscard]] db::Expected<void> read(const db::club::Club& club, const std::set<db::club::EventId>& events);

  /// The event that an address means: its name, or its number.
  [[nodiscard]] std::optional<ListedEvent> find(const std::string& address) const;
  [[nodiscard]] std::optional<ListedEvent> find(db::club::EventId event) const;
  /// The one that addresses mean which name none: the newest that goes on, else the newest.
  [[nodiscard]] std::optional<ListedEvent> usual() const;
  /// Those that go on, the newest first.
  [[nodiscard]] std::vector<ListedEvent> running() const;
  /// Is only one event shown?
  [[nodiscard]] bool only_one() const { return !only_.empty(); }

  /// A page of the list: {"running": [events], "finished": [the newest so many], "before": the number with which the
  /// next page goes on, null: there is none}, each with what ListedEvent says and "address". `before`: only finished
  /// ones with a smaller number, and no running ones; 0: from the newest on. Those for members only are left out,
  /// unless `key` is for them.
  [[nodiscard]] nlohmann::json page(db::club::EventId before, const db::club::Key* key) const;

  static constexpr std::size_t kPage = 50;

 private:
  using Events = std::map<db::club::EventId, ListedEvent>;
  [[nodiscard]] db::Expected<std::optional<ListedEvent>> listed(const db::club::Club& club,
                                                                const db::club::EventLine& line) const;
  void name_them();  ///< with the mutex
  [[nodiscard]] db::Expected<void> read_line(const db::club::Club& club, db::club::EventId event, Events& events) const;

  std::string only_;
  std::chrono::seconds least_delay_;
  bool members_only_;
  mutable std::mutex mutex_;
  Events events_;
  std::map<std::string, db::club::EventId> names_;  ///< of them
};

/// May whoever has this key look on at the event? `key` null: there is none.
[[nodiscard]] bool may_look(const ListedEvent& event, const db::club::Key* key);

}  // namespace arbiter::server
