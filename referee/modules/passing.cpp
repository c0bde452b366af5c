// SPDX-License-Identifier: MIT
#include "referee/modules/passing.h"

#include "referee/core/rules.h"
#include "referee/core/shortfall.h"

namespace arbiter {

PieceId meant_en_passant(const Position& pos, Kind pawn, const Action& action) {
  if (action.type != Action::Type::move || pos.over() || pos.decision.kind != "move") return kNoPiece;
  const Piece* mover = pos.piece_at(action.from);
  if (!mover || mover->kind != pawn || mover->controller != pos.decision.seat || !pos.empty(action.to)) return kNoPiece;
  const Board& board = pos.board();
  if (board.step(mover->cell, rotated({-1, 1}, mover->army)) != action.to &&
      board.step(mover->cell, rotated({1, 1}, mover->army)) != action.to)
    return kNoPiece;
  for (PieceId id = 0; id < pos.pieces.size(); ++id) {
    const Piece& other = pos.pieces[id];
    if (other.where == Where::board && other.kind == pawn && !pos.rules->allied(other.controller, mover->controller) &&
        board.step(other.cell, rotated({0, -1}, other.army)) == action.to)
      return id;
  }
  return kNoPiece;
}

Message not_en_passant_now(const Position& pos, Kind pawn, const Action& action) {
  const PieceId meant = meant_en_passant(pos, pawn, action);
  if (meant == kNoPiece) return {};
  const Cell cell = pos.pieces[meant].cell;
  return make_message("the %1 on %2 may not be captured en passant now.", piece_on(pos, cell), pos.board().name(cell));
}

}  // namespace arbiter
