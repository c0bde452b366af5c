// SPDX-License-Identifier: MIT
#include "referee/modules/check_pairs.h"

namespace arbiter {

std::vector<PieceId> CheckPairs::threatened(const Position& pos, Seat seat) const {
  std::vector<PieceId> list;
  if (which_ == Royal::own_army) {
    for (PieceId id = 0; id < pos.pieces.size(); ++id) {
      const Piece& p = pos.pieces[id];
      if (p.army == seat && p.where == Where::board && ((pos.rules->royal_kinds >> p.kind) & 1)) list.push_back(id);
    }
  } else if (pos.playing(seat)) {
    list = royals(pos, seat);
  }
  if (which_ != Royal::every && list.size() != 1) list.clear();
  return list;
}

void CheckPairs::note(Context& ctx, SlotId slot, bool tell) const {
  std::vector<std::pair<PieceId, int>> now;
  for (const Seat seat : ctx.rules().seats) {
    for (const PieceId royal : threatened(ctx.pos(), seat)) {
      int seats = 0;
      for (const PieceId id : attackers(ctx.pos(), royal)) seats |= 1 << index(ctx.pos().pieces[id].controller);
      now.emplace_back(royal, seats);
    }
  }
  std::vector<std::pair<PieceId, Seat>> fresh;
  for (const auto& [royal, seats] : now) {
    const int before = ctx.counted(slot, kGiven, royal);
    for (const Seat by : ctx.rules().seats)
      if (((seats & ~before) >> index(by)) & 1) fresh.emplace_back(royal, by);
  }
  ctx.forget(slot, kGiven);
  for (const auto& [royal, seats] : now) ctx.count(slot, kGiven, royal, seats);
  if (!tell) return;
  for (const auto& [royal, by] : fresh) {
    const Piece& king = ctx.pos().pieces[royal];
    ctx.propose(slot, change::check(king.controller, by, king.cell), text_);
  }
}

void CheckPairs::on_setup(Setup& ctx, SlotId slot, const Value&) const { note(ctx, slot, false); }

void CheckPairs::on_settled(Context& ctx, SlotId slot) const { note(ctx, slot, true); }

/// What the start of a turn has changed (an army that went over) is told before its move.
void CheckPairs::on_ready(Context& ctx, SlotId slot) const { note(ctx, slot, true); }

void CheckPairs::checks(const Position& pos, SlotId, std::vector<Seat>& out) const {
  for (const Seat seat : pos.rules->seats)
    for (const PieceId royal : threatened(pos, seat))
      if (!attackers(pos, royal).empty()) out.push_back(seat);
}

}  // namespace arbiter
