// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "app/http/message.h"

namespace arbiter::server {

/// Who waits for something to happen at a table is woken here. Any thread.
class LongPoll {
 public:
  explicit LongPoll(int most) : most_(most) {}

  /// Answers with what `look` writes: at once if it says that this is worth sending, else when it does after something
  /// has happened at the table whose game that token names, or so many seconds later. If too many wait already, it
  /// answers at once, and Retry-After says when to ask again (`kAskAgain`).
  void answer(http::Response& response, const std::string& token, int seconds,
              std::function<bool(http::Response&)> look);
  /// Something has happened there.
  void poke(const std::string& token);
  /// Something has happened somewhere.
  void poke_all();
  /// How many wait.
  [[nodiscard]] int waiting() const;

  static constexpr int kAskAgain = 5;  ///< seconds

 private:
  struct Listener {
    std::string token;
    std::function<void()> wake;
  };
  [[nodiscard]] std::uint64_t last(const std::string& token) const;
  [[nodiscard]] std::shared_ptr<void> listen(const std::string& token, std::uint64_t seen, std::function<void()> wake);
  [[nodiscard]] std::shared_ptr<void> place();

  mutable std::mutex mutex_;
  std::map<std::string, std::uint64_t> poked_;  ///< when something happened last, counted by `now_`
  std::map<std::uint64_t, Listener> listeners_;
  std::uint64_t now_ = 0, all_ = 0, next_ = 0;
  int waiting_ = 0, most_;
};

}  // namespace arbiter::server
