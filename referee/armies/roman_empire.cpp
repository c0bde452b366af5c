// SPDX-License-Identifier: MIT
#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kDiscipline{"roman-empire.discipline",
                               "After a pawn's move Rome may move another pawn in the same turn.",
                               "European Chess, the Roman Empire"};

class Discipline final : public PowerOf<Discipline> {
 public:
  explicit Discipline(Kind pawn) : pawn_(pawn) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kDiscipline}; }
  void on_continue(Context& ctx, SlotId slot) const override {
    const LastAction& last_action = ctx.pos().last_action;
    if (i_moved(ctx.pos(), slot) && last_action.asked != slot && last_action.kind_before == pawn_)
      ask(ctx, slot, "second", owner(ctx.pos(), slot), {last_action.piece, 0, 0, 0});
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "second")) return;
    moves_of(
        pos, owner(pos, slot), [&](PieceId id) { return pos.pieces[id].kind == pawn_ && id != pos.decision.data[0]; },
        out);
    out.push_back(end());
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    return ctx.pos().last_action.asked == slot && action.type == Action::Type::end;
  }

 private:
  Kind pawn_;
};

}  // namespace

Army roman_empire_army() {
  return {"roman-empire",
          "The Roman Empire: discipline",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) { in.power(std::make_unique<Discipline>(in.kind("pawn"))); }};
}

}  // namespace arbiter::european
