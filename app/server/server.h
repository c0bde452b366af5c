// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/http/server.h"
#include "app/server/views.h"

namespace arbiter::server {

inline constexpr int kUsualSpectators = 10000;

struct ServerOptions {
  ViewOptions views;
  std::string host = "127.0.0.1";  ///< 0.0.0.0: whoever reaches this machine may look
  int port = 8642;                 ///< 0: any that is free
  /// Who are told at once of what happens; further ones ask now and then. None: kUsualSpectators, or as many as the
  /// system allows open files for.
  std::optional<int> spectators;
  int waiting = 1000;                    ///< tables and players' phones that wait for news; further ones ask again
  std::chrono::milliseconds every{300};  ///< between two looks at the file
  int per_address = 1000;                ///< spectators from one address (a house's network is often one)
  bool members_only = false;             ///< looking on wants a key, too
  bool behind_proxy = false;             ///< callers' addresses are those that the proxy names
  std::optional<http::TlsFiles> tls;     ///< none: without TLS
  http::Limits limits;                   ///< `connections` follows from the numbers above
  /// The time by which is counted who asks too often. To be called in any thread.
  std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now;
  /// A line of JSON for each request that was answered, each sync and claim of a table, each entry of the club's log
  /// (see AccessLog). None: no log.
  std::ostream* log = nullptr;
};

/// The club's server: the events' tables, standings and seatings for whoever looks, and what happens as it happens
/// (spectators.h); what tables tell (tables.h); what arbiters do (arbiters.h). Nothing that it sends to whoever looks
/// on is hidden in a running game (see Views). Who writes brings a key.
///
///   /                 the list of the events, or the page of the one that is shown
///   /events/NAME      the page of an event, by its name or number
///   /events/NAME/…    its games as files (records.h)
///   /arbiter          the page for accounts (accounts.h has what it asks)
///   /arbiter/desk     the page for an arbiter's work at an event
///   /seat             the page for a player's phone (phones.h has what it asks)
///   /api              the description of this interface, OpenAPI 3.0
///   /healthz          "ok", or 503 and a sentence while the club's database cannot be read or written, or the games of
///                     the events that go on have not been read yet; why stands in the log
///   /metrics
class ClubServer {
 public:
  explicit ClubServer(ServerOptions options);
  ~ClubServer();
  ClubServer(const ClubServer&) = delete;
  ClubServer& operator=(const ClubServer&) = delete;

  /// Binds, serves in threads of its own, and looks at the games for the first time: `listen` and `look`. The port.
  /// Errors: those of Views, and `io` when the address cannot be used.
  [[nodiscard]] db::Expected<int> start();
  /// The first half: serves at once. Tables are heard from then on. What spectators ask for is answered with 503 until
  /// the games have been read.
  [[nodiscard]] db::Expected<int> listen();
  /// The second half: reads the games, which takes seconds if there are hundreds, and looks on from then on.
  [[nodiscard]] db::Expected<void> look();
  /// What it answers to, "GET /api/table/{number}/{number}" (http::Route has the patterns); once it listens.
  [[nodiscard]] const std::vector<std::string>& routes() const;
  /// Lets everybody go and ends. Called twice it does nothing.
  void stop();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::server
