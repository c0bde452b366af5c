// SPDX-License-Identifier: MIT
// Heian shogi: the small game of the twelfth century, without bishops, rooks and drops.
#include "referee/modules/own_zone.h"
#include "referee/modules/shogi_pieces.h"
#include "referee/modules/zone_promotion.h"

namespace arbiter {

namespace heian_shogi {
namespace {

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  const bool wide = request.text("board") == "9x8";
  KingsGame game("heian-shogi", wide ? "plain9x8" : "plain8", "003/XI");
  Rules& r = game.rules();
  const ShogiPieces p = shogi_pieces(game);
  if (wide)
    game.rank(1, {p.lance, p.knight, p.silver, p.gold, p.king, p.gold, p.silver, p.knight, p.lance}, Facing::mirrored);
  else
    game.rank(1, {p.lance, p.knight, p.silver, p.king, p.gold, p.silver, p.knight, p.lance}, Facing::rotated);
  game.rank_of(3, p.pawn, Facing::rotated);

  game.text("setup",
            wide ? "From the edges inwards lance, knight, silver, gold and king on the first rank, pawns on the "
                   "third; the armies mirror each other."
                 : "Lance, knight, silver, king, gold, silver, knight and lance on the first rank, pawns on the "
                   "third; the armies are turned half round, so that no king faces the other.",
            wide ? "003/fn 37" : "");
  const auto ranks = [&](int from, int to) {
    return r.add_zone(own_zone(*r.board, [=](int, int rank) { return rank >= from && rank <= to; }));
  };
  std::vector<ZonePromotion::Obliged> obliged;
  const bool compulsory = request.text("promotion") == "compulsory";
  if (compulsory) {
    const auto sixth = ranks(6, 6);
    obliged = {{p.pawn, sixth}, {p.silver, sixth}, {p.knight, ranks(7, 7)}, {p.lance, ranks(6, 8)}};
  }
  game.add<ZonePromotion>(
      game.text("promotion",
                compulsory
                    ? "A move that begins or ends in the three far ranks may promote the piece; a pawn or silver "
                      "that arrives on the first of them, a knight that arrives on the second and a lance that "
                      "arrives on any must, and so must a piece that could never move again."
                    : "A move that begins or ends in the three far ranks may promote the piece; it must where "
                      "the piece could never move again.",
                compulsory ? "003/fn 38" : ""),
      ranks(6, 8), p.promotions, obliged);
  game.king_safety();
  game.mate();
  game.bare_king(BareKingMeans::replies);
  game.stalemate(Stalemate::wins);
  game.draws_and_resigning(request);
  game.rules().write_as({"usi"},
                        "king=K gold-general=G silver-general=S knight=N lance=L pawn=P tokin=+P promoted-lance=+L "
                        "promoted-knight=+N promoted-silver=+S");
  return game.done();
}

}  // namespace
}  // namespace heian_shogi

RulesetInfo heian_shogi_ruleset() {
  return {"heian-shogi",
          "Heian Shogi",
          {"S", "N"},
          {},
          {choice("board", {"8x8", "9x8"}, "Eight files, or nine with a second gold general beside the king."),
           choice("promotion", {"optional", "compulsory"},
                  "Promotion is free, or obliges most pieces as they enter the far ranks."),
           KingsGame::repetition_option()},
          &heian_shogi::make};
}

}  // namespace arbiter
