// SPDX-License-Identifier: MIT
// How a seat falls: its last royal piece captured, its pieces gone, its own power.
#include <algorithm>

#include "referee/european/basics.h"

namespace arbiter::european {

void end_powers(Context& ctx, Seat seat) {
  for (std::size_t s = 0; s < ctx.pos().slots.size(); ++s) {
    const Slot& slot = ctx.pos().slots[s];
    if (!slot.active || slot.owner != seat) continue;
    const auto* power = Power::of(ctx.rules().rule(slot.rule));
    if (power == nullptr || !power->lasts()) ctx.detach(static_cast<SlotId>(s));
  }
  drop_marks(ctx, seat);
}

void drop_marks(Context& ctx, Seat seat) {
  for (std::size_t i = ctx.pos().marks.size(); i-- > 0;) {
    const Mark mark = ctx.pos().marks[i];
    const bool ends = mark.piece != kNoPiece || mark.until != Seat::none;
    // A mark given in a position has no rule behind it; it is the seat's that it names.
    const Seat given_by = mark.until != Seat::none ? mark.until : mark.seat;
    if (!ends || (mark.slot == kNoSlot ? given_by : ctx.owner(mark.slot)) != seat) continue;
    ctx.propose(mark.slot, change::unmarked(mark), *ctx.rules().turn_rule);
  }
}

namespace {

/// The seat is out, by `by` (none: by nobody).
void take_out(Context& ctx, SlotId slot, Seat loser, Seat by, const RuleText& rule) {
  ctx.propose(slot, change::eliminated(loser, by == loser ? Seat::none : by), rule);
}

/// What a seat that is out leaves passes to `heir`; off the board where that is none, or out too.
void pass_on(Context& ctx, SlotId slot, Seat loser, Seat heir, const RuleText& rule) {
  const bool inherited = heir != Seat::none && heir != loser && ctx.pos().playing(heir);
  for (const PieceId id : pieces_of(ctx.pos(), loser)) {
    if (!on_board(ctx.pos(), id)) continue;  // a rule has taken it away meanwhile
    ctx.propose(slot, inherited ? change::control(id, heir) : change::removed(id), rule);
  }
  for (std::size_t k = 0; k < ctx.rules().kinds.size(); ++k) ctx.set_hand(loser, static_cast<Kind>(k), 0);
  end_powers(ctx, loser);
  if (ctx.pos().to_act == loser && !ctx.pos().over()) ctx.end_turn();
}

/// Has the seat one piece left, and an army that goes on with it?
bool may_live_alone(const Position& pos, Seat seat) {
  bool alone = false;
  each_power(pos,
             [&](const Power& power, SlotId s) { alone = alone || (owner(pos, s) == seat && power.lives_alone()); });
  return alone && pieces_counted(pos, seat) == 1;
}

/// Takes out the seats that fall by how the pieces stand.
void fall_by_standing(Context& ctx) {
  for (const SlotId s : Engine::ordered_slots(ctx.pos(), ~std::uint64_t{0})) {
    const Slot& slot = ctx.pos().slots[s];
    if (!slot.active || slot.owner == Seat::none) continue;
    if (const auto* power = Power::of(ctx.rules().rule(slot.rule))) power->fall(ctx, s);
  }
}

}  // namespace

void defeat(Context& ctx, SlotId slot, Seat loser, Seat by, const RuleText& rule) {
  if (!ctx.pos().playing(loser)) return;
  take_out(ctx, slot, loser, by, rule);
  pass_on(ctx, slot, loser, by, rule);
}

void settle_losses(Context& ctx) {
  const auto test = [&] {
    Engine::follow_up(ctx);
    if (const SlotId last = slot_of<LastPiece>(ctx.pos()); last != kNoSlot)
      static_cast<const LastPiece&>(ctx.rules().rule(ctx.pos().slots[last].rule)).test(ctx, last);
  };
  test();
  fall_by_standing(ctx);
  test();
}

void KingCapture::on_event(Effects& ctx, SlotId slot, const Event& event) const {
  const auto lost = piece_lost(event.change);
  if (!lost) return;
  const bool passed = event.is<change::Control>();
  const Seat loser = lost->from;
  const Position& pos = ctx.pos();
  if (!pos.playing(loser) || !royals(pos, loser).empty()) return;
  if (passed) {
    Position kept = pos;  // was it royal in the hands that gave it away?
    kept.pieces[lost->piece].controller = loser;
    if (!is_royal(kept, lost->piece)) return;
  } else if (!is_royal(pos, lost->piece)) {
    return;
  }
  Seat by = lost->by;
  bool own = false;
  if (event.is<change::Removed>()) {
    if (event.slot == kNoSlot || owner(pos, event.slot) == Seat::none) return;  // the table clears up
    by = owner(pos, event.slot);
    own = by == loser;
    if (own) by = pos.last_action.seat != Seat::none ? pos.last_action.seat : pos.to_act;
  }
  const int value = by == Seat::none || by == loser ? kSeats + 1 : index(by) + 1;
  ctx.count(slot, kFallen, index(loser), value + (own ? kByOwnPower : 0));
  ctx.queue_first(slot, 0);
}

void KingCapture::settle(Context& ctx, SlotId slot) const {
  struct Fall {
    Seat loser, by;
    const RuleText* rule;
  };
  std::vector<Fall> falls;
  Seat loser = ctx.pos().to_act;
  for (std::size_t i = 0; i < ctx.rules().seats.size(); ++i, loser = ctx.rules().clockwise(loser)) {
    int fallen = ctx.counted(slot, kFallen, index(loser));
    if (fallen == 0) continue;
    const bool own = fallen > kByOwnPower;
    if (own) fallen -= kByOwnPower;
    ctx.count(slot, kFallen, index(loser), 0);
    // A royal piece may have come back meanwhile (a promotion in the same move).
    if (!ctx.pos().playing(loser) || !royals(ctx.pos(), loser).empty()) continue;
    Seat by = fallen > kSeats ? Seat::none : seat_at(fallen - 1);
    if (by == Seat::none && previous_) {
      const int last = ctx.counted(slot, kLastActed);
      if (last != 0) by = seat_at(last - 1);
    }
    falls.push_back({loser, by, own && own_power_ != nullptr ? own_power_ : &text_});
  }
  for (const Fall& fall : falls) take_out(ctx, slot, fall.loser, fall.by, *fall.rule);
  for (const Fall& fall : falls) {
    if (fall.by != Seat::none && fall.by != fall.loser && ctx.pos().playing(fall.by))
      ctx.count(slot, kConquered, index(fall.by) * kSeats + index(fall.loser), 1);
    pass_on(ctx, slot, fall.loser, fall.by, *fall.rule);
  }
}

void KingCapture::on_settled(Context& ctx, SlotId slot) const {
  settle(ctx, slot);
  fall_by_standing(ctx);
}

void KingCapture::on_turn_end(Context& ctx, SlotId slot) const {
  ctx.count(slot, kLastActed, 0, index(ctx.pos().to_act) + 1);
}

bool KingCapture::conquered(const Position& pos, SlotId slot, Seat seat, Seat loser) {
  return pos.counted(slot, kConquered, index(seat) * kSeats + index(loser)) != 0;
}

void LastPiece::on_event(Effects& ctx, SlotId slot, const Event& event) const {
  const auto lost = piece_lost(event.change);
  if (!lost || lost->from == Seat::none || ctx.counted(slot, 0, index(lost->from)) != 0) return;
  ctx.count(slot, 0, index(lost->from), 1);
  if (ctx.pos().phase != Phase::next) ctx.queue_first(slot, 0);  // the turn's end tests when all it brings is done
}

void LastPiece::test(Context& ctx, SlotId slot) const {
  // A king's captor has what his seat leaves before it is counted.
  if (const SlotId kings = slot_of<KingCapture>(ctx.pos()); kings != kNoSlot)
    static_cast<const KingCapture&>(ctx.rules().rule(ctx.pos().slots[kings].rule)).settle(ctx, kings);
  std::vector<Seat> fallen;
  for (const Seat seat : ctx.rules().seats) {
    if (ctx.counted(slot, 0, index(seat)) == 0) continue;
    ctx.count(slot, 0, index(seat), 0);
    const Position& pos = ctx.pos();
    if (pos.playing(seat) && pieces_counted(pos, seat) <= 1 && !may_live_alone(pos, seat)) fallen.push_back(seat);
  }
  for (const Seat seat : fallen) {
    for (const PieceId id : pieces_of(ctx.pos(), seat)) ctx.propose(slot, change::removed(id), text_);
    defeat(ctx, slot, seat, Seat::none, text_);
  }
}

}  // namespace arbiter::european
