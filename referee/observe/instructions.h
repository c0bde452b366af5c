// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "referee/core/game.h"

namespace arbiter {

using Placement = std::vector<std::pair<Cell, Piece>>;

/// How a table shows that a piece is another seat's than its colour says: the field `table` of the request `new`,
/// `{"control":"mark"|"swap"}`. Without it nothing is asked for.
enum class ControlShown {
  nothing,
  mark,  ///< something is laid on or beside the piece, which keeps its colour
  swap,  ///< the piece is replaced by one of the new owner's colour
};
ControlShown control_shown(const Game& game);

/// The seat whose colour the piece has on the table.
inline Seat worn(const Piece& piece, ControlShown how) {
  return how == ControlShown::swap ? piece.controller : piece.army;
}

/// What must stand on the table when everything is done, as the protocol writes pieces, by square: colours and kinds.
/// Of joined boards a list of such objects.
nlohmann::json table_pieces(const Game& game);

/// What hands must do so that `table` becomes what the game has: a list of
/// `{"do":"lift"|"move"|"place", "sq", "to" (move), "piece", "rule"}`. Lifts come first, so that every place is free
/// when it is wanted. Pieces are compared as they look (colour and kind), not by who controls them. Where the table
/// marks what changes hands there follow `{"do":"mark"|"unmark", "sq", "piece", "seat" (whose it is now), "rule"}`.
nlohmann::json instructions(const Game& game);
/// The same of one of joined boards, counted from 0. Items of joined games name their `board`, from 1.
nlohmann::json instructions(const Game& game, std::size_t board);

/// The lifts, moves and places between any two placements; rules are not named.
nlohmann::json placement_fixes(const Rules& rules, const Placement& table, const Placement& wanted,
                               ControlShown how = ControlShown::nothing);

Placement placement_of(const Position& pos);

}  // namespace arbiter
