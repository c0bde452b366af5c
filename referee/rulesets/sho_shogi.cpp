// SPDX-License-Identifier: MIT
// Sho shogi: the game before drops came up, with a drunk elephant that may become a second king.
#include "referee/modules/own_zone.h"
#include "referee/modules/shogi_pieces.h"
#include "referee/modules/zone_promotion.h"

namespace arbiter {

namespace sho_shogi {
namespace {

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("sho-shogi", "square9", "003/XII");
  Rules& r = game.rules();
  ShogiPieces p = shogi_pieces(game);
  const auto [bishop, rook] = shogi_officers(game, p);
  const Kind elephant =
      game.kind("drunk-elephant", "FfsW", "The drunk elephant goes one square in any direction but straight back.");
  const Kind prince =
      game.kind("crown-prince", "K", "The crown prince goes one square in any direction, like the king.");
  p.promotions.emplace_back(elephant, prince);
  r.inscribe("drunk-elephant=酔 crown-prince=太");
  r.royal_kinds |= std::uint64_t{1} << prince;

  game.rank(1, {p.lance, p.knight, p.silver, p.gold, p.king, p.gold, p.silver, p.knight, p.lance}, Facing::rotated);
  game.rank(2, {kNoKind, bishop, kNoKind, kNoKind, elephant, kNoKind, kNoKind, rook, kNoKind}, Facing::rotated);
  game.rank_of(3, p.pawn, Facing::rotated);

  game.text(
      "setup",
      "From the edges inwards lance, knight, silver, gold and king on the first rank, the bishop before the left "
      "knight, the drunk elephant before the king, the rook before the right knight, pawns on the third rank; the "
      "armies are turned half round.");
  game.add<ZonePromotion>(
      game.text(
          "promotion",
          "A move that begins or ends in the three far ranks may promote the piece; it must where the piece could "
          "never move again."),
      r.add_zone(own_zone(*r.board, [](int, int rank) { return rank >= 7; })), p.promotions);
  game.text("crown-prince",
            "King and crown prince are both royal: a seat that has both is not bound by check, and has lost only when "
            "the last of them is mated.");
  game.king_safety();
  game.mate();
  game.bare_king(BareKingMeans::replies);
  game.stalemate(Stalemate::wins);
  game.draws_and_resigning(request);
  game.rules().write_as(
      {"usi"},
      "king=K gold-general=G silver-general=S knight=N lance=L pawn=P tokin=+P promoted-lance=+L promoted-knight=+N "
      "promoted-silver=+S rook=R bishop=B dragon-king=+R dragon-horse=+B drunk-elephant=E crown-prince=+E");
  return game.done();
}

}  // namespace
}  // namespace sho_shogi

RulesetInfo sho_shogi_ruleset() {
  return {"sho-shogi", "Sho Shogi", {"S", "N"}, {}, {KingsGame::repetition_option()}, &sho_shogi::make};
}

}  // namespace arbiter
