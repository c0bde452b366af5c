// SPDX-License-Identifier: MIT
#include "referee/modules/king_leap.h"

#include <algorithm>

#include "referee/core/engine.h"
#include "referee/core/shortfall.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/kings_game.h"

namespace arbiter {

std::vector<Vec> knight_leaps() { return {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}; }

void KingLeap::on_setup(Setup& ctx, SlotId slot, const Value& position) const {
  const Value& counters = position["counters"];
  const Value& given = counters["leap"];
  for (const Seat seat : ctx.rules().seats) {
    const auto kings = royals(ctx.pos(), seat);
    const bool home = kings.size() == 1 && on_array_square(ctx.rules(), ctx.pos().pieces[kings.front()]);
    const bool right = given.number(std::string(name(seat)), 1) != 0 && (home || until_ == Until::used);
    ctx.count(slot, kSpent, index(seat), right ? 0 : 1);
  }
  lose_in_check(ctx, slot);
}

void KingLeap::targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const {
  const Piece& king = pos.pieces[id];
  if (!pos.rules->is_royal_kind(king.kind) || pos.counted(slot, kSpent, index(king.controller)) != 0) return;
  for (const Vec leap : leaps_) {
    const Cell to = pos.board().step(king.cell, rotated(leap, king.army));
    if (!to.valid()) continue;
    Target t{to, pos.at(to)};
    if (t.victim != kNoPiece) {
      const Piece& victim = pos.pieces[t.victim];
      if (pos.rules->allied(victim.controller, king.controller) || pos.rules->is_royal_kind(victim.kind)) continue;
    }
    t.leap = true;
    t.slot = slot;
    t.rule = &text_;
    out.push_back(t);
  }
}

void KingLeap::on_moved(Context& ctx, SlotId slot) const {
  const LastAction& last_action = ctx.pos().last_action;
  const bool king = ctx.rules().is_royal_kind(last_action.kind_before);
  if (king && (last_action.slot == slot || until_ == Until::first_move))
    ctx.count(slot, kSpent, index(last_action.seat), 1);
}

void KingLeap::on_settled(Context& ctx, SlotId slot) const { lose_in_check(ctx, slot); }

void KingLeap::lose_in_check(Context& ctx, SlotId slot) const {
  for (const Seat seat : ctx.rules().seats)
    if (ctx.counted(slot, kSpent, index(seat)) == 0 && royal_attacked(ctx.pos(), seat))
      ctx.count(slot, kSpent, index(seat), 1);
}

const RuleText* KingLeap::refusal(const Position& pos, SlotId slot, const Action& action) const {
  if (action.type != Action::Type::move || pos.over() || pos.decision.kind != "move") return nullptr;
  const Piece* king = pos.piece_at(action.from);
  if (!king || king->controller != pos.decision.seat || !pos.rules->is_royal_kind(king->kind)) return nullptr;
  const bool leap = std::any_of(leaps_.begin(), leaps_.end(), [&](const Vec& step) {
    return pos.board().step(king->cell, rotated(step, king->army)) == action.to;
  });
  return leap && pos.counted(slot, kSpent, index(king->controller)) != 0 && !Engine::find_target(pos, action) ? &text_
                                                                                                              : nullptr;
}

Message KingLeap::obstacle(const Position& pos, SlotId, const Action& action) const {
  if (pos.empty(action.from)) return {};
  return make_message("the %1 on %2 has no right to leap any more.", piece_on(pos, action.from),
                      pos.board().name(action.from));
}

void KingLeap::write_counters(const Position& pos, SlotId slot, Value& out) const {
  for (const Seat seat : pos.rules->seats)
    out["leap"][std::string(name(seat))] = pos.counted(slot, kSpent, index(seat)) == 0 ? 1 : 0;
}

}  // namespace arbiter
