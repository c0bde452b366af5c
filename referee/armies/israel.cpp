#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kBarricades{"israel.barricades",
                               "At the end of its turn Israel may close an empty square until its next turn: no piece "
                               "but a royal one enters or passes it.",
                               "European Chess, Israel"};

class Barricades final : public PowerOf<Barricades> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kBarricades}; }
  void on_continue(Context& ctx, SlotId slot) const override {
    if (my_turn(ctx.pos(), slot) && ctx.pos().deed.asked != slot) ask(ctx, slot, "after", owner(ctx.pos(), slot));
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "after")) return;
    for (const Cell cell : pos.board().cells())
      if (pos.empty(cell) && !pos.find_mark("barricade", cell))
        out.push_back(power("barricade " + pos.board().name(cell)));
    out.push_back(end());
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().deed.asked != slot) return false;
    if (action.type == Action::Type::end) return true;
    Mark mark;
    mark.what = "barricade";
    mark.cell = *ctx.board().find_cell(action.words()[1]);
    mark.seat = mark.until = owner(ctx.pos(), slot);
    mark.slot = slot;
    ctx.propose(slot, change::marked(mark), kBarricades);
    return true;
  }
};

}  // namespace

Army israel_army() {
  return {"israel",
          "Israel: barricades",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            in.closes("barricade");
            in.table(std::make_unique<ClosedCells>(kBarricades, "barricade"));
            in.table(std::make_unique<MarkFalls>(kBarricades, "barricade"));
            in.power(std::make_unique<Barricades>());
          }};
}

}  // namespace arbiter::european
