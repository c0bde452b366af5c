// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/rules.h"

namespace arbiter {

/// The old game for four with its thrones and stakes: two sides of partners sitting opposite each other; the seat's
/// king starts as the fourth piece from its corner, and that square is its throne.
struct StakesOptions {
  bool dice = false;  ///< what may move is thrown before the turn
  bool move_for_each_die = false;
  bool each_army_in_its_turn = false;  ///< a commander moves each army in its own turn only
  bool single_last_king = false;       ///< the game goes on until one king is left on the board
  Kind king = kNoKind, rook = kNoKind, knight = kNoKind, boat = kNoKind, pawn = kNoKind;
};

/// Adds the rules of boats' triumph, waiting pawns, captured, frozen and traded kings, thrones, command, bare kings,
/// the stakes and the dice.
void add_stakes(Rules& rules, const StakesOptions& options);

}  // namespace arbiter
