// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "referee/modules/kings_game.h"

namespace arbiter {

/// The pieces that the games of the shogi family have in common, and what they promote to.
struct ShogiPieces {
  Kind king, gold, silver, knight, lance, pawn;
  std::vector<std::pair<Kind, Kind>> promotions;  ///< kind and what it promotes to
};

/// Adds king, generals, knight, lance and pawn with their promoted kinds.
ShogiPieces shogi_pieces(KingsGame& game);

struct BishopAndRook {
  Kind bishop, rook;
};
/// Adds bishop and rook with their promoted kinds, and these to `pieces`.
BishopAndRook shogi_officers(KingsGame& game, ShogiPieces& pieces);

}  // namespace arbiter
