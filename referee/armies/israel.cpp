// SPDX-License-Identifier: MIT
#include "referee/european/army.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kBarricades{"israel.barricades",
                               "At the end of its turn Israel may close an empty square until its next turn: no piece "
                               "but a royal one enters or passes it.",
                               "European Chess, Israel"};

constexpr RuleText kBarricadeForAll{"israel.barricade",
                                    "At the end of its turn Israel may close an empty square until its next turn: no "
                                    "piece enters or passes it, kings neither.",
                                    "European Chess, first edition, Israel"};

class Barricades final : public PowerOf<Barricades> {
 public:
  explicit Barricades(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_continue(Context& ctx, SlotId slot) const override {
    if (my_turn(ctx.pos(), slot) && ctx.pos().last_action.asked != slot)
      ask(ctx, slot, "after", owner(ctx.pos(), slot));
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "after")) return;
    for (const Cell cell : pos.board().cells())
      if (pos.empty(cell) && !pos.find_mark("barricade", cell))
        out.push_back(power("barricade " + pos.board().name(cell)));
    out.push_back(end());
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot) return false;
    if (action.type == Action::Type::end) return true;
    Mark mark;
    mark.what = "barricade";
    mark.cell = *ctx.board().find_cell(action.words()[1]);
    mark.seat = mark.until = owner(ctx.pos(), slot);
    mark.slot = slot;
    ctx.propose(slot, change::marked(mark), text_);
    return true;
  }

 private:
  const RuleText& text_;
};

/// Where nothing, royal or not, enters or passes.
class ClosedToAll final : public RuleOf<ClosedToAll> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kBarricadeForAll}; }
  bool blocks_cell(const Position& pos, SlotId, PieceId, Cell cell) const override {
    return !pos.marks.empty() && pos.find_mark("barricade", cell) != nullptr;
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
            in.blocks_cell("barricade");
            const bool all = setting(in.rules(), "israel.barricade", "spares-royals") == "stops-all";
            const RuleText& text = all ? kBarricadeForAll : kBarricades;
            if (all)
              in.table(std::make_unique<ClosedToAll>());
            else
              in.table(std::make_unique<ClosedCells>(text, "barricade"));
            in.table(std::make_unique<MarkFalls>(text, "barricade"));
            in.power(std::make_unique<Barricades>(text));
          }};
}

}  // namespace arbiter::european
