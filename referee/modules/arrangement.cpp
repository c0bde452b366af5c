// SPDX-License-Identifier: MIT
#include "referee/modules/arrangement.h"

#include <algorithm>

#include "referee/core/engine.h"
#include "referee/modules/kings_game.h"

namespace arbiter {

namespace {

bool beyond_centre(const Position& pos, Cell cell, Seat seat) {
  return own_rank(pos.board(), cell, seat) > pos.board().height() / 2;
}

}  // namespace

bool Arrangement::under_way(const Position& pos, SlotId slot) {
  const auto& seats = pos.rules->seats;
  return std::any_of(seats.begin(), seats.end(), [&](Seat s) { return pos.counted(slot, kLeft, index(s)) > 0; });
}

void Arrangement::on_setup(Setup& ctx, SlotId slot, const Value& position) const {
  if (!position.empty() && position.text("decision", "") != name_) return;
  const Value& counters = position["counters"];
  const Value& given = counters[std::string(name_)];
  bool begun = true;  // the seats before the one to act have arranged already
  for (const Seat seat : ctx.rules().seats) {
    if (seat == ctx.pos().to_act) begun = false;
    const int left = given.number(std::string(name(seat)), begun ? 0 : moves_);
    ctx.count(slot, kLeft, index(seat), std::clamp(left, 0, moves_));
    ctx.count(slot, kMade, index(seat), moves_ - std::clamp(left, 0, moves_));
  }
}

bool Arrangement::can_go_on(Context& ctx, SlotId slot, Seat seat) const {
  if (ctx.counted(slot, kLeft, index(seat)) == 0) return false;
  Position probe = ctx.pos();
  probe.decision = Decision{name_, seat, slot, {}};
  ActionList list;
  Engine::legal_unsorted(probe, list);
  return std::any_of(list.begin(), list.end(), [](const Action& a) { return a.type == Action::Type::move; });
}

void Arrangement::on_turn_start(Context& ctx, SlotId slot) const {
  const Seat seat = ctx.pos().to_act;
  if (can_go_on(ctx, slot, seat)) return ctx.decide(slot, name_, seat);
  ctx.count(slot, kLeft, index(seat), 0);
  if (under_way(ctx.pos(), slot)) ctx.end_turn();
}

void Arrangement::actions(const Position& pos, SlotId slot, ActionList& out) const {
  if (pos.decision.slot != slot) return;
  const Seat seat = pos.decision.seat;
  ordinary_moves(pos, seat, out);
  out.erase(std::remove_if(out.begin(), out.end(), [&](const Action& a) { return beyond_centre(pos, a.to, seat); }),
            out.end());
  if (pos.counted(slot, kMade, index(seat)) == 0) return;
  Action end;
  end.type = Action::Type::end;
  out.push_back(end);
}

bool Arrangement::on_action(Context& ctx, SlotId slot, const Action& action) const {
  if (action.type != Action::Type::end) return false;
  ctx.count(slot, kLeft, index(ctx.pos().to_act), 0);
  ctx.end_turn();
  return true;
}

void Arrangement::on_judge(Context& ctx, SlotId slot) const {
  const Seat seat = ctx.pos().last_action.seat;
  const int left = ctx.counted(slot, kLeft, index(seat));
  if (left == 0) return;
  ctx.count(slot, kLeft, index(seat), left - 1);
  ctx.count(slot, kMade, index(seat), ctx.counted(slot, kMade, index(seat)) + 1);
  if (can_go_on(ctx, slot, seat)) return ctx.decide_instead(slot, name_, seat);
  ctx.count(slot, kLeft, index(seat), 0);
  if (under_way(ctx.pos(), slot)) ctx.end_turn();
}

const RuleText* Arrangement::refusal(const Position& pos, SlotId slot, const Action& action) const {
  if (pos.decision.slot != slot || action.type != Action::Type::move || pos.empty(action.from)) return nullptr;
  const Seat seat = pos.decision.seat;
  if (pos.piece_at(action.from)->controller != seat || !beyond_centre(pos, action.to, seat)) return nullptr;
  return &centre_;
}

void Arrangement::write_counters(const Position& pos, SlotId slot, Value& out) const {
  if (!under_way(pos, slot)) return;
  for (const Seat seat : pos.rules->seats)
    out[std::string(name_)][std::string(name(seat))] = pos.counted(slot, kLeft, index(seat));
}

}  // namespace arbiter
