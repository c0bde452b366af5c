// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <tl/expected.hpp>

namespace arbiter::engines {

/// Why a program that is spoken to gives no more lines.
enum class Silence {
  late,    ///< nothing in time
  ended,   ///< it has ended, or hears nothing any more
  flood,   ///< it says more than anybody reads
  stopped  ///< somebody asked to wait no longer
};

/// A program that is spoken to by lines. It runs in a group of processes of its own and is ended with all that it
/// started. What it writes on standard error is thrown away. One thread may use it at a time.
class Process {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t kLongestLine = 64 << 10;  ///< bytes
  static constexpr std::size_t kMostBetween = 4 << 20;   ///< bytes between two `say`

  /// Starts it. `program`: its file. Errors: the system's words.
  [[nodiscard]] static tl::expected<std::unique_ptr<Process>, std::string> start(const std::string& program);
  /// Asks it to quit, waits a moment, and ends it.
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// Says a line, which must not contain a line end. Errors: `late` where it does not listen, `ended`.
  [[nodiscard]] tl::expected<void, Silence> say(const std::string& line, Clock::time_point until);
  /// Its next line, without the line end. `stopped` is asked every hundredth of a second.
  [[nodiscard]] tl::expected<std::string, Silence> hear(
      Clock::time_point until, const std::function<bool()>& stopped = [] { return false; });

 private:
  Process(pid_t child, int line) : child_(child), line_(line) {}
  pid_t child_;
  int line_;
  std::string rest_;
  std::size_t heard_ = 0;  // bytes since something was said
};

}  // namespace arbiter::engines
