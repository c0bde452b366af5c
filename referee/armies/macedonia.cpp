// SPDX-License-Identifier: MIT
#include "referee/european/army.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kLoyalty{"macedonia.loyalty",
                            "After a move that gives no check Macedonia may give up one of its pieces and move again, "
                            "and so on; check ends the turn.",
                            "European Chess, Macedonia"};

constexpr RuleText kLoyaltyInCheck{"macedonia.loyalty",
                                   "After a move Macedonia may give up one of its pieces and move again, and so on.",
                                   "European Chess, first edition, Macedonia"};

class Loyalty final : public PowerOf<Loyalty> {
 public:
  explicit Loyalty(const RuleText& text, bool check_ends) : text_(text), check_ends_(check_ends) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_continue(Context& ctx, SlotId slot) const override {
    const Seat seat = owner(ctx.pos(), slot);
    if (!my_turn(ctx.pos(), slot) || (check_ends_ && gave_check(ctx.pos()))) return;
    if (ctx.counted(slot, kGivenUp) != 0)
      ask(ctx, slot, "move", seat);
    else if (i_moved(ctx.pos(), slot) ||
             ctx.pos().last_action == LastAction{Action::Type::pass, seat})  // or set up past the move
      ask(ctx, slot, "after", seat);
  }
  void on_settled(Context& ctx, SlotId slot) const override {
    if (ctx.pos().last_action.type != Action::Type::power) ctx.count(slot, kGivenUp, 0, 0);
  }
  void on_tick(Context& ctx, SlotId slot) const override { ctx.count(slot, kGivenUp, 0, 0); }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    const Seat seat = owner(pos, slot);
    if (asking(pos, slot, "move")) {
      moves_of(
          pos, seat, [](PieceId) { return true; }, out);
    } else if (asking(pos, slot, "after")) {
      const Trial trial = Trial::for_owner(pos, slot);
      if (pieces_counted(pos, seat) > 2)
        for (const PieceId id : pieces_of(pos, seat))
          if (!royal_now(pos, id) && !trial.refuses(all_of(slot, {change::removed(id)}, text_)))
            out.push_back(power("sacrifice " + pos.board().name(pos.pieces[id].cell)));
      out.push_back(end());
    }
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot) return false;
    if (action.type == Action::Type::end) return true;
    if (action.type != Action::Type::power) return false;
    // The sacrifice is an action of its own, with its own consequences.
    ctx.last_action() = LastAction{Action::Type::power, owner(ctx.pos(), slot)};
    ctx.propose(slot, change::removed(ctx.pos().at(*ctx.board().find_cell(action.words()[1]))), text_);
    ctx.count(slot, kGivenUp, 0, 1);
    ctx.acted();
    return true;
  }

 private:
  enum Memory { kGivenUp };
  const RuleText& text_;
  bool check_ends_;
};

}  // namespace

Army macedonia_army() {
  return {"macedonia",
          "Macedonia: loyalty",
          "K R B P / P P P P",
          "recovered",
          {"king", "rook", "bishop"},
          {},
          false,
          [](Installer& in) {
            const bool ends = setting(in.rules(), "macedonia.check", "ends-turn") == "ends-turn";
            in.power(std::make_unique<Loyalty>(ends ? kLoyalty : kLoyaltyInCheck, ends));
          }};
}

}  // namespace arbiter::european
