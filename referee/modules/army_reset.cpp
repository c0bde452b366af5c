// SPDX-License-Identifier: MIT
#include "referee/modules/army_reset.h"

#include <algorithm>

namespace arbiter {

const RuleText kStartRows{"reset.rows", "Opponents' pieces on the mated player's two start rows are captured.",
                          "Mr. Joseph's rules, after a mate"};
const RuleText kArmyReturned{"reset.returned",
                             "The mated player's whole army goes back to its start squares, captured pieces too.",
                             "Mr. Joseph's rules, after a mate"};

namespace {

std::vector<StartPiece> start_rows(const Rules& rules, Seat seat) {
  std::vector<StartPiece> list;
  for (const StartPiece& s : rules.setup)
    if (s.army == seat) list.push_back(s);
  const Board& board = *rules.board;
  std::sort(list.begin(), list.end(), [&](const StartPiece& a, const StartPiece& b) {
    return std::pair(board.file(a.cell), board.rank(a.cell)) < std::pair(board.file(b.cell), board.rank(b.cell));
  });
  return list;
}

}  // namespace

void clear_start_rows(Context& ctx, SlotId slot, Seat seat, std::vector<PieceId>& kings) {
  for (const StartPiece& s : start_rows(ctx.rules(), seat)) {
    const PieceId id = ctx.pos().at(s.cell);
    if (id == kNoPiece || ctx.pos().pieces[id].army == seat) continue;
    if (!ctx.rules().is_royal_kind(ctx.pos().pieces[id].kind))
      ctx.propose(slot, change::captured(id, seat), kStartRows);
    else if (std::find(kings.begin(), kings.end(), id) == kings.end())
      kings.push_back(id);
  }
}

void set_up_again(Context& ctx, SlotId slot, Seat seat) {
  const auto rows = start_rows(ctx.rules(), seat);
  const auto stands = [&](const StartPiece& s) {
    const Piece* p = ctx.pos().piece_at(s.cell);
    return p && p->kind == s.kind && p->army == seat;
  };
  // First everything that stands elsewhere is taken up, so that no piece finds its square occupied.
  for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id) {
    const Piece& p = ctx.pos().pieces[id];
    if (p.army != seat || p.where != Where::board) continue;
    const bool home = std::any_of(rows.begin(), rows.end(),
                                  [&](const StartPiece& s) { return s.cell == p.cell && s.kind == p.kind; });
    if (home)
      ctx.set_moved(id, false);
    else
      ctx.put_inside(id);
  }
  for (const StartPiece& s : rows) {
    if (stands(s)) continue;
    PieceId spare = kNoPiece;
    for (PieceId id = 0; id < ctx.pos().pieces.size() && spare == kNoPiece; ++id) {
      const Piece& p = ctx.pos().pieces[id];
      if (p.army == seat && p.kind == s.kind && p.where != Where::board) spare = id;
    }
    ctx.propose(slot, change::returned(s.kind, seat, seat, s.cell, spare), kArmyReturned);
  }
}

}  // namespace arbiter
