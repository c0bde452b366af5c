// SPDX-License-Identifier: MIT
#include "referee/european_first/check.h"

#include <algorithm>

#include "referee/core/view.h"
#include "referee/modules/king_safety.h"

namespace arbiter::european::first {

namespace {

/// Has the seat lost its last royal piece, or does it stand attacked?
bool exposed(const Position& pos, Seat seat) {
  const auto list = royals(pos, seat);
  return list.empty() || (list.size() == 1 && !attackers(pos, list.front()).empty());
}

/// May an action bring about more than the move itself?
bool effects(const Position& pos) {
  return std::any_of(pos.slots.begin(), pos.slots.end(), [](const Slot& slot) {
    return slot.active && slot.owner != Seat::none && (slot.hooks & (hook::kMoved | hook::kSettled | hook::kEvent));
  });
}

/// May the seat take its own last royal piece by an action of a power?
bool spares_nobody(const Position& pos, Seat seat) {
  return std::any_of(pos.slots.begin(), pos.slots.end(), [&](const Slot& slot) {
    const auto* power = Power::of(pos.rules->rule(slot.rule));
    return slot.active && slot.owner == seat && power != nullptr && power->spares_nobody();
  });
}

}  // namespace

bool SelfCheck::judging(const Position& pos) {
  const SlotId slot = slot_of<SelfCheck>(pos);
  return slot != kNoSlot && pos.counted(slot, kJudged) != 0;
}

void SelfCheck::judge(Position& pos, Seat seat) {
  Notes(pos).count(slot_of<SelfCheck>(pos), kJudged, 0, seat == Seat::none ? 0 : index(seat) + 1);
}

bool SelfCheck::safe(const Position& pos, SlotId slot, Seat seat, const Action& action) {
  const bool moves = action.type == Action::Type::move || action.type == Action::Type::shot;
  const bool more = action.type == Action::Type::power || action.type == Action::Type::choose;
  if (!moves && !more && action.type != Action::Type::place) return true;
  if (moves && !effects(pos)) {
    // Taking a king may take its army's attacks away with it.
    const PieceId victim = pos.at(action.to);
    const bool attacked = leaves_royal_attacked(pos, seat, action);
    if (!attacked || victim == kNoPiece || !is_royal(pos, victim)) return !attacked;
  }
  Position copy = pos;
  EventList unseen;
  judge(copy, seat);
  Engine::play(copy, action, unseen);
  if (action.type == Action::Type::power && royals(copy, seat).empty() && spares_nobody(pos, seat)) return true;
  const int found = copy.counted(slot, kFound);
  return found != 0 ? found == kSafe : !exposed(copy, seat);
}

/// Can the action leave a seat that has so many royal pieces now with one that stands attacked?
bool SelfCheck::concerns(const Position& pos, std::size_t royal_pieces, const Action& action) {
  if (royal_pieces == 1) return true;
  if (royal_pieces > 1) return action.type == Action::Type::power || action.type == Action::Type::choose;
  return action.type == Action::Type::place && ((pos.rules->royal_kinds >> action.kind) & 1) != 0;
}

const RuleText* SelfCheck::filter(const Position& pos, SlotId slot, ActionList& list) const {
  const Seat seat = pos.decision.seat;
  if (list.empty() || seat == Seat::none || pos.counted(slot, kJudged) != 0) return nullptr;
  const std::size_t royal_pieces = royals(pos, seat).size(), before = list.size();
  const auto end = std::stable_partition(list.begin(), list.end(), [&](const Action& action) {
    return !concerns(pos, royal_pieces, action) || safe(pos, slot, seat, action);
  });
  if (end == list.begin() && pos.decision.slot != kNoSlot) return nullptr;
  list.erase(end, list.end());
  return list.size() < before ? &text_ : nullptr;
}

void SelfCheck::on_settled(Context& ctx, SlotId slot) const {
  if (ctx.counted(slot, kJudged) != 0) ctx.queue(slot, 0);
}

void SelfCheck::on_task(Context& ctx, SlotId slot, int) const {
  const Seat seat = seat_at(ctx.counted(slot, kJudged) - 1);
  ctx.count(slot, kFound, 0, exposed(ctx.pos(), seat) ? kExposed : kSafe);
  ctx.finish({}, text_);  // of the copy: what the next turn brings is not the action's
}

bool Mate::way_out(const Position& pos, PieceId royal) const {
  Position probe = pos;
  probe.phase = Phase::acting;
  probe.agenda.clear();
  probe.decision = Decision{"move", pos.to_act, kNoSlot, {}};
  ActionList list;
  Engine::legal_unsorted(probe, list);
  if (!king_moves_) return !list.empty();
  const Cell cell = pos.pieces[royal].cell;
  return std::any_of(list.begin(), list.end(), [cell](const Action& a) {
    return (a.type == Action::Type::move || a.type == Action::Type::shot) && a.from == cell;
  });
}

PieceId Mate::lost(const Position& pos) const {
  // What could save the king is what its seat can know to save it: the list of its actions is judged so.
  if (!pos.playing(pos.to_act) || pos.over()) return kNoPiece;
  const PieceId royal = last_royal(pos, pos.to_act);
  return royal == kNoPiece || attackers(pos, royal).empty() || way_out(pos, royal) ? kNoPiece : royal;
}

bool Mate::reaction_helps(const Position& pos) const {
  const auto passing = [&](const Window& w) { return w.seat == pos.to_act && !w.about_move; };
  if (std::none_of(pos.windows.begin(), pos.windows.end(), passing)) return false;
  Position copy = known_to(pos, Viewer::of(pos.to_act));
  SelfCheck::judge(copy, pos.to_act);
  for (const Action& action : Engine::reactions(copy)) {
    if (action.seat != pos.to_act) continue;
    auto after = Engine::act(copy, action);
    if (!after || after->position.to_act != pos.to_act) continue;
    SelfCheck::judge(after->position, Seat::none);
    if (lost(after->position) == kNoPiece) return true;
  }
  return false;
}

void Mate::on_task(Context& ctx, SlotId slot, int) const {
  if (SelfCheck::judging(ctx.pos())) return;
  const PieceId royal = lost(ctx.pos());
  if (royal == kNoPiece) return;
  if (reaction_helps(ctx.pos()))
    ctx.decide(slot, "choose", ctx.pos().to_act);
  else
    carry_out(ctx, slot, royal);
}

void Mate::actions(const Position& pos, SlotId slot, ActionList& out) const {
  if (asking(pos, slot, "choose") && lost(pos) != kNoPiece) out.push_back(choose("none"));
}

bool Mate::on_action(Context& ctx, SlotId slot, const Action& action) const {
  if (ctx.pos().last_action.asked != slot || action.type != Action::Type::choose) return false;
  carry_out(ctx, slot, last_royal(ctx.pos(), ctx.pos().to_act));
  return true;
}

void Mate::carry_out(Context& ctx, SlotId slot, PieceId royal) const {
  const Position& pos = ctx.pos();
  const Seat seat = pos.to_act;
  const auto by = attackers(pos, royal);
  // Of several that give check, the one whose turn was last: turns go round in the order of the seats.
  const auto& seats = ctx.rules().seats;
  const auto at = static_cast<std::size_t>(std::find(seats.begin(), seats.end(), seat) - seats.begin());
  Seat mater = pos.pieces[by.front()].controller;
  for (std::size_t back = 1; back < seats.size(); ++back) {
    const Seat earlier = seats[(at + seats.size() - back) % seats.size()];
    const bool checks =
        std::any_of(by.begin(), by.end(), [&](PieceId id) { return pos.pieces[id].controller == earlier; });
    if (!checks) continue;
    mater = earlier;
    break;
  }
  ctx.propose(slot, change::checkmate(seat, mater), text_);
  ctx.propose(slot, change::removed(royal), text_);
  defeat(ctx, slot, seat, mater, text_);
}

}  // namespace arbiter::european::first
