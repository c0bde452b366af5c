// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <map>
#include <memory>
#include <unordered_set>

#include "app/http/connection_limit.h"
#include "app/http/pool.h"
#include "app/http/server.h"

// Inside the server alone: what its connections share.
namespace arbiter::http {

/// A connection as the server sees it. In the server's thread.
class Connection {
 public:
  Connection() = default;
  virtual ~Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  /// Something has happened that streams tell.
  virtual void news() = 0;
  /// The server stops: end what waits.
  virtual void stop() = 0;
};

/// A message of streams, ready to be sent.
struct StreamText {
  std::int64_t last = 0;
  std::shared_ptr<const std::string> text;  ///< one chunk; null: nothing up to that event is for the listener
};

/// Whoever hears a stream.
struct Listener {
  std::int64_t after = 0;  ///< the newest event that they know, or need not know
  std::string about;       ///< as Stream::about
};

struct Hub {
  ServerOptions options;
  Router router;
  Server::ToNews compose;
  std::function<std::string()> alive;
  ConnectionLimit connections_from, requests_from, bodies_from;
  Buckets rate;
  std::atomic<int> connections{0};
  std::atomic<std::int64_t> requests{0}, refused{0}, told{0}, dropped{0}, faults{0}, last{0};
  // In the server's thread alone:
  std::unordered_set<Connection*> all;
  std::optional<boost::asio::steady_timer> grace;  ///< runs while the server stops
  bool stopping = false;
  /// For this `last`, by what is known already and what the streams are about.
  std::map<std::pair<std::int64_t, std::string>, StreamText> composed;
  // These go first: the pool's threads end, then the connections that are left go with what they wait for.
  boost::asio::io_context io{1};
  Pool pool;

  Hub(ServerOptions some, Router routes, Server::ToNews news, std::function<std::string()> living)
      : options(std::move(some)),
        router(std::move(routes)),
        compose(std::move(news)),
        alive(std::move(living)),
        connections_from(options.limits.per_address),
        requests_from(options.limits.per_address),
        bodies_from(options.limits.bodies),
        rate(options.limits.burst, options.limits.per_second),
        pool(options.threads, options.limits.queue, [this](const char* what) { threw(what); }) {}

  void threw(const std::string& what) {
    ++faults;
    if (options.fault) options.fault(what);
  }
  /// What the listener is to hear next; they know it once they have been sent it. What is not for them is passed over.
  /// None if that is all.
  std::optional<StreamText> next(Listener& listener);
  /// A message that says no more than that the server is there.
  [[nodiscard]] StreamText heartbeat(std::int64_t after) const;
};

/// A text as a chunk of HTTP/1.1.
[[nodiscard]] std::string chunk_of(const std::string& text);

/// Serves a connection until it ends. In the server's thread.
void serve_plain(Hub& hub, boost::asio::ip::tcp::socket socket, const std::string& peer);
void serve_tls(Hub& hub, boost::asio::ip::tcp::socket socket, const std::string& peer, boost::asio::ssl::context& tls);

}  // namespace arbiter::http
