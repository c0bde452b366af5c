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
      Change c;
      c.type = EventType::check;
      c.seat = seat;
      c.by = by;
      ctx.propose(slot, std::move(c), text_);
    }
  }
}

void CheckWatch::checks(const Position& pos, SlotId, std::vector<Seat>& out) const {
  for (const Seat seat : pos.rules->seats)
    if (pos.checked[index(seat)] != 0 && pos.playing(seat)) out.push_back(seat);
}

const RuleText* ThirdPartyCheck::vetoes(const Position& before, const Position& after, SlotId, SlotId by) const {
  if (by == kNoSlot || owner(before, by) == Seat::none) return nullptr;
  const auto was = checks_now(before), is = checks_now(after);
  for (const Seat seat : before.rules->seats) {
    const std::uint64_t fresh = is[index(seat)] & ~was[index(seat)];
    if ((fresh & ~(1ULL << index(before.to_act))) != 0) return &text_;
  }
  return nullptr;
}

}  // namespace arbiter::european
