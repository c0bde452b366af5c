// SPDX-License-Identifier: MIT
#include "referee/modules/siamese.h"

#include "referee/modules/board_count.h"
#include "referee/modules/lone_king_count.h"
#include "referee/modules/rank_promotion.h"

namespace arbiter {

namespace {

/// What the stronger side's pieces are worth in moves, before the pieces on the board are taken off.
int counted_value(const Position& pos, Seat strong, const SiameseArmy& army) {
  const auto has = [&](Kind kind) { return count_kind(pos, strong, kind); };
  if (has(army.pawn) > 0) return 64;
  if (has(army.rook) > 0) return has(army.rook) > 1 ? 8 : 16;
  if (has(army.silver) > 1) return 22;
  if (has(army.knight) > 1) return 32;
  return has(army.silver) > 0 ? 44 : 64;
}

}  // namespace

SiameseArmy add_siamese_army(KingsGame& game) {
  SiameseArmy a{};
  a.king = game.standard("king");
  a.ferz = game.standard("ferz");
  a.silver = game.standard("silver-general");
  a.knight = game.standard("knight");
  a.rook = game.standard("rook");
  a.pawn = game.standard("pawn");
  game.rank(1, {a.rook, a.knight, a.silver, a.king, a.ferz, a.silver, a.knight, a.rook}, Facing::rotated);
  game.rank_of(3, a.pawn, Facing::rotated);
  game.text(
      "setup",
      "Rook, knight, silver general, king, ferz, silver general, knight, rook from the left, pawns on the third rank; "
      "the second army stands turned half round, so each king is on its owner's left.");
  game.add<RankPromotion>(game.text("promotion", "A pawn that arrives on its sixth rank becomes a ferz."), a.pawn, 6,
                          a.ferz);
  return a;
}

void add_siamese_ends(KingsGame& game, const SiameseArmy& army, const RulesRequest& request) {
  const bool counts = request.text("counts") == "on";
  game.king_safety();
  if (counts)
    game.add<BoardCount>(
        BoardCount::Texts{
            game.text("count.board",
                      "While there are no pawns and both seats have more than a king, the seat to act may count: the "
                      "other then has 64 moves to mate. One count runs at a time; a capture by the counting seat voids "
                      "it."),
            game.text("count.stop", "On its turn the seat that counts the board may stop its count."),
            game.text("draw.board-count", "The last move of the board count was no mate: the game is drawn."),
            game.text("count.unstopped", "A seat that mates while its own count runs has only drawn."),
            *game.mate_text},
        army.pawn);
  game.mate();
  game.bare_king(BareKingMeans::nothing);
  game.stalemate(Stalemate::draw);
  if (counts)
    game.add<LoneKingCount>(
        game.text("count.pieces",
                  "Against a lone king the other seat has a number of moves to mate: the value of its strongest pieces "
                  "less the number of all pieces on the board; a capture by the king and the promotion of the last "
                  "pawn begin the count anew."),
        game.text("draw.pieces-count", "The last move of the pieces count was no mate: the game is drawn."), army.pawn,
        [army](const Position& pos, Seat lone) -> std::optional<int> {
          const Seat strong = other_seat(pos, lone);
          return counted_value(pos, strong, army) - count_pieces(pos, strong) - count_pieces(pos, lone);
        });
  game.draws_and_resigning(request);
}

OptionInfo counts_choice() { return choice("counts", {"on", "off"}, "The counts of moves that end hopeless games."); }

}  // namespace arbiter
