// SPDX-License-Identifier: MIT
// Makruk: Siamese chess.
#include "referee/modules/siamese.h"

namespace arbiter {

namespace makruk {
namespace {

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("makruk", "plain8", "003/VI");
  const SiameseArmy army = add_siamese_army(game);
  add_siamese_ends(game, army, request);
  game.rules().write_as({"pgn"}, "king=K ferz=M silver-general=S knight=N rook=R pawn=P");
  return game.done();
}

}  // namespace
}  // namespace makruk

RulesetInfo makruk_ruleset() {
  return {"makruk",
          "Makruk",
          {"S", "N"},
          {},
          {counts_choice(), KingsGame::repetition_option()},
          &makruk::make,
          nullptr,
          known_as("makruk thai-chess")};
}

}  // namespace arbiter
