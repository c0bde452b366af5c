// SPDX-License-Identifier: MIT
#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kEnlightenment{"prussia.enlightenment",
                                  "After its move a Prussian piece may draw in what stands within three squares on the "
                                  "four lines: all of it slides up to the next piece, or none does.",
                                  "European Chess, Prussia"};

class Pull final : public PowerOf<Pull> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kEnlightenment}; }
  void on_moved(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    if (!i_moved(pos, slot) || !on_board(pos, pos.last_action.piece)) return;
    const auto changes = pull(pos, slot);
    if (!changes.empty() && !Trial::for_owner(pos, slot).refuses(all_of(slot, changes, kEnlightenment)))
      ask(ctx, slot, "choose", owner(pos, slot));
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "choose")) return;
    out.push_back(choose("pull"));
    out.push_back(choose("none"));
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot || action.type != Action::Type::choose) return false;
    if (action.args == "pull") ctx.propose_all(slot, pull(ctx.pos(), slot), kEnlightenment);
    return true;
  }

 private:
  /// Every shift on the four lines, nearest first, so that none ends on a square still held.
  static std::vector<Change> pull(const Position& pos, SlotId slot) {
    std::vector<Change> changes;
    const Cell centre = pos.pieces[pos.last_action.piece].cell;
    for (const Vec v : kLines) {
      Cell stop = centre;  // the last square of the row that has closed up
      Cell at = centre;
      for (int distance = 1; distance <= 3; ++distance) {
        at = pos.board().step(at, v);
        if (!at.valid()) break;
        if (pos.empty(at)) {
          if (closed_cell(pos, at)) stop = at;
          continue;
        }
        const PieceId id = pos.at(at);
        const Cell target = pos.board().step(stop, v);
        stop = at;
        if (target == at) continue;
        Change change = change::moved(id, target);
        if (stopped(pos, change, slot)) continue;
        changes.push_back(std::move(change));
        stop = target;
      }
    }
    return changes;
  }
};

}  // namespace

Army prussia_army() {
  return {"prussia",
          "Prussia: enlightenment",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) { in.power(std::make_unique<Pull>()); }};
}

}  // namespace arbiter::european
