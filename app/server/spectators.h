// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/http/connection_limit.h"
#include "app/http/router.h"
#include "app/server/auth.h"
#include "app/server/watch.h"

namespace arbiter::server {

/// The event that a request is about, and what else its address says.
struct AskedEvent {
  std::optional<ListedEvent> event;  ///< none: there is no such event here
  std::vector<std::string> parts;    ///< of the path, those of the event left out
};

/// Addresses that begin with /api/events/NAME/, /events/NAME/ or /embed/NAME/ name an event; others mean the usual one.
[[nodiscard]] AskedEvent asked_event(const EventList& events, const Request& request);

/// Lets in who may look at the event that a request is about (see asked_event). Nobody is asked where everybody may.
void guard_event(http::Route& route, Auth& auth, const EventList& events);

/// What spectators ask for, below /api/ for the usual event (EventList::usual) and below /api/events/NAME/ for the one
/// of that name or number:
///
///   GET event         Views' "event"; with an ETag
///   GET table/R/T     Views' "table/R/T"; with an ETag; and leagues, standings/N
///   GET live          server-sent events: `id` counts up, `data` {"changed": [paths], "now": {path: what would be
///                     answered there}, "tags": {path: the ETag of that}, "patch": {path: {"from", "to": ETags, "ops":
///                     RFC 6902}}}; a changed path that is in neither is to be asked for. `?of=P,P…`: only of these
///                     paths. Who comes back with Last-Event-ID, or with `?after=`, is told all that has changed since.
///                     While nothing happens an event `alive` comes each Limits::heartbeat, `data` {"every": seconds}
///
/// And the list of the events: GET /api/events, `?before=NUMBER`: EventList::page. With a key, those that it is for,
/// too.
class Spectators {
 public:
  /// `most`: how many may listen at once; `per_address`: from one address; `heartbeat`: between two signs of life.
  Spectators(Watch& watch, Auth& auth, int per_address, std::chrono::milliseconds heartbeat)
      : watch_(watch), auth_(auth), connection_limit_(per_address), heartbeat_(heartbeat) {}
  void allow(int most) { most_ = most; }
  void add_routes(http::Router& routes);
  /// What a page hears while nothing happens, so that it knows that it would.
  [[nodiscard]] std::string alive() const;
  [[nodiscard]] int listening() const { return listening_; }
  [[nodiscard]] std::int64_t turned_away() const { return turned_away_; }

 private:
  void show(const Request& request, Response& response, const std::string& name);
  void send(const Request& request, Response& response, db::club::EventId event, const std::string& path);
  void live(const Request& request, Response& response);
  void list(const Request& request, Response& response) const;

  Watch& watch_;
  Auth& auth_;
  http::ConnectionLimit connection_limit_;
  std::chrono::milliseconds heartbeat_;
  std::atomic<int> most_{0}, listening_{0};
  std::atomic<std::int64_t> turned_away_{0};
};

}  // namespace arbiter::server
