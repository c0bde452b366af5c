// SPDX-License-Identifier: MIT
#include "referee/modules/castling.h"

#include <algorithm>

#include "referee/core/plain.h"

namespace arbiter {

namespace {

/// The step that leads from `a` toward `b` on a rank or file.
Vec toward(const Board& board, Cell a, Cell b) {
  const auto sign = [](int n) { return static_cast<std::int8_t>((n > 0) - (n < 0)); };
  return {sign(board.file(b) - board.file(a)), sign(board.rank(b) - board.rank(a))};
}

}  // namespace

bool Castling::open(const Position& pos, const Way& way) const {
  const Board& board = pos.board();
  const Piece* rook = pos.piece_at(way.rook_from);
  if (!rook || rook->moved || rook->army != way.seat || rook->controller != way.seat ||
      pos.rules->name(rook->kind) != "rook")
    return false;
  const Vec step = toward(board, way.king_from, way.rook_from);
  for (Cell c = board.step(way.king_from, step); c != way.rook_from; c = board.step(c, step))
    if (!pos.empty(c)) return false;
  for (Cell c = way.king_from;; c = board.step(c, step)) {
    if (attacked(pos, c, way.seat)) return false;
    if (c == way.king_to) return true;
  }
}

void Castling::targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const {
  const Piece& king = pos.pieces[id];
  if (king.moved || !((pos.rules->royal_kinds >> king.kind) & 1)) return;
  for (const Way& way : ways_) {
    if (way.seat != king.army || king.controller != king.army || king.cell != way.king_from || !open(pos, way))
      continue;
    Target t{way.king_to};
    t.slot = slot;
    t.special = true;
    t.rule = &text_;
    out.push_back(t);
  }
}

void Castling::perform(Context& ctx, SlotId slot, PieceId id, const Target& target) const {
  const Piece king = ctx.pos().pieces[id];
  for (const Way& way : ways_) {
    if (way.seat != king.army || way.king_to != target.to) continue;
    const PieceId rook = ctx.pos().at(way.rook_from);
    ctx.propose(slot, change::moved(id, way.king_to), text_);
    ctx.propose(slot, change::moved(rook, way.rook_to), text_);
    return;
  }
}

bool MovedMemory::on_start(const Position& pos, const Piece& piece) const {
  if (std::find(kinds_.begin(), kinds_.end(), piece.kind) == kinds_.end()) return false;
  const auto& setup = pos.rules->setup;
  return std::any_of(setup.begin(), setup.end(), [&](const StartPiece& s) {
    return s.cell == piece.cell && s.kind == piece.kind && s.army == piece.army;
  });
}

void MovedMemory::on_setup(Setup& ctx, SlotId, const Facts& position) const {
  if (!position.has("pieces")) return;
  const Facts& moved = position["counters"]["moved"];
  for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id) {
    const Piece& p = ctx.pos().pieces[id];
    const bool listed = p.where == Where::board && moved.number(ctx.board().name(p.cell), 0) != 0;
    ctx.set_moved(id, !on_start(ctx.pos(), p) || listed);
  }
}

void MovedMemory::write_counters(const Position& pos, SlotId, Facts& out) const {
  Facts moved = Facts::Table();
  for (const Piece& p : pos.pieces)
    if (p.where == Where::board && p.moved && on_start(pos, p)) moved[pos.board().name(p.cell)] = 1;
  out["moved"] = moved;
}

bool Castling::plain(PlainTerms& terms) const {
  for (const Way& way : ways_)
    terms.castles.push_back({way.seat, way.king_from, way.king_to, way.rook_from, way.rook_to});
  return true;
}

}  // namespace arbiter
