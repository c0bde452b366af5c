// SPDX-License-Identifier: MIT

#include "referee/european_first/armies.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kSecrecy{"soviet-union.secrecy",
                            "One Soviet piece is secretly the royal one; its king is an ordinary piece and there is no "
                            "check. Who takes the royal piece controls the Soviet army from then on.",
                            "European Chess, first edition, Soviet Union"};

class Secrecy final : public PowerOf<Secrecy> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kSecrecy}; }
  void on_setup(Setup& ctx, SlotId slot, const Value&) const override { ctx.queue(slot, kAsk); }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "secret")) return;
    for (const PieceId id : pieces_of(pos, owner(pos, slot)))
      out.push_back(say(Action::Type::secret, "royal " + pos.board().name(pos.pieces[id].cell)));
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::secret || ctx.pos().last_action.asked != slot) return false;
    ctx.count(slot, kMarked, 0, ctx.pos().at(*ctx.board().find_cell(action.words()[1])) + 1);
    return true;
  }
  std::optional<bool> royal(const Position& pos, SlotId slot, PieceId id) const override {
    return pos.pieces[id].controller == owner(pos, slot) ? std::optional(false) : std::nullopt;
  }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const auto gone = piece_gone(event.change);
    const Seat seat = owner(ctx.pos(), slot);
    if (!gone || ctx.counted(slot, kMarked) != gone->piece + 1 || !ctx.pos().playing(seat)) return;
    Seat by = gone->by;
    if (event.is<change::Removed>() && event.slot != kNoSlot) by = owner(ctx.pos(), event.slot);
    if (by == Seat::none || by == seat) by = ctx.pos().last_action.seat;
    ctx.queue_first(slot, by == Seat::none || by == seat ? kNobody : kBy + index(by));
  }
  void on_task(Context& ctx, SlotId slot, int data) const override {
    const Seat seat = owner(ctx.pos(), slot);
    if (data == kAsk) {
      if (!pieces_of(ctx.pos(), seat).empty()) ctx.decide(slot, "secret", seat);
      return;
    }
    ctx.propose(slot, change::revealed(static_cast<PieceId>(ctx.counted(slot, kMarked) - 1), "royal"), kSecrecy);
    defeat(ctx, slot, seat, data == kNobody ? Seat::none : seat_at(data - kBy), kSecrecy);
  }
  void write_secrets(const Position& pos, SlotId slot, Seat viewer, Value& out) const override {
    const int marked = pos.counted(slot, kMarked);
    if ((viewer != Seat::none && viewer != owner(pos, slot)) || marked == 0) return;
    const Piece& piece = pos.pieces[static_cast<std::size_t>(marked - 1)];
    if (piece.where == Where::board) out["royal"] = pos.board().name(piece.cell);
  }

  void forget(Notes& ctx, SlotId slot, Seat viewer) const override {
    if (viewer != owner(ctx.pos(), slot)) ctx.count(slot, kMarked, 0, 0);
  }

 private:
  enum Memory { kMarked };
  enum Work { kAsk, kNobody, kBy };
};

}  // namespace

Army soviet_union_army() {
  return {"soviet-union",
          "Soviet Union: secrecy",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          true,
          [](Installer& in) { in.power(std::make_unique<Secrecy>()); }};
}

}  // namespace arbiter::european::first
