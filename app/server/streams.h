// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "db/store.h"

namespace arbiter::server {

/// What has happened after some event: the newest one's number, and an event of a stream as it is sent.
struct News {
  std::int64_t last = 0;
  std::string text;
};

/// Connections that are told of what happens (server-sent events in chunks), thousands of them in one thread. Who reads
/// too slowly holds nobody up: they are told all that they have missed at once, or dropped.
class Streams {
 public:
  struct Options {
    std::chrono::milliseconds sign_of_life{15000};  ///< without news something is sent after so long
    std::chrono::milliseconds patience{10000};      ///< a connection that takes nothing for so long is dropped
  };
  /// `compose`: what has happened after the event of that number. Called in the thread of this.
  using Compose = std::function<News(std::int64_t after)>;

  Streams(Compose compose, Options options);
  ~Streams();
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;

  /// Begins to serve. Error `io`.
  [[nodiscard]] db::Expected<void> start();
  /// Ends all streams and lets them go. Called twice it does nothing.
  void stop();
  /// Takes over a connection whose response has begun, in chunks; it has been told up to `from`. `place` is held as
  /// long as the connection. Afterwards, and when this has stopped, the connection is closed.
  void add(int socket, std::int64_t from, std::shared_ptr<void> place);
  /// The newest event is that one now.
  void happened(std::int64_t last);

  [[nodiscard]] std::int64_t told() const { return told_; }        ///< messages, signs of life among them
  [[nodiscard]] std::int64_t dropped() const { return dropped_; }  ///< who took nothing any more

 private:
  using Clock = std::chrono::steady_clock;
  struct Connection {
    std::int64_t from = 0;
    std::shared_ptr<void> place;
    std::string rest;  ///< of a message that could not be sent at once
    Clock::time_point told{};
    bool gone = false;
  };
  struct Arrival {
    int socket;
    std::int64_t from;
    std::shared_ptr<void> place;
  };
  using Composed = std::map<std::int64_t, News>;

  void serve();
  void wake() const;
  void take_arrivals();
  void meet(int socket, std::uint32_t events);
  void offer(int socket, Connection& connection, Composed& composed);
  void send(int socket, Connection& connection, const std::string& text);
  void send_rest(int socket, Connection& connection);
  void tell_all();
  void tick();
  void let_go_of_the_gone();

  Compose compose_;
  Options options_;
  int poll_ = -1, bell_ = -1;
  std::thread thread_;
  std::mutex mutex_;
  std::vector<Arrival> arrivals_;
  bool stopping_ = true;
  std::atomic<std::int64_t> last_{0}, told_{0}, dropped_{0};
  // Of the thread alone.
  std::unordered_map<int, Connection> connections_;
  std::int64_t told_up_to_ = 0;
  bool some_gone_ = false;
};

/// Allows this process so many open files and connections. Error `io`: the system does not.
[[nodiscard]] db::Expected<void> allow_open_files(std::uint64_t count);

/// How many of `wanted` connections the system allows beside `others` open files; they are allowed then. Error `io`:
/// not one.
[[nodiscard]] db::Expected<int> connections_allowed(int wanted, std::uint64_t others);

}  // namespace arbiter::server
