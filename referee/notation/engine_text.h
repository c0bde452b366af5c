// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "referee/core/position.h"
#include "referee/notation/scan.h"

// Positions and moves in the words of the interfaces through which other people's engines are asked for a move: UCI
// (Meyer-Kahlen, 2006), as Fairy-Stockfish says it of other games, and USI (Romstad, 2007).
namespace arbiter::notation {

enum class EngineTongue {
  uci,
  uci_onto_rook,  ///< UCI with its option UCI_Chess960: castling is said as the king's move onto its rook
  usi
};

/// The position as it stands behind the word `position`: "fen …" or "sfen …". Errors: `unwritable`.
[[nodiscard]] Expected<std::string> engine_position(const Position& pos, EngineTongue tongue);

/// An action of the seat to act: `a7a8q`, `b6b7+`, `P@e5`, `e2e2` for a pass; in USI `2b3a+`, `P*5e`. Empty: there are
/// no words for it.
[[nodiscard]] std::string engine_move(const Position& pos, const Action& action, EngineTongue tongue);

/// Has a seat a right to castle from elsewhere than the array? Only `uci_onto_rook` can say such a move.
[[nodiscard]] bool castles_elsewhere(const Position& pos);

}  // namespace arbiter::notation
