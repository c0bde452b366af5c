// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "app/cli/watch_printer.h"
#include "app/table/computers.h"

namespace arbiter::cli {

/// The computers of a game that is watched on the command line: what they come to is played by the session, and told
/// with what hands must do.
class WatchComputers {
 public:
  /// `live`: pictures come whether somebody looks or not; else they wait for a computer. `jsonl`: told as JSON.
  WatchComputers(table::Computers computers, bool live, bool jsonl)
      : computers_(std::move(computers)), live_(live), jsonl_(jsonl) {}

  /// To be called before each picture; `pictures`: how many there were. `at_rest`: all tables show the game. True where
  /// the game is another one now.
  bool look(table::Session& session, std::int64_t pictures, bool at_rest);

 private:
  /// A table that has not been looked at so often since a computer's move may not show it yet.
  static constexpr std::int64_t kLooks = 3;
  bool say(table::Session& session, const table::Computers::Said& said, std::int64_t frame);

  table::Computers computers_;
  bool live_, jsonl_;
  std::int64_t moved_at_ = -kLooks;
};

}  // namespace arbiter::cli
