// SPDX-License-Identifier: MIT
#include "referee/modules/waiting_pawns.h"

#include <algorithm>
#include <array>
#include <optional>

namespace arbiter {

const RuleText kWaitingPromotion{
    "original.promotion",
    "A pawn on the last line becomes what stands on that square at the start, as soon as its owner has few enough "
    "pawns: knight or rook with one or two, anything with one and next to nothing else; until then it waits.",
    "The club's appendix, Original Rules, promotion"};

namespace {

/// What the pawn on `cell` becomes now; kNoKind while it waits or has not arrived.
Kind due(const Position& pos, Cell cell, const StakesOptions& o) {
  const Board& board = pos.board();
  const Piece& pawn = *pos.piece_at(cell);
  if (board.step(cell, rotated({0, 1}, pawn.army)).valid()) return kNoKind;
  const int along = index(pawn.army) % 2 == 0 ? board.file(cell) : board.rank(cell);
  const int from_edge = std::min(along, board.width() - 1 - along);
  int pawns = 0, boats = 0, others = 0;
  for (const Piece& piece : pos.pieces) {
    if (piece.army != pawn.army || piece.where != Where::board) continue;
    const Kind kind = piece.kind;
    pawns += kind == o.pawn;
    boats += kind == o.boat;
    others += kind != o.pawn && kind != o.boat && kind != o.king;
  }
  const Kind kind = std::array{o.boat, o.knight, o.rook, o.king}[static_cast<std::size_t>(from_edge)];
  if (pawns == 1 && boats <= 1 && others == 0) return kind;
  return pawns <= 2 && (kind == o.knight || kind == o.rook) ? kind : kNoKind;
}

/// The first pawn, by file then rank, that may promote now, and what it becomes.
std::optional<std::pair<PieceId, Kind>> next_promotion(const Position& pos, const StakesOptions& o) {
  for (const Cell cell : pos.board().cells_by_file()) {
    const Piece* pawn = pos.piece_at(cell);
    if (!pawn || pawn->kind != o.pawn || !pos.playing(pawn->controller)) continue;
    if (const Kind kind = due(pos, cell, o); kind != kNoKind) return std::pair(pos.at(cell), kind);
  }
  return std::nullopt;
}

}  // namespace

void promote_waiting(Context& ctx, SlotId slot, const StakesOptions& options) {
  while (const auto next = next_promotion(ctx.pos(), options))
    ctx.propose(slot, change::promoted(next->first, next->second), kWaitingPromotion);
}

}  // namespace arbiter
