// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter::table {

/// Where the watching of a board stands. It is one of these after every picture and every answer, and goes from one to
/// another as `may_follow` says.
enum class WatchStage : std::uint8_t {
  looking,   ///< the board has not been found
  starting,  ///< found, but what stands on it is not what the game has
  watching,  ///< table and game agree
  reached,   ///< a hand is over the board
  asking,    ///< an answer is wanted, see the alert
  lost,      ///< the board is hidden or gone
};

/// Its name above, for programs.
[[nodiscard]] std::string_view name(WatchStage stage);

/// Can a watch that stood at `before` stand at `after` next? Every stage may last, and the board may have to be looked
/// for anew from any.
[[nodiscard]] bool may_follow(WatchStage before, WatchStage after);

}  // namespace arbiter::table
