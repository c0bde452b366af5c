// SPDX-License-Identifier: MIT
#include "referee/modules/two_seats.h"

#include <algorithm>
#include <set>

#include "referee/core/bitboard.h"
#include "referee/core/engine.h"
#include "referee/modules/king_safety.h"

namespace arbiter {

Seat other_seat(const Position& pos, Seat seat) { return pos.rules->clockwise(seat); }

Position presented(const Position& pos, Seat seat) {
  Position probe = pos;
  probe.to_act = seat;
  probe.phase = Phase::acting;
  probe.agenda.clear();
  probe.decision = Decision{"move", seat, kNoSlot, {}};
  return probe;
}

void CheckEvents::on_settled(Context& ctx, SlotId slot) const {
  const Position& pos = ctx.pos();
  for (const Seat seat : ctx.rules().seats) {
    if (seat == pos.last_action.seat) continue;
    const auto list = royals(pos, seat);
    if (list.size() != 1) continue;
    const auto by = attackers(pos, list.front());
    if (by.empty()) continue;
    change::Check c{seat, pos.last_action.seat};
    for (const PieceId id : by) c.from.push_back(pos.pieces[id].cell);
    std::sort(c.from.begin(), c.from.end(), [&](Cell a, Cell b) { return ctx.board().name(a) < ctx.board().name(b); });
    if (name_) {
      std::set<std::string> names;
      for (const PieceId id : by) names.insert(name_(ctx.rules(), pos.pieces[id]));
      c.names.assign(names.begin(), names.end());
    }
    ctx.propose(slot, std::move(c), text_);
  }
}

void CheckEvents::checks(const Position& pos, SlotId, std::vector<Seat>& out) const {
  for (const Seat seat : pos.rules->seats)
    if (royal_attacked(pos, seat)) out.push_back(seat);
}

namespace {

void end_by_stalemate(Context& ctx, SlotId slot, Seat seat, Stalemate means, const RuleText& text) {
  const Seat giver = other_seat(ctx.pos(), seat);
  ctx.propose(slot, change::stalemate(seat), text);
  if (means == Stalemate::wins)
    ctx.finish({giver}, text);
  else if (means == Stalemate::loses)
    ctx.finish({seat}, text);
  else
    ctx.finish({}, text);
}

}  // namespace

bool mated(const Position& pos, Seat seat) {
  return royal_attacked(pos, seat) && !Engine::any_legal(presented(pos, seat));
}

bool board_changed(const Position& pos) {
  return pos.last_action.piece != kNoPiece || pos.last_action.type == Action::Type::place;
}

bool MateEnds::judge(Context& ctx, SlotId slot, Seat seat) const {
  if (royal_attacked(ctx.pos(), seat)) {
    const Seat giver = other_seat(ctx.pos(), seat);
    ctx.propose(slot, change::checkmate(seat, giver), mate_);
    ctx.finish({giver}, mate_);
    return true;
  }
  if (means_ == Stalemate::goes_on) return false;
  end_by_stalemate(ctx, slot, seat, means_, stalemate_);
  return true;
}

void MateEnds::on_judge(Context& ctx, SlotId slot) const {
  if (!board_changed(ctx.pos())) return;
  const Seat seat = other_seat(ctx.pos(), ctx.pos().last_action.seat);
  const PieceId taken = ctx.pos().last_action.captured;
  if (taken != kNoPiece && is_royal(ctx.pos(), taken) && royals(ctx.pos(), seat).empty()) {
    // Only where a position was set up with a king that could be taken at once.
    ctx.propose(slot, change::checkmate(seat, ctx.pos().last_action.seat), mate_);
    return ctx.finish({ctx.pos().last_action.seat}, mate_);
  }
  if (means_ == Stalemate::goes_on && !royal_attacked(ctx.pos(), seat)) return;
  if (!ctx.as_turn_of(seat, &Engine::any_legal)) judge(ctx, slot, seat);
}

bool MateEnds::on_no_move(Context& ctx, SlotId slot) const {
  return judge(ctx, slot, ctx.pos().to_act);  // only from a position set up so
}

void StalemateEnds::on_judge(Context& ctx, SlotId slot) const {
  if (!board_changed(ctx.pos())) return;
  const Seat seat = other_seat(ctx.pos(), ctx.pos().last_action.seat);
  if (!ctx.as_turn_of(seat, &Engine::any_legal)) end_by_stalemate(ctx, slot, seat, means_, text_);
}

bool StalemateEnds::on_no_move(Context& ctx, SlotId slot) const {
  end_by_stalemate(ctx, slot, ctx.pos().to_act, means_, text_);
  return true;
}

const RuleText* draw_claim(const Position& pos, Seat seat) {
  for (std::size_t s = 0; s < pos.slots.size(); ++s) {
    if (!pos.slots[s].active) continue;
    if (const RuleText* reason = pos.rules->rule(pos.slots[s].rule).claim(pos, static_cast<SlotId>(s), seat))
      return reason;
  }
  return nullptr;
}

const RuleText* draw_instead_of_loss(const Position& pos, Seat loser) {
  for (std::size_t s = 0; s < pos.slots.size(); ++s) {
    if (!pos.slots[s].active) continue;
    const Rule& rule = pos.rules->rule(pos.slots[s].rule);
    if (const RuleText* reason = rule.draws_instead(pos, static_cast<SlotId>(s), loser)) return reason;
  }
  return nullptr;
}

namespace {
constexpr RuleText kFlagFall{"flag-fall", "A player whose own time is over has lost.", "house ruling"};
constexpr RuleText kFoul{"foul", "A player who makes one illegal move too many has lost.", "house ruling"};
constexpr std::string_view kFoulWord = "foul";
}  // namespace

Agreement::Agreement(const Texts& texts) : texts_(texts) {
  if (!texts_.time) texts_.time = &kFlagFall;
  if (!texts_.foul) texts_.foul = &kFoul;
}

bool Agreement::accepts(const Position& pos, SlotId, const Action& action) const {
  const Seat seat = action.seat == Seat::none ? pos.decision.seat : action.seat;
  if (pos.over() || seat == Seat::none || !pos.playing(seat)) return false;
  return action.type == Action::Type::time || (action.type == Action::Type::power && action.args == kFoulWord);
}

void Agreement::lose(Context& ctx, Seat seat, const RuleText& reason) const {
  // Asked while both are at the table: what a seat that has left attacks is not counted.
  const RuleText* draw = draw_instead_of_loss(ctx.pos(), seat);
  if (&reason == &texts_.resign) ctx.set_status(seat, Status::resigned);
  if (draw) return ctx.finish({}, *draw);
  std::uint8_t winners = 0;
  for (const Seat s : ctx.rules().seats)
    if (!ctx.rules().allied(s, seat)) winners |= static_cast<std::uint8_t>(1U << index(s));
  ctx.finish(winners, reason);
}

void Agreement::on_setup(Setup& ctx, SlotId slot, const Value& position) const {
  const Value& counters = position["counters"];
  const Value& offers = counters["draw_offer"];
  for (const Seat seat : ctx.rules().seats)
    if (offers.number(std::string(name(seat)), 0) != 0) ctx.count(slot, kOffer, 0, index(seat) + 1);
}

void Agreement::announcements(const Position& pos, SlotId slot, ActionList& out) const {
  if (pos.over()) return;
  const int offer = pos.counted(slot, kOffer);
  for (const Seat seat : pos.rules->seats) {
    if (!pos.playing(seat)) continue;
    const auto add = [&](Action::Type type) {
      Action a;
      a.type = type;
      a.seat = seat;
      out.push_back(a);
    };
    add(Action::Type::resign);
    const bool offered = offer != 0 && offer != index(seat) + 1;
    if (offered && !pos.counted(slot, kAccepted, index(seat))) add(Action::Type::accept);
    if (!offered || draw_claim(pos, seat)) add(Action::Type::draw);
  }
}

bool Agreement::on_action(Context& ctx, SlotId slot, const Action& action) const {
  const Seat seat = action.seat == Seat::none ? ctx.pos().to_act : action.seat;
  const Position& pos = ctx.pos();
  if (action.type == Action::Type::resign) {
    lose(ctx, seat, texts_.resign);
    return true;
  }
  if (action.type == Action::Type::time || action.type == Action::Type::power) {
    if (action.type == Action::Type::power && action.args != kFoulWord) return false;
    lose(ctx, seat, action.type == Action::Type::time ? *texts_.time : *texts_.foul);
    return true;
  }
  if (action.type == Action::Type::draw) {
    if (const RuleText* reason = draw_claim(pos, seat))
      ctx.finish({}, *reason);
    else
      ctx.count(slot, kOffer, 0, index(seat) + 1);
    return true;
  }
  if (action.type == Action::Type::accept) {
    ctx.count(slot, kAccepted, index(seat), 1);
    const auto agrees = [&](Seat s) {
      return !pos.playing(s) || index(s) + 1 == ctx.counted(slot, kOffer) || ctx.counted(slot, kAccepted, index(s));
    };
    if (std::all_of(ctx.rules().seats.begin(), ctx.rules().seats.end(), agrees)) ctx.finish({}, texts_.agreed);
    return true;
  }
  return false;
}

void Agreement::on_settled(Context& ctx, SlotId slot) const {
  const int offer = ctx.counted(slot, kOffer);
  if (offer == 0 || offer == index(ctx.pos().last_action.seat) + 1) return;
  ctx.count(slot, kOffer, 0, 0);
  ctx.forget(slot, kAccepted);
}

void Agreement::write_counters(const Position& pos, SlotId slot, Value& out) const {
  const int offer = pos.counted(slot, kOffer);
  if (offer != 0) out["draw_offer"] = {{std::string(kSeatNames[offer - 1]), 1}};
}

bool MateEnds::bitboard(BitboardTerms& terms) const {
  terms.ends_unmoved = terms.ends_unmoved || means_ != Stalemate::goes_on;
  return true;
}

bool StalemateEnds::bitboard(BitboardTerms& terms) const {
  terms.ends_unmoved = true;
  return true;
}

}  // namespace arbiter
