// SPDX-License-Identifier: MIT
// The Indian game that an Arab master of the ninth century describes.
#include "referee/modules/kings_game.h"
#include "referee/modules/rank_promotion.h"

namespace arbiter {

namespace indian_ninth_century {
namespace {

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("indian-ninth-century", "plain8", "003/IV");
  const Kind king = game.standard("king"), ferz = game.standard("ferz"), dabbaba = game.standard("dabbaba");
  const Kind knight = game.standard("knight"), rook = game.standard("rook"), pawn = game.standard("pawn");
  const bool d = request.text("kings") == "d";
  game.rank(1, {dabbaba, knight, rook, d ? king : ferz, d ? ferz : king, rook, knight, dabbaba}, Facing::mirrored);
  game.rank_of(2, pawn, Facing::mirrored);
  game.text(
      "setup",
      "Dabbabas in the corners, then knights, rooks, king and ferz, pawns before them; the kings face each other.");

  game.add<RankPromotion>(game.text("promotion", "A pawn that arrives on the last rank becomes a ferz."), pawn, 8,
                          ferz);
  game.king_safety();
  game.mate();
  game.bare_king(bare_king_option(request));
  game.stalemate(Stalemate::loses);
  game.draws_and_resigning(request);
  game.rules().write_as({"pgn"}, "king=K ferz=Q dabbaba=D knight=N rook=R pawn=P");
  return game.done();
}

}  // namespace
}  // namespace indian_ninth_century

RulesetInfo indian_ninth_century_ruleset() {
  return {"indian-ninth-century",
          "Ninth Century Indian Chess",
          {"S", "N"},
          {},
          {choice("kings", {"d", "e"}, "The file on which the kings face each other."), bare_king_choice("immediate"),
           KingsGame::repetition_option()},
          &indian_ninth_century::make};
}

}  // namespace arbiter
