#include "referee/modules/two_seats.h"

#include <algorithm>
#include <nlohmann/json.hpp>

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
    if (seat == pos.deed.seat) continue;
    const auto list = royals(pos, seat);
    if (list.size() != 1) continue;
    const auto by = attackers(pos, list.front());
    if (by.empty()) continue;
    Change c;
    c.type = EventType::check;
    c.seat = seat;
    c.by = pos.deed.seat;
    for (const PieceId id : by) c.cells.push_back(pos.pieces[id].cell);
    std::sort(c.cells.begin(), c.cells.end(),
              [&](Cell a, Cell b) { return ctx.board().name(a) < ctx.board().name(b); });
    ctx.propose(slot, std::move(c), text_);
  }
}

void CheckEvents::checks(const Position& pos, SlotId, std::vector<Seat>& out) const {
  for (const Seat seat : pos.rules->seats)
    if (royal_attacked(pos, seat)) out.push_back(seat);
}

void MateEnds::judge(Context& ctx, SlotId slot, Seat seat) const {
  const Seat giver = other_seat(ctx.pos(), seat);
  if (royal_attacked(ctx.pos(), seat)) {
    ctx.propose(slot, change::checkmate(seat, giver), mate_);
    ctx.finish({giver}, mate_);
    return;
  }
  if (means_ == Stalemate::goes_on) return;
  ctx.propose(slot, change::stalemate(seat), stalemate_);
  switch (means_) {
    case Stalemate::draw:
      ctx.finish({}, stalemate_);
      break;
    case Stalemate::wins:
      ctx.finish({giver}, stalemate_);
      break;
    case Stalemate::loses:
      ctx.finish({seat}, stalemate_);
      break;
    case Stalemate::goes_on:
      break;
  }
}

void MateEnds::on_judge(Context& ctx, SlotId slot) const {
  if (ctx.pos().deed.piece == kNoPiece && ctx.pos().deed.type != Action::Type::place) return;
  const Seat seat = other_seat(ctx.pos(), ctx.pos().deed.seat);
  if (!Engine::any_legal(presented(ctx.pos(), seat))) judge(ctx, slot, seat);
}

bool MateEnds::on_no_move(Context& ctx, SlotId slot) const {
  judge(ctx, slot, ctx.pos().to_act);  // only from a position set up so
  return true;
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
    if (offer == 0 || offer == index(seat) + 1)
      add(Action::Type::draw);
    else
      add(Action::Type::accept);
  }
}

bool Agreement::on_action(Context& ctx, SlotId slot, const Action& action) const {
  const Seat seat = action.seat == Seat::none ? ctx.pos().to_act : action.seat;
  const Position& pos = ctx.pos();
  if (action.type == Action::Type::resign) {
    ctx.set_status(seat, Status::resigned);
    std::uint8_t winners = 0;
    for (const Seat s : ctx.rules().seats)
      if (!ctx.rules().allied(s, seat)) winners |= static_cast<std::uint8_t>(1U << index(s));
    ctx.finish(winners, resign_);
    return true;
  }
  if (action.type == Action::Type::draw) {
    if (const RuleText* reason = claim_ && seat == pos.to_act ? claim_(pos) : nullptr)
      ctx.finish({}, *reason);
    else
      ctx.count(slot, kOffer, 0, index(seat) + 1);
    return true;
  }
  if (action.type == Action::Type::accept) {
    ctx.finish({}, agreed_);
    return true;
  }
  return false;
}

void Agreement::on_moved(Context& ctx, SlotId slot) const {
  const int offer = ctx.counted(slot, kOffer);
  if (offer != 0 && offer != index(ctx.pos().deed.seat) + 1) ctx.count(slot, kOffer, 0, 0);
}

void Agreement::write_counters(const Position& pos, SlotId slot, nlohmann::json& out) const {
  const int offer = pos.counted(slot, kOffer);
  if (offer != 0) out["draw_offer"] = {{std::string(kSeatNames[offer - 1]), 1}};
}

}  // namespace arbiter
