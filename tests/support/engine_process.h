// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::testing {

/// The chess-variant engine Fairy-Stockfish (the Debian package fairy-stockfish) as a process that is spoken to in UCI.
class EngineProcess {
 public:
  /// Its program file, or nothing when it is not installed.
  static std::string program();

  explicit EngineProcess(const std::string& program);
  ~EngineProcess();
  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;

  void say(const std::string& line);
  /// The lines of its answer up to the one that begins with `last`. Throws std::runtime_error when it ends before.
  std::vector<std::string> hear(std::string_view last);

  /// The moves of `go perft 1` after these from the start, sorted. `start`: "startpos" or "fen …".
  std::vector<std::string> legal(const std::string& start, const std::vector<std::string>& moves);

  /// Processor time it has used until now, in seconds.
  [[nodiscard]] double cpu_seconds() const;

 private:
  int pid_ = -1, to_ = -1, from_ = -1;
  std::string rest_;
};

}  // namespace arbiter::testing
