// SPDX-License-Identifier: MIT
#include "referee/core/commit.h"

#include <algorithm>

#include "referee/core/rules.h"

namespace arbiter {

namespace {

struct TableWriter {
  Position& pos;

  Piece operator()(change::Moved& c) const {
    Piece& p = pos.pieces[c.piece];
    const Piece told = p;
    c.from = p.cell;
    lift(c.piece);
    p.cell = c.to;
    p.where = Where::board;  // also out of another piece
    p.moved = true;
    pos.grid[c.to.value] = c.piece;
    return told;
  }
  Piece operator()(change::Captured& c) const { return take(c); }
  Piece operator()(change::Removed& c) const { return take(c); }
  Piece operator()(change::Placed& c) const {
    if (c.piece == kNoPiece) c.piece = piece_for(c.kind, c.army);
    Piece& p = pos.pieces[c.piece];
    p = Piece{c.kind, c.army, c.controller, c.to, Where::board, false};
    pos.grid[c.to.value] = c.piece;
    return p;
  }
  Piece operator()(change::Promoted& c) const { return become(c); }
  Piece operator()(change::Transformed& c) const { return become(c); }
  Piece operator()(change::Control& c) const {
    Piece& p = pos.pieces[c.piece];
    c.on = p.cell;
    c.from = p.controller;
    p.controller = c.to;
    return p;
  }
  Piece operator()(change::Swapped& c) const {
    Piece& a = pos.pieces[c.piece];
    Piece& b = pos.pieces[c.other];
    const Piece told = a;
    c.from = a.cell;
    c.to = b.cell;
    std::swap(a.cell, b.cell);
    a.moved = b.moved = true;
    pos.grid[a.cell.value] = c.piece;
    pos.grid[b.cell.value] = c.other;
    return told;
  }
  Piece operator()(change::Marked& c) const {
    pos.marks.push_back(c.mark);
    c.on = cell_of(c.mark);
    return {};
  }
  Piece operator()(change::Unmarked& c) const {
    c.on = cell_of(c.mark);
    const auto it = std::find_if(pos.marks.begin(), pos.marks.end(), [&](const Mark& m) {
      const bool there = c.mark.piece != kNoPiece ? m.piece == c.mark.piece : m.cell == c.mark.cell;
      return m.what == c.mark.what && there && m.seat == c.mark.seat;
    });
    if (it != pos.marks.end()) pos.marks.erase(it);
    return {};
  }
  Piece operator()(change::Revealed& c) const {
    if (c.piece == kNoPiece) return {};
    Piece& p = pos.pieces[c.piece];
    if (c.to != kNoKind) p.kind = c.to;
    c.on = p.cell;
    return p;
  }
  Piece operator()(change::Scored& c) const {
    pos.seats[index(c.seat)].points += c.points;
    if (c.piece == kNoPiece) return {};
    c.on = pos.pieces[c.piece].cell;
    return pos.pieces[c.piece];
  }
  Piece operator()(change::Eliminated& c) const {
    pos.seats[index(c.seat)].status = Status::eliminated;
    pos.seats[index(c.seat)].hand.fill(0);
    return {};
  }
  Piece operator()(change::Hand& c) const {
    pos.seats[index(c.seat)].hand[c.kind] = static_cast<std::uint8_t>(c.number);
    return {};
  }
  Piece operator()(change::Seated& c) const {
    pos.seats[index(c.seat)].status = c.status;
    return {};
  }
  Piece operator()(change::Points& c) const {
    pos.seats[index(c.seat)].points = c.points;
    return {};
  }
  Piece operator()(change::Army& c) const {
    pos.seats[index(c.seat)].army = static_cast<std::int16_t>(c.army);
    return {};
  }
  Piece operator()(change::MarkLaid& c) const {
    pos.marks.push_back(c.mark);
    return {};
  }
  Piece operator()(change::MarkTaken& c) const {
    pos.marks.erase(pos.marks.begin() + static_cast<std::ptrdiff_t>(c.index));
    return {};
  }
  Piece operator()(change::SetMoved& c) const {
    pos.pieces[c.piece].moved = c.moved;
    return {};
  }
  Piece operator()(change::Inside& c) const {
    Piece& p = pos.pieces[c.piece];
    if (p.where == Where::board) lift(c.piece);
    p.where = Where::inside;
    if (c.cell.valid()) p.cell = c.cell;
    return {};
  }
  // What is only told.
  Piece operator()(change::Rolled&) const { return {}; }
  Piece operator()(change::Check&) const { return {}; }
  Piece operator()(change::Checkmate&) const { return {}; }
  Piece operator()(change::Stalemate&) const { return {}; }
  Piece operator()(change::Turn&) const { return {}; }
  Piece operator()(change::Skipped&) const { return {}; }
  Piece operator()(change::Over&) const { return {}; }

 private:
  void lift(PieceId id) const {
    const Cell cell = pos.pieces[id].cell;
    if (cell.valid() && pos.grid[cell.value] == id) pos.grid[cell.value] = kNoPiece;
  }
  [[nodiscard]] Cell cell_of(const Mark& mark) const {
    return mark.piece != kNoPiece ? pos.pieces[mark.piece].cell : mark.cell;
  }
  [[nodiscard]] PieceId piece_for(Kind kind, Seat army) const {
    for (PieceId id = 0; id < pos.pieces.size(); ++id) {
      const Piece& p = pos.pieces[id];
      if (p.where == Where::gone && p.kind == kind && p.army == army) return id;
    }
    pos.pieces.push_back(Piece{kind, army, army, kNoCell, Where::gone, false});
    return static_cast<PieceId>(pos.pieces.size() - 1);
  }
  template <class Leaving>
  Piece take(Leaving& c) const {
    Piece& p = pos.pieces[c.piece];
    const Piece told = p;
    if (p.where == Where::board) c.on = p.cell;
    c.from = p.controller;
    lift(c.piece);
    p.where = Where::gone;
    const auto of_piece = [&](const Mark& m) { return m.piece == c.piece; };
    pos.marks.erase(std::remove_if(pos.marks.begin(), pos.marks.end(), of_piece), pos.marks.end());
    return told;
  }
  template <class Becoming>
  Piece become(Becoming& c) const {
    Piece& p = pos.pieces[c.piece];
    c.from = p.kind;
    c.on = p.cell;
    p.kind = c.to;
    return p;
  }
};

}  // namespace

Piece commit(Position& pos, Change& change) { return std::visit(TableWriter{pos}, change); }

PieceId piece_of(const Change& change) {
  return std::visit(
      [](const auto& c) {
        if constexpr (requires { c.piece; })
          return c.piece;
        else if constexpr (requires { c.mark; })
          return c.mark.piece;
        else
          return kNoPiece;
      },
      change);
}

std::optional<Loss> piece_gone(const Change& change) {
  if (const auto* c = as<change::Captured>(change)) return Loss{c->piece, c->from, c->by, c->on};
  if (const auto* c = as<change::Removed>(change)) return Loss{c->piece, c->from, Seat::none, c->on};
  return std::nullopt;
}

std::optional<Loss> piece_lost(const Change& change) {
  if (const auto* c = as<change::Control>(change)) return Loss{c->piece, c->from, c->to, c->on};
  return piece_gone(change);
}

}  // namespace arbiter
