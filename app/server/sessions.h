// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/http/message.h"
#include "db/club/types.h"

namespace arbiter::server {

/// The browsers that have brought a key, or the name and password of an account. What a browser keeps is a random
/// number, and never the key. A session ends when the browser logs out, after twelve hours, when its key is revoked or
/// its account gets another password, and with the server; that of an account also after two hours in which it asks
/// for nothing. Any thread.
class Sessions {
 public:
  static constexpr std::chrono::hours kLasts{12}, kIdle{2};
  static constexpr std::size_t kMostOfAccount = 50;  ///< the one that was used least lately makes room

  explicit Sessions(std::function<http::Clock::time_point()> now) : now_(std::move(now)) {}

  /// Whose a session is: a key's text, or an account and the epoch of its password.
  struct Holder {
    std::string key;
    db::club::AccountId account = 0;
    std::int64_t epoch = 0;
  };
  /// Where a session of an account began, for whoever looks at their own ones.
  struct Place {
    std::string from, browser;  ///< an address; what the browser calls itself
  };
  /// A session as its account sees it. Moments as db::now writes them.
  struct Listed {
    std::int64_t number = 0;
    std::string begun, used;
    Place place;
    bool current = false;  ///< it is the one that asks
  };

  /// Begins a session for whoever has brought that key. Its id: 40 hexadecimal digits.
  [[nodiscard]] std::string begin(const std::string& key);
  /// … or has signed in to that account.
  [[nodiscard]] std::string begin(const Holder& holder, const Place& place);
  /// Whose session it is, which is used now. None if there is no such session, or it has ended.
  [[nodiscard]] std::optional<Holder> holder_of(const std::string& id);
  /// The sessions of an account that have begun with its newest password, the one used last first.
  [[nodiscard]] std::vector<Listed> of(const Holder& account, const std::string& current);
  void end(const std::string& id);
  /// Ends one of the account's sessions. False if it has none with that number.
  [[nodiscard]] bool end(db::club::AccountId account, std::int64_t number);
  /// Ends all sessions of an account.
  void end_all(db::club::AccountId account);

 private:
  struct Session {
    Holder holder;
    Place place;
    std::int64_t number = 0;
    std::string begun, used;
    http::Clock::time_point until, idle_until;

    [[nodiscard]] bool over(http::Clock::time_point now) const { return until <= now || idle_until <= now; }
  };
  void make_room(db::club::AccountId account, http::Clock::time_point now);  ///< with the mutex

  std::function<http::Clock::time_point()> now_;
  std::mutex mutex_;
  std::map<std::string, Session> sessions_;
  std::int64_t last_ = 0;  ///< the newest session's number
};

/// The value of a cookie in a header Cookie. Empty if there is none of that name.
[[nodiscard]] std::string cookie_of(const http::Request& request, const std::string& name);

}  // namespace arbiter::server
