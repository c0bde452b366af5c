// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>

#include "db/types.h"

namespace arbiter::server {

/// An evening to look at: people, rounds, seatings, and games that small players play.
struct DemoOptions {
  int players = 14, rounds = 3;
  int plies = 96;                       ///< of each game; then its time is called
  std::chrono::milliseconds pace{200};  ///< between two plies of the evening
  std::uint64_t seed = 1;
  std::string ruleset = "mr-joseph";  ///< one whose time can be called
};

/// Makes the club and its event in the file (or in the database at that address, which is then told of games that are
/// played in a file of their own), seats and publishes round after round, and plays all tables at once, a ply
/// here, a ply there, through the same doors as real tables. Returns early when `stopped` says so. `begun` is called
/// when there is something to look at. Errors: those of the file and of the club's rules.
[[nodiscard]] db::Expected<void> play_demo(const std::filesystem::path& file, const DemoOptions& options,
                                           const std::function<void()>& begun, const std::function<bool()>& stopped);

}  // namespace arbiter::server
