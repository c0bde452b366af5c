// SPDX-License-Identifier: MIT
#include "referee/modules/board_count.h"

#include "referee/core/bitboard.h"
#include "referee/core/engine.h"
#include "referee/modules/bare_king.h"
#include "referee/modules/kings_game.h"
#include "referee/modules/lone_king_count.h"
#include "referee/modules/two_seats.h"

namespace arbiter {

namespace {

Action announcement(std::string word, Seat seat) {
  Action a;
  a.type = Action::Type::power;
  a.seat = seat;
  a.args = std::move(word);
  return a;
}

bool any_bare(const Position& pos) {
  for (const Seat seat : pos.rules->seats)
    if (bare(pos, seat)) return true;
  return false;
}

}  // namespace

void BoardCount::on_setup(Setup& ctx, SlotId slot, const Value& position) const {
  const auto given = given_count(ctx.rules(), position, "board-count");
  if (!given) return;
  ctx.count(slot, kBy, 0, index(given->by) + 1);
  ctx.count(slot, kMade, 0, given->made);
  ctx.count(slot, kLimit, 0, given->limit > 0 ? given->limit : kMoves);
}

bool BoardCount::may_count(const Position& pos, SlotId slot) const {
  if (pos.counted(slot, kBy) != 0 || any_bare(pos)) return false;
  for (const Seat seat : pos.rules->seats)
    if (count_kind(pos, seat, pawn_) != 0) return false;
  return true;
}

void BoardCount::announcements(const Position& pos, SlotId slot, ActionList& out) const {
  if (pos.over()) return;
  if (may_count(pos, slot)) out.push_back(announcement("count", pos.to_act));
  if (pos.counted(slot, kBy) == index(pos.to_act) + 1) out.push_back(announcement("stop", pos.to_act));
}

bool BoardCount::on_action(Context& ctx, SlotId slot, const Action& action) const {
  if (action.type != Action::Type::power) return false;
  if (action.name() == "stop") {
    stop_counting(ctx, slot);
    return true;
  }
  if (action.name() != "count") return false;
  ctx.count(slot, kBy, 0, index(action.seat) + 1);
  ctx.count(slot, kMade, 0, 0);
  ctx.count(slot, kLimit, 0, kMoves);
  return true;
}

void BoardCount::on_moved(Context& ctx, SlotId slot) const {
  const int by = ctx.counted(slot, kBy);
  if (by == 0) return;
  const LastAction& last_action = ctx.pos().last_action;
  const bool counting = index(last_action.seat) + 1 == by;
  if (any_bare(ctx.pos()) || (counting && last_action.captured != kNoPiece)) return stop_counting(ctx, slot);
  if (!counting) ctx.count(slot, kMade, 0, ctx.counted(slot, kMade) + 1);
}

void BoardCount::on_judge(Context& ctx, SlotId slot) const {
  const int by = ctx.counted(slot, kBy);
  if (by == 0 || !board_changed(ctx.pos())) return;
  const Seat mover = ctx.pos().last_action.seat, other = other_seat(ctx.pos(), mover);
  if (index(mover) + 1 == by) {
    if (!mated(ctx.pos(), other)) return;
    ctx.propose(slot, change::checkmate(other, mover), texts_.mate);
    ctx.finish({}, texts_.unstopped);
  } else if (ctx.counted(slot, kMade) >= ctx.counted(slot, kLimit) && ctx.as_turn_of(other, &Engine::any_legal)) {
    ctx.finish({}, texts_.draw);
  }
}

const RuleText* BoardCount::refusal(const Position&, SlotId, const Action& action) const {
  if (action.type != Action::Type::power) return nullptr;
  return action.name() == "count" ? &texts_.count : action.name() == "stop" ? &texts_.stop : nullptr;
}

void BoardCount::stop_counting(Context& ctx, SlotId slot) {
  for (const int name : {kBy, kMade, kLimit}) ctx.forget(slot, name);
}

void BoardCount::write_counters(const Position& pos, SlotId slot, Value& out) const {
  if (pos.counted(slot, kBy) == 0) return;
  out["board-count"] = {{"by", std::string(kSeatNames[pos.counted(slot, kBy) - 1])},
                        {"made", pos.counted(slot, kMade)},
                        {"limit", pos.counted(slot, kLimit)}};
}

bool BoardCount::bitboard_for(const Position& pos, SlotId slot, int) const { return pos.counted(slot, kBy) == 0; }

}  // namespace arbiter
