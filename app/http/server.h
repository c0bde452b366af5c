// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "app/http/limits.h"
#include "app/http/router.h"
#include "value/message.h"

namespace arbiter::http {

/// A certificate and its key, files in PEM's format.
struct TlsFiles {
  std::filesystem::path certificate, key;
};

struct ServerOptions {
  std::string host = "127.0.0.1";
  int port = 0;                 ///< 0: any that is free
  int threads = 16;             ///< for handlers that are not quick
  bool behind_proxy = false;    ///< callers' addresses are the last ones in X-Forwarded-For
  std::optional<TlsFiles> tls;  ///< none: without TLS
  Limits limits;
  Pairs headers;  ///< of every reply that says nothing else by the same name
  /// The time by which requests of an address are counted. Any thread.
  std::function<Clock::time_point()> now = Clock::now;
  /// Hears of every reply, refusals included. In the server's thread.
  std::function<void(const Request&, const Response&, std::size_t bytes)> answered;
  /// Hears what a handler or a connection has thrown. Any thread. The caller gets 500 and no word of it.
  std::function<void(const std::string& what)> fault;
};

/// What streams send: the text of one or more events, and the number of the newest one.
struct News {
  std::int64_t last = 0;
  std::string text;  ///< empty: nothing of it is for that stream
};

/// An HTTP/1.1 server for strangers. One thread holds all connections; handlers run in others. Limits says what is
/// refused. A refusal is JSON: {"error": code, "message": a sentence, "id", "args"}, see
/// text::put_message.
class Server {
 public:
  using ToNews = std::function<News(std::int64_t after, const std::string& about)>;
  /// `news`: what has happened after the event of that number, for streams about the same. `alive`: what streams send
  /// while nothing happens. Both are called in the server's thread, and a text goes to everybody who has heard the
  /// same.
  Server(ServerOptions options, Router router, ToNews news, std::function<std::string()> alive);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// Listens, and serves in threads of its own. The port. Errors: a sentence.
  [[nodiscard]] tl::expected<int, Message> start();
  /// Ends streams and waiting replies, lets requests in work end for two seconds, and closes all. Called twice it does
  /// nothing.
  void stop();
  /// The newest event is that one now. Any thread.
  void happened(std::int64_t last);

  struct Counts {
    int connections = 0;        ///< open
    std::int64_t requests = 0;  ///< answered
    std::int64_t refused = 0;   ///< of them with 400 to 499, and connections closed because there were too many
    std::int64_t told = 0;      ///< messages of streams
    std::int64_t dropped = 0;   ///< streams whose receiver took nothing any more
    std::int64_t faults = 0;    ///< what was thrown
  };
  [[nodiscard]] Counts counts() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::http
