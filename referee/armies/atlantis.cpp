// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kSinking{
    "atlantis.sinking",
    "At the end of its turn Atlantis may sink an empty square or raise a sunken one. Pieces that "
    "are not royal neither enter nor pass sunken squares, unless they could not move otherwise.",
    "European Chess, Atlantis"};

int sunken(const Position& pos) {
  return static_cast<int>(
      std::count_if(pos.marks.begin(), pos.marks.end(), [](const Mark& m) { return m.what == "sunken"; }));
}

class Sinking final : public PowerOf<Sinking> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kSinking}; }
  void on_continue(Context& ctx, SlotId slot) const override {
    if (my_turn(ctx.pos(), slot) && ctx.pos().last_action.asked != slot)
      ask(ctx, slot, "after", owner(ctx.pos(), slot));
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "after")) return;
    const bool more = sunken(pos) < kMost;
    const Trial trial = Trial::for_owner(pos, slot);
    const auto refused = [&](const Change& change) { return trial.refuses(all_of(slot, {change}, kSinking)); };
    for (const Cell cell : pos.board().cells()) {
      if (!pos.empty(cell)) continue;
      if (pos.find_mark("sunken", cell)) {
        if (!refused(raised(pos, cell))) out.push_back(power("raise " + pos.board().name(cell)));
      } else if (more && !refused(sunk(pos, slot, cell))) {
        out.push_back(power("sink " + pos.board().name(cell)));
      }
    }
    out.push_back(end());
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot) return false;
    if (action.type == Action::Type::end) return true;
    const Cell cell = *ctx.board().find_cell(action.words()[1]);
    ctx.propose(slot, action.name() == "sink" ? sunk(ctx.pos(), slot, cell) : raised(ctx.pos(), cell), kSinking);
    return true;
  }

 private:
  static constexpr int kMost = 10;
  static Change sunk(const Position& pos, SlotId slot, Cell cell) {
    Mark mark;
    mark.what = "sunken";
    mark.cell = cell;
    mark.seat = owner(pos, slot);
    mark.slot = slot;
    return change::marked(mark);
  }
  static Change raised(const Position& pos, Cell cell) { return change::unmarked(*pos.find_mark("sunken", cell)); }
};

/// The sea itself; it stays when Atlantis is out.
class RisingSea final : public RuleOf<RisingSea> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kSinking}; }
  bool blocks_cell(const Position& pos, SlotId slot, PieceId piece, Cell cell) const override {
    if (pos.marks.empty() || !pos.find_mark("sunken", cell) || royal_now(pos, piece)) return false;
    return pos.counted(slot, 0) != index(pos.pieces[piece].controller) + 1;
  }
  /// A seat whose common pieces cannot move otherwise may wade for this turn.
  void on_ready(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    ctx.count(slot, 0, 0, 0);
    if (sunken(pos) == 0) return;
    const auto mine = pieces_of(pos, pos.to_act);
    const auto common = [&](PieceId id) { return !royal_now(pos, id); };
    if (std::none_of(mine.begin(), mine.end(), common)) return;
    if (std::none_of(mine.begin(), mine.end(), [&](PieceId id) { return common(id) && can_move(pos, id); }))
      ctx.count(slot, 0, 0, index(pos.to_act) + 1);
  }
  void on_tick(Context& ctx, SlotId slot) const override { ctx.count(slot, 0, 0, 0); }
};

}  // namespace

Army atlantis_army() {
  return {"atlantis",
          "Atlantis: sinking",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            in.blocks_cell("sunken");
            in.table(std::make_unique<RisingSea>());
            in.power(std::make_unique<Sinking>());
          }};
}

}  // namespace arbiter::european
