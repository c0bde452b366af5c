// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/figures/game_look.h"
#include "app/printing/look.h"
#include "referee/core/board.h"

namespace arbiter::printing {

/// How the squares of a diagram are named at its edges, so that the moves beside it can be found there.
enum class Naming {
  algebraic,       ///< files by letters from the left, ranks by numbers from below
  shogi,           ///< files by numbers from the right, ranks by letters from above
  shogi_numerals,  ///< the same, ranks in kanji
  from_right,      ///< files by numbers, from each player's right
};

/// Files in figures from the right, ranks from above.
[[nodiscard]] bool counts_from_right(Naming naming);

/// The naming that is wanted of a game, where its moves are not written as in its usual records.
[[nodiscard]] Naming naming_wanted(Squares wanted, const figures::GameLook& game);

/// The name of a rank beside the board; empty where that naming has none.
[[nodiscard]] std::string rank_name(Naming naming, const Board& board, int rank);

/// A text with the protocol's names of squares of that board in it, in that naming.
[[nodiscard]] std::string squares_in(const std::string& text, const Board& board, Naming naming);

}  // namespace arbiter::printing
