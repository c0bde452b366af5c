// SPDX-License-Identifier: MIT
// Check binds nobody here: it is told, and some powers look at it.
#include <algorithm>

#include "referee/core/view.h"
#include "referee/european/basics.h"

namespace arbiter::european {

namespace {

/// One look at the board; Position::checked says who is in check meanwhile, where a rule asks.
Checks seen_checks(const Position& pos) {
  Checks by{};
  for (const Seat seat : pos.rules->seats) {
    if (!pos.playing(seat)) continue;
    const PieceId royal = last_royal(pos, seat);
    if (royal == kNoPiece) continue;
    for (PieceId id = 0; id < pos.pieces.size(); ++id) {
      const Piece& p = pos.pieces[id];
      if (p.where != Where::board || p.controller == seat || ((by[index(seat)] >> index(p.controller)) & 1)) continue;
      if (attacks(pos, id, royal)) by[index(seat)] |= 1ULL << index(p.controller);
    }
  }
  // Only where something is hidden is anything announced.
  if (hides_something(pos)) each_power(pos, [&](const Power& power, SlotId s) { power.add_checks(pos, s, by); });
  return by;
}

bool depend_on_checks(const Position& pos) {
  bool depend = false;
  if ((pos.active_hooks & hook::kForbidsCapture) == 0) return depend;
  each_power(pos, [&](const Power& power, SlotId) { depend = depend || power.heeds_check(); });
  return depend;
}

void set_checks(Context& ctx, const Checks& checks) {
  for (int seat = 0; seat < kSeats; ++seat) ctx.set_checked(seat_at(seat), checks[static_cast<std::size_t>(seat)]);
}

/// Would some seat newly be in check from a seat other than `acting`?
bool checks_from_others(const Checks& was, const Checks& is, Seat acting) {
  for (std::size_t seat = 0; seat < is.size(); ++seat)
    if ((is[seat] & ~was[seat] & ~(1ULL << index(acting))) != 0) return true;
  return false;
}

}  // namespace

void refresh_checks(Context& ctx) {
  if (ctx.checks_hold()) return;
  // What a piece attacks is not a matter of the question that is open (dice say how pieces move only there).
  ctx.as_turn_of(ctx.pos().to_act, [&](const Position& pos) {
    if (!depend_on_checks(pos)) {
      set_checks(ctx, seen_checks(pos));
      return 0;
    }
    // A seat in check may capture what it could not otherwise, and may so give check itself: from no check at all, as
    // long as more are found.
    set_checks(ctx, {});
    for (Checks found = seen_checks(pos); found != pos.checked; found = seen_checks(pos)) set_checks(ctx, found);
    return 0;
  });
  ctx.checks_are_known();
}

Checks checks_now(const Position& pos) {
  Position copy = pos;
  EventList unseen;
  Context ctx(copy, unseen);
  refresh_checks(ctx);
  return copy.checked;
}

void CheckWatch::on_moved(Context& ctx, SlotId) const {
  bool asked = false;
  each_power(ctx.pos(), [&](const Power& power, SlotId) { asked = asked || power.asks_for_checks(); });
  if (asked) refresh_checks(ctx);
}

void CheckWatch::note(Context& ctx, SlotId slot, bool tell) const {
  refresh_checks(ctx);
  const Seat acting = ctx.pos().last_action.seat;
  for (const Seat seat : ctx.rules().seats) {
    const std::uint64_t now = ctx.pos().checked[index(seat)];
    const std::uint64_t fresh = now & ~ctx.pos().checks_told[index(seat)];
    ctx.set_check_told(seat, now);
    if (!tell) continue;
    for (const Seat by : ctx.rules().seats) {
      if (!((fresh >> index(by)) & 1)) continue;
      if (by == acting) ctx.last_action().gave_check = true;
      ctx.propose(slot, change::check(seat, by), text_);
    }
  }
}

void CheckWatch::checks(const Position& pos, SlotId, std::vector<Seat>& out) const {
  for (const Seat seat : pos.rules->seats)
    if (pos.checked[index(seat)] != 0 && pos.playing(seat)) out.push_back(seat);
}

const RuleText* ThirdPartyCheck::refusal(const Position& pos, SlotId slot, const Action& action) const {
  if (pos.over() || action.type == Action::Type::secret || action.type == Action::Type::react) return nullptr;
  Position without = pos;
  without.slots[slot].active = false;
  ActionList open;
  Engine::legal_unsorted(without, open);
  return std::find(open.begin(), open.end(), action) != open.end() ? &text_ : nullptr;
}

Effect all_of(SlotId by, std::vector<Change> changes, const RuleText& rule) {
  return [by, changes = std::move(changes), &rule](Context& ctx) { ctx.propose_all(by, changes, rule); };
}

Position carried_out(const Position& pos, const Effect& effect) {
  Position after = pos;
  after.agenda.clear();
  after.decision = {};
  if (after.last_action.seat == Seat::none) after.last_action.seat = after.to_act;
  EventList unseen;
  Context ctx(after, unseen);
  effect(ctx);
  settle_losses(ctx);
  refresh_checks(ctx);
  return after;
}

Trial::Trial(std::optional<Position> known, const Position& pos, SlotId by, Seat acting)
    : known_(std::move(known)),
      pos_(&pos),
      acting_(acting == Seat::none ? pos.to_act : acting),
      tested_(slot_of<ThirdPartyCheck>(pos) != kNoSlot && owner(pos, by) != Seat::none) {}

Trial::Trial(const Position& pos, SlotId by, Seat acting) : Trial(std::nullopt, pos, by, acting) {}

Trial Trial::for_owner(const Position& pos, SlotId by, Seat acting) {
  if (!hides_something(pos)) return {pos, by, acting};
  return {known_to(pos, Viewer::of(owner(pos, by))), pos, by, acting};
}

const Checks& Trial::checks_before() const {
  if (!was_) was_ = checks_now(pos());
  return *was_;
}

bool Trial::allows(const Checks& after) const {
  return !tested_ || !checks_from_others(checks_before(), after, acting_);
}

bool Trial::refuses(const Effect& effect) const { return tested_ && !allows(checks_after(effect)); }

bool attempt(Context& ctx, SlotId by, const Effect& effect) {
  if (Trial(ctx.pos(), by).refuses(effect)) return false;
  effect(ctx);
  return true;
}

}  // namespace arbiter::european
