// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "referee/core/game.h"
#include "referee/observe/instructions.h"

namespace arbiter {

/// The action's text; at one of several joined boards (`joined`) with the seat.
[[nodiscard]] std::string action_text(const Position& pos, Action action, bool joined);

/// One thing that may be said next.
struct Future {
  std::string action;
  double likely = 0;  ///< the share of it before anything is seen, 0 to 1
  /// Where the table differs afterwards and what stands there then; army `none`: nothing.
  Table changes;
  /// The same just after the player's own hand, where the rules ask for more work than that.
  std::optional<Table> by_hand;
};

/// What may stand on a board next.
struct Outlook {
  Table table;                  ///< what stands there when all work by hand is done
  bool over = false;            ///< the game is
  std::vector<Future> futures;  ///< every legal action and every open reaction but throws of dice
};

/// What may stand on the board, counted from 0, after these actions have been played. All of it as the viewer can know
/// it: what is hidden from the viewer is neither offered nor comes about, and reactions to what is hidden are left out,
/// because their outcome would tell it. Errors: `illegal` naming the action of `after` that cannot be played.
Expected<Outlook> futures(const Game& game, std::size_t board, const std::vector<std::string>& after,
                          Viewer viewer = Viewer::arbiter());

}  // namespace arbiter
