// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/engines/process.h"

namespace arbiter::engines {

/// An option that an engine has.
struct EngineOption {
  int least = 0, most = 0;       ///< of a number
  std::set<std::string> values;  ///< of a choice
};

/// What an engine answers to `go`.
struct Answer {
  std::string move{};               ///< behind `bestmove`
  std::optional<int> score{};       ///< for the seat to move, in hundredths of a pawn; beyond 9,000 it sees the end
  std::vector<std::string> line{};  ///< the moves that it expects, the first one included
  int depth = 0;
  std::uint64_t nodes = 0;
};

/// The words between us and an engine, in UCI or USI. One thread may use it at a time.
class Dialogue {
 public:
  using Clock = Process::Clock;
  /// So long an engine may take to begin, and to answer once its time is over.
  static constexpr std::chrono::milliseconds kToBegin{10'000}, kGrace{2'000}, kToStop{500};

  /// Starts an engine and asks it for its options, in UCI first. `usi`: it may answer in USI instead. Errors: `late`,
  /// `ended` (it cannot be started, too), `flood`.
  [[nodiscard]] static tl::expected<std::unique_ptr<Dialogue>, Silence> begin(const std::string& program, bool usi);

  [[nodiscard]] bool usi() const { return usi_; }
  /// What it calls itself; empty: it does not say.
  [[nodiscard]] const std::string& name() const { return name_; }
  /// The option of that name, in large or small letters; nullptr: it has none.
  [[nodiscard]] const EngineOption* option(const std::string& name) const;
  /// Options that it does not have are left as they are.
  [[nodiscard]] tl::expected<void, Silence> set(const std::string& option, const std::string& value);
  /// Waits until it has done all that it was told.
  [[nodiscard]] tl::expected<void, Silence> ready();
  /// A game begins for it.
  [[nodiscard]] tl::expected<void, Silence> new_game();
  /// Asks for a move. `position`: what stands behind that word. `among`: the moves that it may choose from; empty: any.
  [[nodiscard]] tl::expected<Answer, Silence> go(const std::string& position, const std::vector<std::string>& among,
                                                 std::uint64_t nodes, std::chrono::milliseconds time,
                                                 const std::function<bool()>& stopped);

 private:
  explicit Dialogue(std::unique_ptr<Process> process) : process_(std::move(process)) {}
  [[nodiscard]] tl::expected<void, Silence> greet(const std::string& word, std::chrono::milliseconds patience);
  void take_option(const std::string& line);
  std::unique_ptr<Process> process_;
  bool usi_ = false;
  std::string name_;
  std::map<std::string, EngineOption> options_;  // by name in small letters
};

}  // namespace arbiter::engines
