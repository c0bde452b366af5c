// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european_first/armies.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kBomb{"usa.bomb",
                         "The bomb goes one square and does not capture. Instead of a move the USA may set it off: it "
                         "and everything on the eight squares around leave the board, kings too.",
                         "European Chess, first edition, USA"};

class Detonation final : public PowerOf<Detonation> {
 public:
  explicit Detonation(Kind bomb) : bomb_(bomb) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kBomb}; }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!my_move(pos, slot)) return;
    const auto list = bombs(pos, slot);
    for (const Cell cell : list)
      out.push_back(power(list.size() == 1 ? "detonate" : "detonate " + pos.board().name(cell)));
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::power || action.name() != "detonate" || !my_turn(ctx.pos(), slot)) return false;
    const auto words = action.words();
    const Cell centre = words.size() > 1 ? *ctx.board().find_cell(words[1]) : bombs(ctx.pos(), slot).front();
    auto cells = around(ctx.board(), centre);
    cells.push_back(centre);
    std::vector<Change> blast;
    for (const PieceId id : all_pieces(ctx.pos()))
      if (std::find(cells.begin(), cells.end(), ctx.pos().pieces[id].cell) != cells.end())
        blast.push_back(change::removed(id));
    ctx.propose_all(slot, std::move(blast), kBomb);
    return true;
  }

 private:
  /// Where the owner's bombs stand, held ones left out.
  [[nodiscard]] std::vector<Cell> bombs(const Position& pos, SlotId slot) const {
    std::vector<Cell> cells;
    for (const PieceId id : pieces_of(pos, owner(pos, slot)))
      if (pos.pieces[id].kind == bomb_ && !held(pos, id)) cells.push_back(pos.pieces[id].cell);
    return cells;
  }
  Kind bomb_;
};

}  // namespace

Army usa_army() {
  return {"usa",
          "USA: the bomb",
          "K O B N / P P P P",
          "reconstructed",
          {"king", "bomb", "bishop", "knight"},
          {},
          true,
          [](Installer& in) { in.power(std::make_unique<Detonation>(in.kind("bomb"))); },
          {},
          {{.name = "bomb",
            .movement = Movement("mK"),
            .letter = 'O',
            .words = "One square in any direction, without capturing."}}};
}

}  // namespace arbiter::european::first
