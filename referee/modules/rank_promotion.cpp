// SPDX-License-Identifier: MIT
#include "referee/modules/rank_promotion.h"

#include "referee/core/bitboard.h"
#include "referee/modules/kings_game.h"

namespace arbiter {

void RankPromotion::promotion(const Position& pos, SlotId, PieceId id, Cell, Cell to, bool, Promotion& out) const {
  const Piece& piece = pos.pieces[id];
  if (piece.kind != from_ || own_rank(pos.board(), to, piece.army) != rank_) return;
  out.kinds = {to_};
  out.compulsory = true;
  out.rule = &text_;
}

bool RankPromotion::bitboard(BitboardTerms& terms) const {
  const Board& board = *terms.rules->board;
  BitboardTerms::Turning turning{from_, {to_}, {}, {}, {}};
  for (int side = 0; side < 4; ++side)
    for (const Cell cell : board.cells())
      if (own_rank(board, cell, seat_at(side)) == rank_) turning.arrives[side].set(cell.value);
  turning.obliged = turning.arrives;
  terms.turnings.push_back(std::move(turning));
  return true;
}

}  // namespace arbiter
