// SPDX-License-Identifier: MIT
#include "referee/modules/told_checks.h"

#include <algorithm>

#include "referee/core/engine.h"
#include "referee/modules/king_safety.h"

namespace arbiter {

const RuleText kToldCheck{
    "check",
    "A king attacked by a player at the table is in check; its player can do nothing until the turn comes round.",
    "Mr. Joseph's rules, check"};

std::vector<Seat> seats_in_check(const Position& pos) {
  std::vector<Seat> out;
  for (const Seat seat : pos.rules->seats)
    if (pos.playing(seat) && royal_attacked(pos, seat)) out.push_back(seat);
  return out;
}

void note_checks(Context& ctx, SlotId slot, int memory, bool tell) {
  for (const Seat seat : ctx.rules().seats) {
    const bool now = ctx.pos().playing(seat) && royal_attacked(ctx.pos(), seat);
    const bool before = ctx.counted(slot, memory, index(seat)) != 0;
    ctx.count(slot, memory, index(seat), now);
    if (!now || before || !tell) continue;
    const auto by = attackers(ctx.pos(), royals(ctx.pos(), seat).front());
    const Seat mover = ctx.pos().last_action.seat;
    const bool movers =
        std::any_of(by.begin(), by.end(), [&](PieceId id) { return ctx.pos().pieces[id].controller == mover; });
    ctx.propose(slot, change::check(seat, movers ? mover : ctx.pos().pieces[by.front()].controller), kToldCheck);
  }
}

}  // namespace arbiter
