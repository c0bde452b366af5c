// SPDX-License-Identifier: MIT
#include "referee/modules/left_kings.h"

#include <algorithm>
#include <map>

namespace arbiter {

namespace {

constexpr std::string_view kLeft = "king-left";

}  // namespace

PieceId lost_king(const Position& pos, Seat seat) {
  for (PieceId id = 0; id < pos.pieces.size(); ++id) {
    const Piece& p = pos.pieces[id];
    if (p.army == seat && p.where != Where::board && pos.rules->is_royal_kind(p.kind)) return id;
  }
  return kNoPiece;
}

Cell left_square(const Position& pos, Seat seat) {
  const auto mark = std::find_if(pos.marks.begin(), pos.marks.end(),
                                 [seat](const Mark& m) { return m.what == kLeft && m.seat == seat; });
  return mark == pos.marks.end() ? kNoCell : mark->cell;
}

void note_left_square(Context& ctx, Seat seat, Cell cell) {
  Mark mark;
  mark.what = kLeft;
  mark.cell = cell;
  mark.seat = seat;
  ctx.add_mark(mark);
}

void drop_left_mark(Context& ctx, Seat seat) {
  for (std::size_t i = ctx.pos().marks.size(); i-- > 0;)
    if (ctx.pos().marks[i].what == kLeft && ctx.pos().marks[i].seat == seat) ctx.drop_mark(i);
}

void remember_left_squares(Context& ctx) {
  std::vector<Mark> given;
  for (std::size_t i = ctx.pos().marks.size(); i-- > 0;) {
    if (ctx.pos().marks[i].what != kLeft) continue;
    given.insert(given.begin(), ctx.pos().marks[i]);
    ctx.drop_mark(i);
  }
  // In the order in which they were given, so that a state that is set up again is the same; the others last.
  std::multimap<std::ptrdiff_t, std::pair<Seat, Cell>> left;
  for (const StartPiece& s : ctx.rules().setup) {
    const bool king = ctx.rules().is_royal_kind(s.kind);
    if (!king || ctx.pos().seats[index(s.army)].status != Status::absent) continue;
    if (lost_king(ctx.pos(), s.army) == kNoPiece) ctx.add_piece_off_board(s.kind, s.army);
    const auto mark = std::find_if(given.begin(), given.end(), [&](const Mark& m) {
      return m.cell.valid() && (m.seat == s.army || m.seat == Seat::none);
    });
    left.emplace(mark - given.begin(), std::pair(s.army, mark == given.end() ? s.cell : mark->cell));
    if (mark != given.end()) mark->cell = kNoCell;  // a mark without a seat stands for one
  }
  for (const auto& [order, who] : left) note_left_square(ctx, who.first, who.second);
}

}  // namespace arbiter
