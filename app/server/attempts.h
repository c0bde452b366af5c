// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>

#include "app/http/message.h"

namespace arbiter::server {

/// How soon somebody may try a password again: after some wrong ones, later each time. Any thread.
///
/// Whoever knows the password is never shut out by what others try. An address from which the account was entered
/// waits for nobody's wrong passwords but its own. Any other address that has tried no wrong one gets a try at once.
class Attempts {
 public:
  static constexpr int kFreeOfAccount = 5;               ///< wrong passwords without a delay
  static constexpr int kFreeOfAddress = 10;              ///< … many people of a club have one address
  static constexpr std::chrono::seconds kLongest{60};    ///< delay
  static constexpr std::chrono::minutes kForgotten{15};  ///< after the last wrong password

  explicit Attempts(std::function<http::Clock::time_point()> now) : now_(std::move(now)) {}

  /// A try at the account of that name, from an address as http::household has it. Zero: it may be made, and counts as
  /// wrong until `right` says otherwise, so that many at once do not count as one. Else it must not be made, and may be
  /// after so many seconds.
  [[nodiscard]] std::chrono::seconds begin(const std::string& account, const std::string& from);
  /// The try that was begun last by them had the right password.
  void right(const std::string& account, const std::string& from);
  /// It was neither right nor wrong: nobody looked.
  void undone(const std::string& account, const std::string& from);

 private:
  struct Wrong {
    int count = 0;
    http::Clock::time_point last, until;  ///< until: the next try must wait
  };
  using Who = std::map<std::string, Wrong>;

  static void forget(Who& who, http::Clock::time_point now);
  static void add(Wrong& wrong, int free, http::Clock::time_point now);
  static void take_off(Who& who, const std::string& name, int free);

  std::function<http::Clock::time_point()> now_;
  std::mutex mutex_;
  Who accounts_, addresses_;
  std::map<std::string, std::set<std::string>> entered_;  ///< from which addresses, by account
};

}  // namespace arbiter::server
