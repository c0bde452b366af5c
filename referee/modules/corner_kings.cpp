// SPDX-License-Identifier: MIT
#include "referee/modules/corner_kings.h"

#include "referee/core/shortfall.h"
#include "referee/modules/castling.h"
#include "referee/modules/corner.h"

namespace arbiter {

namespace {

Cell opposite_corner(const Board& board, Seat army) {
  return from_corner(board, army, board.width() - 1, board.height() - 1);
}

}  // namespace

void KingPromotion::on_setup(Setup& ctx, SlotId slot, const Value& position) const {
  const Value& counters = position["counters"];
  for (const auto& [field, memory] : {std::pair{"king_promoted", kPromoted}, std::pair{"king_arrived", kArrived}}) {
    const Value& given = counters[field];
    for (const Seat seat : ctx.rules().seats)
      ctx.count(slot, memory, index(seat), given.number(std::string(name(seat)), 0) != 0);
  }
}

void KingPromotion::on_moved(Context& ctx, SlotId slot) const {
  const LastAction last_action = ctx.pos().last_action;
  if (last_action.kind_before != king_) return;
  const Piece king = ctx.pos().pieces[last_action.piece];
  const int army = index(king.army);
  const Cell corner = opposite_corner(ctx.board(), king.army);
  if (last_action.to == corner) ctx.count(slot, kArrived, army, 1);
  if (last_action.from != corner || !ctx.counted(slot, kArrived, army)) return;
  ctx.count(slot, kArrived, army, 0);
  if (ctx.counted(slot, kPromoted, army)) return;
  ctx.count(slot, kPromoted, army, 1);
  ctx.propose(slot, change::placed(queen_, king.army, king.controller, corner), text_);
}

void KingPromotion::write_counters(const Position& pos, SlotId slot, Value& out) const {
  Value promoted = Value::Table(), arrived = Value::Table();
  for (const Seat seat : pos.rules->seats) {
    if (pos.counted(slot, kPromoted, index(seat))) promoted[std::string(name(seat))] = 1;
    if (pos.counted(slot, kArrived, index(seat))) arrived[std::string(name(seat))] = 1;
  }
  out["king_promoted"] = promoted;
  if (!arrived.empty()) out["king_arrived"] = arrived;
}

void SwapCastling::targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const {
  const Piece& king = pos.pieces[id];
  if (king.kind != king_ || king.moved || king.controller != king.army) return;
  const Cell beside = SwapCastling::beside(pos, king.army);
  const Piece* rook = pos.piece_at(beside);
  if (king.cell != from_corner(pos.board(), king.army, 0, 0) || !rook || rook->kind != rook_ || rook->moved ||
      rook->army != king.army || rook->controller != king.army)
    return;
  if (attacked(pos, king.cell, king.controller) || attacked(pos, beside, king.controller)) return;
  Target t{beside};
  t.slot = slot;
  t.special = true;
  t.rule = &text_;
  out.push_back(t);
}

Cell SwapCastling::beside(const Position& pos, Seat army) { return from_corner(pos.board(), army, 1, 0); }

Message SwapCastling::bar(const Position& pos, const Action& action) const {
  const Piece* king = asks_for_move(pos) ? king_to_castle(pos, action) : nullptr;
  const Piece* rook = pos.piece_at(action.to);
  if (!king || king->cell != from_corner(pos.board(), king->army, 0, 0) || action.to != beside(pos, king->army) ||
      !rook || rook->kind != rook_ || rook->army != king->army)
    return {};
  for (const Cell cell : {action.from, action.to})
    if (pos.piece_at(cell)->moved) return has_moved_already(pos, cell);
  for (const Cell cell : {action.from, action.to})
    if (Message why = attacked_in_words(pos, cell, king->controller); !why.empty()) return why;
  return {};
}

const RuleText* SwapCastling::refusal(const Position& pos, SlotId, const Action& action) const {
  return bar(pos, action).empty() ? nullptr : &text_;
}

Message SwapCastling::obstacle(const Position& pos, SlotId, const Action& action) const { return bar(pos, action); }

void SwapCastling::perform(Context& ctx, SlotId slot, PieceId id, const Target& target) const {
  ctx.propose(slot, change::swapped(id, ctx.pos().at(target.to)), text_);
}

}  // namespace arbiter
