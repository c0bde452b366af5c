// SPDX-License-Identifier: MIT
#include <utility>

#include "referee/core/context.h"

namespace arbiter::change {

namespace {
Change of(EventType type, PieceId piece = kNoPiece) {
  Change c;
  c.type = type;
  c.piece = piece;
  return c;
}
Change onto(EventType type, Kind kind, Seat army, Seat controller, Cell to, PieceId piece) {
  Change c = of(type, piece);
  c.kind = kind;
  c.army = army;
  c.controller = controller;
  c.to = to;
  return c;
}
Change about(EventType type, Seat seat, Seat by = Seat::none) {
  Change c = of(type);
  c.seat = seat;
  c.by = by;
  return c;
}
Change mark(EventType type, Mark mark) {
  Change c = of(type, mark.piece);
  c.to = mark.cell;
  c.what = std::move(mark.what);
  c.seat = mark.seat;
  c.by = mark.until;
  c.number = mark.slot;
  return c;
}
}  // namespace

Change moved(PieceId piece, Cell to) {
  Change c = of(EventType::moved, piece);
  c.to = to;
  return c;
}
Change captured(PieceId piece, Seat by) {
  Change c = of(EventType::captured, piece);
  c.by = by;
  return c;
}
Change removed(PieceId piece) { return of(EventType::removed, piece); }
Change placed(Kind kind, Seat army, Seat controller, Cell to) {
  return onto(EventType::placed, kind, army, controller, to, kNoPiece);
}
Change returned(Kind kind, Seat army, Seat controller, Cell to, PieceId piece) {
  return onto(EventType::returned, kind, army, controller, to, piece);
}
Change promoted(PieceId piece, Kind to) {
  Change c = of(EventType::promoted, piece);
  c.to_kind = to;
  return c;
}
Change transformed(PieceId piece, Kind to) {
  Change c = of(EventType::transformed, piece);
  c.to_kind = to;
  return c;
}
Change control(PieceId piece, Seat to) {
  Change c = of(EventType::control, piece);
  c.by = to;
  return c;
}
Change swapped(PieceId a, PieceId b) {
  Change c = of(EventType::swapped, a);
  c.number = b;
  return c;
}
Change marked(Mark m) { return mark(EventType::marked, std::move(m)); }
Change unmarked(const Mark& m) { return mark(EventType::unmarked, m); }
Change scored(Seat seat, int points, std::string reason, PieceId piece) {
  Change c = about(EventType::scored, seat);
  c.number = points;
  c.what = std::move(reason);
  c.piece = piece;
  return c;
}
Change eliminated(Seat seat, Seat by) { return about(EventType::eliminated, seat, by); }
Change rolled(std::vector<int> dice) {
  Change c = of(EventType::rolled);
  c.dice = std::move(dice);
  return c;
}
Change checkmate(Seat seat, Seat by) { return about(EventType::checkmate, seat, by); }
Change stalemate(Seat seat) { return about(EventType::stalemate, seat); }
Change skipped(Seat seat) { return about(EventType::skipped, seat); }
Change revealed(PieceId piece, std::string what, Kind to) {
  Change c = of(EventType::revealed, piece);
  c.to_kind = to;
  c.what = std::move(what);
  return c;
}

}  // namespace arbiter::change
