// SPDX-License-Identifier: MIT
#include "referee/modules/bare_king.h"

#include <algorithm>

#include "referee/core/bitboard.h"
#include "referee/core/engine.h"
#include "referee/modules/two_seats.h"

namespace arbiter {

namespace {

/// Has `seat`, bare and on turn, a legal move that bares the other king too?
bool can_bare(const Position& pos, Seat seat) {
  const Seat other = other_seat(pos, seat);
  if (count_pieces(pos, other) != 2) return false;
  ActionList list;
  Engine::legal_unsorted(presented(pos, seat), list);
  return std::any_of(list.begin(), list.end(), [&](const Action& a) {
    const Piece* victim = a.type == Action::Type::move ? pos.piece_at(a.to) : nullptr;
    return victim && victim->controller == other;
  });
}

}  // namespace

bool bare(const Position& pos, Seat seat) { return count_pieces(pos, seat) == 1 && royals(pos, seat).size() == 1; }

Seat lone_king(const Position& pos) {
  const Seat first = pos.rules->seats.front(), second = other_seat(pos, first);
  if (bare(pos, first) == bare(pos, second)) return Seat::none;
  return bare(pos, first) ? first : second;
}

void BareKing::judge(Context& ctx, SlotId slot, Seat next) const {
  const Position& pos = ctx.pos();
  const Seat last = other_seat(pos, next);
  const bool next_bare = bare(pos, next), last_bare = bare(pos, last);
  ctx.forget(slot, kReplies);
  if (means_ == BareKingMeans::nothing || (!next_bare && !last_bare)) return;
  if (means_ == BareKingMeans::draws) return ctx.finish({}, bare_);
  if (next_bare && last_bare) return ctx.finish({}, both_);
  if (last_bare) return ctx.finish({next}, bare_);
  if (means_ == BareKingMeans::replies && can_bare(pos, next)) return ctx.count(slot, kReplies, 0, index(next) + 1);
  ctx.finish({last}, bare_);
}

void BareKing::on_judge(Context& ctx, SlotId slot) const {
  if (board_changed(ctx.pos())) judge(ctx, slot, other_seat(ctx.pos(), ctx.pos().last_action.seat));
}

void BareKing::on_ready(Context& ctx, SlotId slot) const {
  const Seat seat = ctx.pos().to_act;
  if (!bare(ctx.pos(), seat) && !bare(ctx.pos(), other_seat(ctx.pos(), seat))) return;
  if (!mated(ctx.pos(), seat)) judge(ctx, slot, seat);
}

const RuleText* BareKing::claim(const Position& pos, SlotId, Seat) const {
  if (means_ != BareKingMeans::nothing) return nullptr;
  const auto& seats = pos.rules->seats;
  return std::all_of(seats.begin(), seats.end(), [&](Seat s) { return bare(pos, s); }) ? &both_ : nullptr;
}

void BareKing::write_counters(const Position& pos, SlotId slot, Value& out) const {
  if (const int seat = pos.counted(slot, kReplies); seat != 0) out["bare"] = {{std::string(kSeatNames[seat - 1]), 1}};
}

bool BareKing::bitboard(BitboardTerms& terms) const {
  if (means_ != BareKingMeans::nothing) terms.least_pieces = std::max(terms.least_pieces, 2U);
  return true;
}

}  // namespace arbiter
