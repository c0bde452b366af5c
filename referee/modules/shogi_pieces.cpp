// SPDX-License-Identifier: MIT
#include "referee/modules/shogi_pieces.h"

namespace arbiter {

ShogiPieces shogi_pieces(KingsGame& game) {
  ShogiPieces p{};
  const auto like_gold = [&](const char* name, const char* sentence) { return game.kind(name, "WfF", sentence); };
  p.king = game.standard("king");
  p.gold = like_gold("gold-general", "The gold general goes one square straight, or one diagonally ahead.");
  p.silver = game.standard("silver-general");
  p.knight =
      game.kind("knight", "ffN",
                "The knight leaps two squares ahead and one aside, over whatever stands between, and no other way.");
  p.lance = game.kind("lance", "fR", "The lance goes any number of empty squares straight ahead.");
  p.pawn = game.kind("pawn", "fW", "The pawn goes and takes one square straight ahead.");
  p.promotions = {
      {p.silver,
       like_gold("promoted-silver", "The promoted silver goes one square straight, or one diagonally ahead.")},
      {p.knight,
       like_gold("promoted-knight", "The promoted knight goes one square straight, or one diagonally ahead.")},
      {p.lance, like_gold("promoted-lance", "The promoted lance goes one square straight, or one diagonally ahead.")},
      {p.pawn, like_gold("tokin", "The tokin goes one square straight, or one diagonally ahead.")}};
  game.rules().inscribe(
      "king=玉/王 gold-general=金 silver-general=銀 knight=桂 lance=香 pawn=歩 tokin=と promoted-lance=杏 "
      "promoted-knight=圭 promoted-silver=全");
  game.rules().writing.from_right = true;
  return p;
}

BishopAndRook shogi_officers(KingsGame& game, ShogiPieces& pieces) {
  const BishopAndRook two{game.standard("bishop"), game.standard("rook")};
  pieces.promotions.emplace_back(
      two.bishop, game.kind("dragon-horse", "BW", "The dragon horse goes like a bishop, or one square straight."));
  pieces.promotions.emplace_back(
      two.rook, game.kind("dragon-king", "RF", "The dragon king goes like a rook, or one square diagonally."));
  game.rules().inscribe("bishop=角 rook=飛 dragon-horse=馬 dragon-king=龍");
  return two;
}

}  // namespace arbiter
