// SPDX-License-Identifier: MIT
// Check binds nobody here: it is told, and some powers look at it.
#include <algorithm>

#include "referee/european/basics.h"

namespace arbiter::european {

std::array<std::uint64_t, kSeats> checks_now(const Position& pos) {
  std::array<std::uint64_t, kSeats> by{};
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
  return by;
}

bool checks_from_others(const std::array<std::uint64_t, kSeats>& was, const std::array<std::uint64_t, kSeats>& is,
                        Seat acting) {
  for (std::size_t seat = 0; seat < is.size(); ++seat)
    if ((is[seat] & ~was[seat] & ~(1ULL << index(acting))) != 0) return true;
  return false;
}

void CheckWatch::note(Context& ctx, SlotId slot, bool tell) const {
  const auto now = checks_now(ctx.pos());
  const Seat acting = ctx.pos().deed.seat;
  for (const Seat seat : ctx.rules().seats) {
    const std::uint64_t fresh = now[index(seat)] & ~ctx.pos().checked[index(seat)];
    ctx.set_checked(seat, now[index(seat)]);
    if (!tell) continue;
    for (const Seat by : ctx.rules().seats) {
      if (!((fresh >> index(by)) & 1)) continue;
      if (by == acting) ctx.deed().gave_check = true;
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

const RuleText* ThirdPartyCheck::vetoes(const Position& before, const Position& after, SlotId, SlotId by) const {
  if (by == kNoSlot || owner(before, by) == Seat::none) return nullptr;
  return checks_from_others(checks_now(before), checks_now(after), before.to_act) ? &text_ : nullptr;
}

}  // namespace arbiter::european
