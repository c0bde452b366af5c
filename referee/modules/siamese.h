// SPDX-License-Identifier: MIT
#pragma once

#include "referee/modules/kings_game.h"

namespace arbiter {

/// What Makruk and Ouk Chatrang have in common: the army, its promotion, and the two counts of moves.
struct SiameseArmy {
  Kind king, ferz, silver, knight, rook, pawn;
};

/// Adds the kinds, the array and the promotion of pawns.
SiameseArmy add_siamese_army(KingsGame& game);

/// Adds king safety and every way in which the game ends; options `counts` and `repetition`.
void add_siamese_ends(KingsGame& game, const SiameseArmy& army, const RulesRequest& request);

/// The option `counts`.
OptionInfo counts_choice();

}  // namespace arbiter
