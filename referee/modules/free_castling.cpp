// SPDX-License-Identifier: MIT
#include "referee/modules/free_castling.h"

#include <algorithm>

#include "referee/core/bitboard.h"
#include "referee/core/shortfall.h"

namespace arbiter {

namespace {

bool is_rook(const Position& pos, const Piece& piece) {
  return piece.where == Where::board && pos.rules->name(piece.kind) == "rook";
}

bool is_king(const Position& pos, const Piece& piece) {
  return piece.where == Where::board && pos.rules->is_royal_kind(piece.kind);
}

/// King and rook as they end, however their ways cross.
void carry_out(Context& ctx, SlotId slot, PieceId king, PieceId rook, const Castling::Way& way, const RuleText& rule) {
  if (way.king_to == way.rook_from && way.rook_to == way.king_from) {
    ctx.propose(slot, change::swapped(king, rook), rule);
    return;
  }
  const auto move = [&](PieceId piece, Cell from, Cell to) {
    if (from != to) ctx.propose(slot, change::moved(piece, to), rule);
  };
  const bool rook_first = way.king_to == way.rook_from;
  if (rook_first) move(rook, way.rook_from, way.rook_to);
  move(king, way.king_from, way.king_to);
  if (!rook_first) move(rook, way.rook_from, way.rook_to);
  ctx.set_moved(king, true);
  ctx.set_moved(rook, true);
}

}  // namespace

std::optional<Castling::Way> FreeCastling::way(const Position& pos, const Piece& king, const Piece& rook) const {
  const Board& board = pos.board();
  if (king.moved || rook.moved || king.controller != king.army || rook.army != king.army ||
      rook.controller != king.army)
    return std::nullopt;
  const bool right = board.file(rook.cell) > board.file(king.cell);
  for (const Castling::Way& array : ways_) {
    if (array.seat != king.army || (board.file(array.rook_from) > board.file(array.king_from)) != right) continue;
    if (board.rank(king.cell) != board.rank(array.king_from) || board.rank(rook.cell) != board.rank(array.king_from))
      return std::nullopt;
    if (king.cell == array.king_from && rook.cell == array.rook_from) return std::nullopt;
    return Castling::Way{array.seat, king.cell, array.king_to, rook.cell, array.rook_to};
  }
  return std::nullopt;
}

CastlingBar FreeCastling::bar(const Position& pos, PieceId king, PieceId rook, const Castling::Way& way,
                              bool in_words) const {
  const Board& board = pos.board();
  // The first cell from one end to the other, both included, of which it is true.
  const auto along = [&](Cell from, Cell to, auto&& is) {
    const int rank = board.rank(from);
    const auto [low, high] = std::minmax({board.file(from), board.file(to)});
    for (int file = low; file <= high; ++file)
      if (const Cell cell = board.at(file, rank); is(cell)) return cell;
    return kNoCell;
  };
  const auto taken = [&](Cell c) { return !pos.empty(c) && pos.at(c) != king && pos.at(c) != rook; };
  for (const auto& [from, to] : {std::pair{way.king_from, way.king_to}, std::pair{way.rook_from, way.rook_to}})
    if (const Cell cell = along(from, to, taken); cell.valid())
      return {texts_.between ? texts_.between : &texts_.castling, in_words ? stands_in_the_way(pos, cell) : Message()};
  // Whether the rook that leaves lays the king open is what king safety looks at.
  const Cell cell = along(way.king_from, way.king_to, [&](Cell c) { return attacked(pos, c, way.seat); });
  if (!cell.valid()) return {};
  return {texts_.attacked ? texts_.attacked : &texts_.castling,
          in_words ? attacked_in_words(pos, cell, way.seat) : Message()};
}

CastlingBar FreeCastling::bar_of(const Position& pos, const Action& action) const {
  const Piece* king = asks_for_move(pos) ? king_to_castle(pos, action) : nullptr;
  const Piece* rook = pos.piece_at(action.to);
  if (!king || !rook || !is_rook(pos, *rook)) return {};
  const auto how = way(pos, *king, *rook);
  return how ? bar(pos, pos.at(action.from), pos.at(action.to), *how, true) : CastlingBar{};
}

const RuleText* FreeCastling::refusal(const Position& pos, SlotId, const Action& action) const {
  return bar_of(pos, action).rule;
}

Message FreeCastling::obstacle(const Position& pos, SlotId, const Action& action) const {
  return bar_of(pos, action).why;
}

void FreeCastling::targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const {
  const Piece& king = pos.pieces[id];
  if (king.moved || !is_king(pos, king)) return;
  for (PieceId other = 0; other < pos.pieces.size(); ++other) {
    const Piece& rook = pos.pieces[other];
    if (rook.moved || !is_rook(pos, rook)) continue;
    const auto how = way(pos, king, rook);
    if (!how || bar(pos, id, other, *how, false).rule) continue;
    Target t{rook.cell};
    t.slot = slot;
    t.special = true;
    t.rule = &texts_.castling;
    out.push_back(t);
  }
}

void FreeCastling::perform(Context& ctx, SlotId slot, PieceId id, const Target& target) const {
  const PieceId rook = ctx.pos().at(target.to);
  const auto how = way(ctx.pos(), ctx.pos().pieces[id], ctx.pos().pieces[rook]);
  if (how) carry_out(ctx, slot, id, rook, *how, texts_.castling);
}

/// The rook on `cell` and its king count as unmoved.
void FreeCastling::give(Setup& ctx, Cell cell, std::vector<PieceId>& given) const {
  const Position& pos = ctx.pos();
  const std::string where = "counters.castling." + ctx.board().name(cell);
  const PieceId rook = pos.at(cell);
  if (rook == kNoPiece || !is_rook(pos, pos.pieces[rook]))
    return ctx.reject(make_message("%1: no rook stands there", where));
  const Seat seat = pos.pieces[rook].army;
  const auto king = std::find_if(pos.pieces.begin(), pos.pieces.end(),
                                 [&](const Piece& p) { return p.army == seat && is_king(pos, p); });
  const auto array = std::find_if(ways_.begin(), ways_.end(), [seat](const auto& w) { return w.seat == seat; });
  if (king == pos.pieces.end() || array == ways_.end())
    return ctx.reject(make_message("%1: %2 has no king to castle with", where, arg::seat(name(seat))));
  const int rank = ctx.board().rank(array->king_from);
  if (ctx.board().rank(cell) != rank || ctx.board().rank(king->cell) != rank)
    return ctx.reject(
        make_message("%1: king and rook of %2 must stand on rank %3", where, arg::seat(name(seat)), rank + 1));
  const auto side = [&](Cell c) { return ctx.board().file(c) > ctx.board().file(king->cell); };
  for (const PieceId other : given)
    if (pos.pieces[other].army == seat && side(pos.pieces[other].cell) == side(cell))
      return ctx.reject(make_message("%1: two rooks on one side of the king cannot both have the right", where));
  given.push_back(rook);
  ctx.set_moved(static_cast<PieceId>(king - pos.pieces.begin()), false);
}

void FreeCastling::on_setup(Setup& ctx, SlotId, const Value& position) const {
  const Value& counters = position["counters"];
  if (!counters.has("castling")) return;
  const Value& castling = counters["castling"];
  if (!castling.is_table()) return ctx.expect("counters.castling", make_message("an object of squares"));
  std::vector<PieceId> given;
  for (const auto& [square, value] : castling.table()) {
    const auto cell = ctx.board().find_cell(square);
    if (!cell)
      ctx.reject(make_message("%1: %2 is no square of %3", "counters.castling", arg::quoted(square), ctx.board().id()));
    else if (value != 0)
      give(ctx, *cell, given);
  }
  for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id) {
    const bool named = std::find(given.begin(), given.end(), id) != given.end();
    const bool concerned =
        is_rook(ctx.pos(), ctx.pos().pieces[id]) && std::any_of(given.begin(), given.end(), [&](PieceId other) {
          return ctx.pos().pieces[other].army == ctx.pos().pieces[id].army;
        });
    if (concerned) ctx.set_moved(id, !named);
  }
}

void FreeCastling::write_counters(const Position& pos, SlotId, Value& out) const {
  for (const Piece& king : pos.pieces) {
    if (king.moved || !is_king(pos, king)) continue;
    const auto own = [&](const Piece& p) { return p.army == king.army && !p.moved && is_rook(pos, p); };
    const bool any =
        std::any_of(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) { return own(p) && way(pos, king, p); });
    if (!any) continue;
    for (const Piece& rook : pos.pieces)
      if (own(rook)) out["castling"][pos.board().name(rook.cell)] = 1;
  }
}

bool FreeCastling::bitboard_for(const Position& pos, SlotId, int) const {
  return std::none_of(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& king) {
    return !king.moved && is_king(pos, king) && std::any_of(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
      return !p.moved && is_rook(pos, p) && way(pos, king, p);
    });
  });
}

}  // namespace arbiter
