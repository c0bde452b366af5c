// SPDX-License-Identifier: MIT
#include "referee/european/army.h"
#include "referee/european/basics.h"

namespace arbiter::european {

namespace {

constexpr RuleText kEscape{"persia.escape",
                           "When another seat's action checks the Persian king, it may change places with any Persian "
                           "piece at once.",
                           "European Chess, Persia"};

class Escape final : public PowerOf<Escape> {
 public:
  Escape(Kind king, Kind pawn) : king_(king), pawn_(pawn) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kEscape}; }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const auto* check = event.as<change::Check>();
    if (check == nullptr || check->seat != owner(ctx.pos(), slot)) return;
    // A check that a player announces is that player's doing.
    const bool announced = event.slot != kNoSlot && owner(ctx.pos(), event.slot) != Seat::none;
    const Seat acting = announced ? check->by : ctx.pos().last_action.seat;
    if (acting == Seat::none || acting == check->seat) return;
    ctx.count(slot, kChecker, 0, index(acting) + 1);
    ctx.close_windows(slot);
    ctx.offer(slot, check->seat, acting);
  }
  void reactions(const Position& pos, SlotId slot, Seat seat, ActionList& out) const override {
    const PieceId king = last_royal(pos, seat);
    if (king == kNoPiece || pos.pieces[king].kind != king_) return;
    const Trial trial = Trial::for_owner(pos, slot, seat_at(pos.counted(slot, kChecker) - 1));
    for (const PieceId id : pieces_of(pos, seat))
      if (id != king && allowed(pos, slot, king, id, trial))
        out.push_back(say(Action::Type::react, "escape " + pos.board().name(pos.pieces[id].cell)));
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::react || action.name() != "escape" || action.seat != owner(ctx.pos(), slot))
      return false;
    const PieceId other = ctx.pos().at(*ctx.board().find_cell(action.words()[1]));
    ctx.close_windows(slot);
    ctx.propose(slot, change::swapped(last_royal(ctx.pos(), owner(ctx.pos(), slot)), other), kEscape);
    return true;
  }

 private:
  enum Memory { kChecker };
  [[nodiscard]] bool allowed(const Position& pos, SlotId slot, PieceId king, PieceId other, const Trial& trial) const {
    const Cell to = pos.pieces[king].cell;
    if (pos.pieces[other].kind == pawn_ && row(pos.board(), pos.pieces[other].army, to) == 8) return false;
    return !closed_cell(pos, to) && !trial.refuses(all_of(slot, {change::swapped(king, other)}, kEscape));
  }
  Kind king_, pawn_;
};

}  // namespace

Army persia_army() {
  return {"persia",
          "Persia: escape",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) { in.power(std::make_unique<Escape>(in.kind("king"), in.kind("pawn"))); }};
}

}  // namespace arbiter::european
