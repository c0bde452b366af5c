// SPDX-License-Identifier: MIT
#include "referee/modules/castling.h"

#include <algorithm>

#include "referee/core/bitboard.h"
#include "referee/core/shortfall.h"

namespace arbiter {

namespace {

/// The step that leads from `a` toward `b` on a rank or file.
Vec toward(const Board& board, Cell a, Cell b) {
  const auto sign = [](int n) { return static_cast<std::int8_t>((n > 0) - (n < 0)); };
  return {sign(board.file(b) - board.file(a)), sign(board.rank(b) - board.rank(a))};
}

}  // namespace

std::vector<const RuleText*> CastlingTexts::all() const {
  std::vector<const RuleText*> list{&castling};
  for (const RuleText* text : {moved, between, attacked})
    if (text) list.push_back(text);
  return list;
}

Message attacked_in_words(const Position& pos, Cell cell, Seat seat) {
  for (PieceId id = 0; id < pos.pieces.size(); ++id) {
    if (!attacks_cell(pos, id, cell, seat)) continue;
    const Piece* king = pos.piece_at(cell);
    if (king && king->controller == seat && pos.rules->is_royal_kind(king->kind))
      return make_message("the %1 on %2 is in check.", piece_on(pos, cell), pos.board().name(cell));
    const Cell from = pos.pieces[id].cell;
    return make_message("%1 is attacked by the %2 on %3.", pos.board().name(cell), piece_on(pos, from),
                        pos.board().name(from));
  }
  return {};
}

bool asks_for_move(const Position& pos) {
  return !pos.over() && pos.decision.kind == "move" && pos.decision.slot == kNoSlot;
}

const Piece* king_to_castle(const Position& pos, const Action& action) {
  if (action.type != Action::Type::move || pos.over()) return nullptr;
  const Seat seat = action.seat != Seat::none ? action.seat : pos.decision.seat;
  const Piece* king = pos.piece_at(action.from);
  const bool own = king && king->controller == seat && king->army == seat;
  return own && pos.rules->is_royal_kind(king->kind) ? king : nullptr;
}

CastlingBar Castling::bar(const Position& pos, const Way& way, bool in_words) const {
  const Board& board = pos.board();
  const auto or_castling = [this](const RuleText* text) { return text ? text : &texts_.castling; };
  if (const Piece* king = pos.piece_at(way.king_from); king && king->moved)
    return {or_castling(texts_.moved), in_words ? has_moved_already(pos, way.king_from) : Message()};
  const Piece* rook = pos.piece_at(way.rook_from);
  if (!rook || rook->army != way.seat || rook->controller != way.seat || pos.rules->name(rook->kind) != "rook")
    return {&texts_.castling,
            in_words ? make_message("no rook stands on %1 to castle with.", board.name(way.rook_from)) : Message()};
  if (rook->moved) return {or_castling(texts_.moved), in_words ? has_moved_already(pos, way.rook_from) : Message()};
  if (const Cell cell = first_between(pos, way.king_from, way.rook_from); cell.valid())
    return {or_castling(texts_.between), in_words ? stands_in_the_way(pos, cell) : Message()};
  const Vec step = toward(board, way.king_from, way.rook_from);
  for (Cell c = way.king_from;; c = board.step(c, step)) {
    if (attacked(pos, c, way.seat))
      return {or_castling(texts_.attacked), in_words ? attacked_in_words(pos, c, way.seat) : Message()};
    if (c == way.king_to) return {};
  }
}

const Castling::Way* Castling::attempted(const Position& pos, const Action& action) const {
  const Piece* king = king_to_castle(pos, action);
  if (!king) return nullptr;
  const auto way = std::find_if(ways_.begin(), ways_.end(), [&](const Way& w) {
    return w.seat == king->army && w.king_from == action.from && w.king_to == action.to;
  });
  return way == ways_.end() ? nullptr : &*way;
}

CastlingBar Castling::bar_of(const Position& pos, const Action& action) const {
  const Way* way = attempted(pos, action);
  return way ? bar(pos, *way, true) : CastlingBar{};
}

const RuleText* Castling::refusal(const Position& pos, SlotId, const Action& action) const {
  return asks_for_move(pos) ? bar_of(pos, action).rule : nullptr;
}

Message Castling::obstacle(const Position& pos, SlotId, const Action& action) const { return bar_of(pos, action).why; }

void Castling::targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const {
  const Piece& king = pos.pieces[id];
  if (king.moved || !((pos.rules->royal_kinds >> king.kind) & 1)) return;
  for (const Way& way : ways_) {
    if (way.seat != king.army || king.controller != king.army || king.cell != way.king_from ||
        bar(pos, way, false).rule)
      continue;
    Target t{way.king_to};
    t.slot = slot;
    t.special = true;
    t.rule = &texts_.castling;
    out.push_back(t);
  }
}

void Castling::perform(Context& ctx, SlotId slot, PieceId id, const Target& target) const {
  const Piece king = ctx.pos().pieces[id];
  for (const Way& way : ways_) {
    if (way.seat != king.army || way.king_to != target.to) continue;
    const PieceId rook = ctx.pos().at(way.rook_from);
    ctx.propose(slot, change::moved(id, way.king_to), texts_.castling);
    ctx.propose(slot, change::moved(rook, way.rook_to), texts_.castling);
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

void MovedMemory::on_setup(Setup& ctx, SlotId, const Value& position) const {
  if (!position.has("pieces")) return;
  const Value& moved = position["counters"]["moved"];
  for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id) {
    const Piece& p = ctx.pos().pieces[id];
    const bool listed = p.where == Where::board && moved.number(ctx.board().name(p.cell), 0) != 0;
    ctx.set_moved(id, !on_start(ctx.pos(), p) || listed);
  }
}

void MovedMemory::write_counters(const Position& pos, SlotId, Value& out) const {
  Value moved = Value::Table();
  for (const Piece& p : pos.pieces)
    if (p.where == Where::board && p.moved && on_start(pos, p)) moved[pos.board().name(p.cell)] = 1;
  out["moved"] = moved;
}

bool Castling::bitboard(BitboardTerms& terms) const {
  for (const Way& way : ways_)
    terms.castles.push_back({way.seat, way.king_from, way.king_to, way.rook_from, way.rook_to});
  return true;
}

}  // namespace arbiter
