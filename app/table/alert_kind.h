// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace arbiter::table {

/// What an alert of a watcher or of its camera is about.
enum class AlertKind : std::uint8_t {
  illegal,       ///< an action that the rules forbid
  ambiguous,     ///< a question: several actions fit, or it is not sure that one was played
  incomplete,    ///< something is still to be done on the table
  correct,       ///< table and game differ, or the watcher has corrected the record
  board_lost,    ///< the board is not seen
  camera_moved,  ///< the camera or the board was moved; the watcher follows it
  unsettled,     ///< it cannot be seen what stands on the board
  tags,          ///< how many tags are read on the pieces, and what is wrong with them
  other_game,    ///< the table shows the set-up of another game
  camera_lost,   ///< the camera gives no pictures
  corrupt_frame  ///< a picture cannot be read
};

/// Its name for programs: "board-lost".
[[nodiscard]] const char* to_string(AlertKind kind);

}  // namespace arbiter::table
