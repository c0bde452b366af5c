// SPDX-License-Identifier: MIT
#include "referee/modules/talking.h"

namespace arbiter {

namespace {

constexpr std::string_view kWord = "talked";

}  // namespace

void TalkPenalty::on_setup(Setup& ctx, SlotId slot, const Value& position) const {
  const Value& counters = position["counters"];
  if (!counters.has("penalty")) return;
  const Value& penalty = counters["penalty"];
  if (!penalty.is_table()) return ctx.expect("counters.penalty", make_message("an object of seats and numbers"));
  for (const auto& [key, value] : penalty.table()) {
    const auto seat = parse_seat(key);
    const bool fits = seat && ctx.rules().seated(*seat) && value.is_whole_in(0, 100);
    if (fits)
      ctx.count(slot, kOwed, index(*seat), value.number());
    else
      ctx.reject(make_message("%1: not a seat of this game and a number of turns", "counters.penalty." + key));
  }
}

void TalkPenalty::announcements(const Position& pos, SlotId, ActionList& out) const {
  if (pos.over()) return;
  for (const Seat seat : pos.rules->seats) {
    if (!pos.playing(seat)) continue;
    Action action;
    action.type = Action::Type::power;
    action.seat = seat;
    action.args = kWord;
    out.push_back(std::move(action));
  }
}

bool TalkPenalty::on_action(Context& ctx, SlotId slot, const Action& action) const {
  if (action.type != Action::Type::power || action.args != kWord) return false;
  const Seat seat = action.seat == Seat::none ? ctx.pos().to_act : action.seat;
  ctx.count(slot, kOwed, index(seat), ctx.counted(slot, kOwed, index(seat)) + 1);
  Mark penalty;
  penalty.what = "penalty";
  penalty.seat = seat;
  ctx.tell(change::marked(std::move(penalty)), text_);
  return true;
}

void TalkPenalty::on_turn_start(Context& ctx, SlotId slot) const {
  const int seat = index(ctx.pos().to_act);
  const int owed = ctx.counted(slot, kOwed, seat);
  ctx.count(slot, kNow, 0, owed > 0 ? 1 : 0);
  if (owed > 0) ctx.count(slot, kOwed, seat, owed - 1);
}

void TalkPenalty::on_ready(Context& ctx, SlotId slot) const {
  if (ctx.counted(slot, kNow) == 0) return;
  ctx.count(slot, kNow, 0, 0);
  ctx.propose(slot, change::skipped(ctx.pos().to_act), text_);
  ctx.end_turn();
}

void TalkPenalty::write_counters(const Position& pos, SlotId slot, Value& out) const {
  for (const Seat seat : pos.rules->seats)
    if (const int owed = pos.counted(slot, kOwed, index(seat))) out["penalty"][std::string(name(seat))] = owed;
}

}  // namespace arbiter
