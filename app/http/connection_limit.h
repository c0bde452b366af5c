// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace arbiter::http {

/// So many at once, and then so many a second: a bucket for each of many names. Any thread.
class Buckets {
 public:
  using Clock = std::chrono::steady_clock;
  Buckets(double burst, double per_second) : burst_(burst), per_second_(per_second) {}
  /// Takes one from somebody's bucket. False if it is empty.
  bool take(const std::string& whose, Clock::time_point now = Clock::now());

 private:
  struct Bucket {
    double level;
    Clock::time_point at;
  };

  double burst_, per_second_;
  std::mutex mutex_;
  std::map<std::string, Bucket> buckets_;
  Clock::time_point swept_{};
};

/// How many, or how much, is there from each of many addresses. Any thread.
class ConnectionLimit {
 public:
  explicit ConnectionLimit(std::int64_t most) : most_(most) {}
  /// So many more from there. False if these are too many; they are counted nevertheless, until they leave.
  bool enter(const std::string& from, std::int64_t count = 1);
  void leave(const std::string& from, std::int64_t count = 1);

 private:
  std::int64_t most_;
  std::mutex mutex_;
  std::map<std::string, std::int64_t> there_;
};

/// Whom limits count for an address: an IPv4 address by itself, of IPv6 the network (the first 64 bits), which is what
/// one household gets.
[[nodiscard]] std::string household(const std::string& address);

}  // namespace arbiter::http
