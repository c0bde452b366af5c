// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/timing/time_control.h"
#include "value/message.h"

namespace arbiter::timing {

/// Reads a line from the left. What is wrong is said once, with the place.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  /// Takes the word if it stands next (letters whatever their case; blanks before it do not matter).
  bool take(std::string_view word);
  /// Takes a whole number of 1 to `most` if it stands next and `after` behind it.
  std::optional<int> number_before(int most, std::string_view after);
  /// A time, of which a number alone is minutes or seconds. None: an error is noted.
  enum class Alone { minutes, seconds };
  std::optional<Time> time(Alone alone, Time most);
  /// A seat, S or W2, with or without a colon.
  std::optional<std::string> seat();
  [[nodiscard]] bool ended();
  /// Notes what should have been there, if nothing was wrong before.
  void fail(Message expected);
  /// What was wrong first; empty: nothing.
  [[nodiscard]] const Message& error() const { return error_; }

 private:
  std::optional<long long> digits(std::size_t most);
  void blanks();

  std::string_view text_;
  std::size_t at_ = 0;
  Message error_;
};

}  // namespace arbiter::timing
