// SPDX-License-Identifier: MIT
#include "referee/modules/rank_promotion.h"

#include "referee/modules/kings_game.h"

namespace arbiter {

void RankPromotion::promotion(const Position& pos, SlotId, PieceId id, Cell, Cell to, bool, Promotion& out) const {
  const Piece& piece = pos.pieces[id];
  if (piece.kind != from_ || own_rank(pos.board(), to, piece.army) != rank_) return;
  out.kinds = {to_};
  out.compulsory = true;
  out.rule = &text_;
}

}  // namespace arbiter
