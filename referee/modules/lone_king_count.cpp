// SPDX-License-Identifier: MIT
#include "referee/modules/lone_king_count.h"

#include <algorithm>

#include "referee/core/bitboard.h"
#include "referee/modules/bare_king.h"
#include "referee/modules/kings_game.h"
#include "referee/modules/two_seats.h"

namespace arbiter {

std::optional<GivenCount> given_count(const Rules& rules, const Value& position, const char* name) {
  const Value& counters = position["counters"];
  if (!counters.has(name)) return std::nullopt;
  const Value& count = counters[name];
  const auto by = parse_seat(count.text("by", ""));
  if (!by || !rules.seated(*by)) return std::nullopt;
  return GivenCount{*by, count.number("made", 0), count.number("limit", 0)};
}

void LoneKingCount::start(Context& ctx, SlotId slot, Seat lone) const {
  const auto limit = limit_(ctx.pos(), lone);
  ctx.count(slot, kRuns, 0, limit ? 1 : 0);
  ctx.count(slot, kBy, 0, index(lone));
  ctx.count(slot, kMade, 0, 0);
  ctx.count(slot, kLimit, 0, limit.value_or(0));
}

void LoneKingCount::on_setup(Setup& ctx, SlotId slot, const Value& position) const {
  const Seat lone = lone_king(ctx.pos());
  if (lone == Seat::none) return;
  start(ctx, slot, lone);
  const auto given = given_count(ctx.rules(), position, "pieces-count");
  if (!given || given->by != lone) return;
  ctx.count(slot, kRuns, 0, 1);
  ctx.count(slot, kMade, 0, given->made);
  ctx.count(slot, kLimit, 0, given->limit);
}

void LoneKingCount::on_settled(Context& ctx, SlotId slot) const {
  const Position& pos = ctx.pos();
  if (!board_changed(pos)) return;
  const Seat lone = lone_king(pos);
  if (lone == Seat::none) return ctx.count(slot, kRuns, 0, 0);
  const LastAction last_action = pos.last_action;
  const bool runs = ctx.counted(slot, kRuns) != 0 && ctx.counted(slot, kBy) == index(lone);
  const bool taken = last_action.seat == lone && last_action.captured != kNoPiece;
  const bool last_pawn = last_action.seat != lone && last_action.kind_before == pawn_ &&
                         pos.pieces[last_action.piece].kind != pawn_ && count_kind(pos, last_action.seat, pawn_) == 0;
  if (!runs || taken || last_pawn) return start(ctx, slot, lone);
  if (last_action.seat != lone) ctx.count(slot, kMade, 0, ctx.counted(slot, kMade) + 1);
}

void LoneKingCount::judge(Context& ctx, SlotId slot) const {
  if (ctx.counted(slot, kRuns) != 0 && ctx.counted(slot, kMade) >= ctx.counted(slot, kLimit)) ctx.finish({}, draw_);
}

void LoneKingCount::on_judge(Context& ctx, SlotId slot) const { judge(ctx, slot); }

void LoneKingCount::on_ready(Context& ctx, SlotId slot) const {
  if (!mated(ctx.pos(), ctx.pos().to_act)) judge(ctx, slot);
}

void LoneKingCount::write_counters(const Position& pos, SlotId slot, Value& out) const {
  if (pos.counted(slot, kRuns) == 0) return;
  out["pieces-count"] = {{"by", std::string(kSeatNames[pos.counted(slot, kBy)])},
                         {"made", pos.counted(slot, kMade)},
                         {"limit", pos.counted(slot, kLimit)}};
}

bool LoneKingCount::bitboard(BitboardTerms& terms) const {
  terms.least_pieces = std::max(terms.least_pieces, 2U);
  return true;
}

}  // namespace arbiter
