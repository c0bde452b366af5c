// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "app/printing/squares.h"
#include "db/types.h"

namespace arbiter::printing {

/// A move in few signs: where the piece comes from and where it goes to, whatever the game, so that no two read alike.
struct BriefMove {
  std::string words;    ///< "Ng1–f3", "g1–f3" behind a drawing
  std::string figure;   ///< the kind that is drawn before them; empty: none
  std::string becomes;  ///< the kind that is drawn behind them; empty: none
};

/// What a letter is looked up in: the game, and the look that is printed.
struct Letterer {
  const figures::GameLook& game;
  const Look& look;
};

/// That of a ply; nothing where it is no move of a piece, or one that only words can tell.
[[nodiscard]] std::optional<BriefMove> brief_move(const db::Ply& ply, const Board& board, Naming naming,
                                                  const Letterer& letters);

}  // namespace arbiter::printing
