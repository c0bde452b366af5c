// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <string>

#include "app/http/message.h"

namespace arbiter::server {

/// The browsers that have brought a key. What a browser keeps is a random number, and never the key. A session ends
/// when the browser logs out, after twelve hours, when its key is revoked, and with the server. Any thread.
class Sessions {
 public:
  static constexpr std::chrono::hours kLasts{12};

  explicit Sessions(std::function<http::Clock::time_point()> now) : now_(std::move(now)) {}

  /// Begins a session for whoever has brought that key. Its id: 40 hexadecimal digits.
  [[nodiscard]] std::string begin(const std::string& key);
  /// The key that a session was begun with. Empty if there is no such session, or it has ended.
  [[nodiscard]] std::string key_of(const std::string& id);
  void end(const std::string& id);

 private:
  struct Session {
    std::string key;
    http::Clock::time_point until;
  };

  std::function<http::Clock::time_point()> now_;
  std::mutex mutex_;
  std::map<std::string, Session> sessions_;
};

/// The value of a cookie in a header Cookie. Empty if there is none of that name.
[[nodiscard]] std::string cookie_of(const http::Request& request, const std::string& name);

}  // namespace arbiter::server
