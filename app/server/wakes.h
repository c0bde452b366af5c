// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace arbiter::server {

/// Whoever waits for something to happen at a table is woken here. Any thread.
class Wakes {
 public:
  explicit Wakes(int most) : most_(most) {}

  /// A number that is another one when something has happened at the table whose game that is.
  [[nodiscard]] std::uint64_t count(const std::string& token) const;
  /// Something has happened there.
  void poke(const std::string& token);
  /// Something has happened somewhere.
  void poke_all();
  /// Waits until something happens there after `seen`, at most so long. False at once where too many wait already, and
  /// once `stop` was called.
  bool wait(const std::string& token, std::uint64_t seen, std::chrono::milliseconds most);
  /// Lets everybody go.
  void stop();
  /// How many wait.
  [[nodiscard]] int waiting() const;

 private:
  [[nodiscard]] std::uint64_t counted(const std::string& token) const;

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::string, std::uint64_t> counts_;
  std::uint64_t all_ = 0;
  int waiting_ = 0, most_;
  bool stopped_ = false;
};

}  // namespace arbiter::server
