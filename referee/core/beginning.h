// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "referee/core/ids.h"
#include "referee/core/rules.h"

namespace arbiter {

/// How a table shows that a piece is another seat's than its colour says.
enum class ControlShown {
  nothing,  ///< it does not, and nobody is asked to
  mark,     ///< something is laid on or beside the piece, which keeps its colour
  swap,     ///< the piece is replaced by one of the new owner's colour
};

/// How a game begins: all that its rules and its first position follow from.
struct Beginning {
  std::string ruleset;                 ///< an id of find_ruleset
  Options options;                     ///< checked (see checked_options); those left out have their defaults
  Value options_said;                  ///< the same as they were given, a table: what a record holds
  std::map<Seat, std::string> armies;  ///< what each seat plays, where the game has armies
  std::optional<std::uint64_t> seed;   ///< of the throws and the deals; a game that is looked at has none to tell
  Value position;                      ///< a state as the protocol has it; nothing: the game's own first position
  ControlShown control = ControlShown::nothing;  ///< how the table shows a change of control
};

}  // namespace arbiter
