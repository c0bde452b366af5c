// SPDX-License-Identifier: MIT
#include "referee/european/army.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kTrade{"netherlands.trade",
                          "A Dutch piece that has moved changes hands with an enemy's piece beside it; kings and royal "
                          "pieces are not traded, and nothing is on the first turn.",
                          "European Chess, the Netherlands"};

class Trade final : public PowerOf<Trade> {
 public:
  Trade(Kind king, bool optional, bool immunity_covers) : king_(king), optional_(optional), immune_(immunity_covers) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kTrade}; }
  void on_moved(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    const PieceId mine = pos.last_action.piece;
    if (!i_moved(pos, slot) || turns_ended(pos, owner(pos, slot)) == 0 || !on_board(pos, mine) ||
        !goods(pos, slot, mine))
      return;
    const auto partners = offered(pos, slot);
    if (partners.size() == 1 && !optional_)
      trade(ctx, slot, partners.front());
    else if (!partners.empty())
      ask(ctx, slot, "choose", owner(pos, slot));
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "choose")) return;
    for (const PieceId id : offered(pos, slot)) out.push_back(choose(pos.board().name(pos.pieces[id].cell)));
    if (optional_) out.push_back(choose("none"));
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot || action.type != Action::Type::choose) return false;
    if (action.args != "none") trade(ctx, slot, ctx.pos().at(*ctx.board().find_cell(action.args)));
    return true;
  }

 private:
  [[nodiscard]] bool goods(const Position& pos, SlotId slot, PieceId id) const {
    if (pos.pieces[id].kind == king_ || royal_now(pos, id)) return false;
    return !immune_ || !stopped(pos, change::removed(id), slot);
  }
  static std::vector<Change> both(const Position& pos, SlotId slot, PieceId other) {
    return {change::control(pos.last_action.piece, pos.pieces[other].controller),
            change::control(other, owner(pos, slot))};
  }
  [[nodiscard]] std::vector<PieceId> offered(const Position& pos, SlotId slot) const {
    std::vector<PieceId> list;
    const Trial trial = Trial::for_owner(pos, slot);
    for (const Cell cell : beside(pos.board(), pos.pieces[pos.last_action.piece].cell)) {
      const PieceId id = pos.at(cell);
      if (id == kNoPiece || !enemies(pos, pos.pieces[id].controller, owner(pos, slot)) || !goods(pos, slot, id))
        continue;
      if (!trial.refuses(all_of(slot, both(pos, slot, id), kTrade))) list.push_back(id);
    }
    return list;
  }
  /// A card is turned up first; a king does not change hands.
  void trade(Context& ctx, SlotId slot, PieceId other) const {
    each_power(ctx.pos(), [&](const Power& power, SlotId s) { power.turn_up(ctx, s, other); });
    if (goods(ctx.pos(), slot, other)) ctx.propose_all(slot, both(ctx.pos(), slot, other), kTrade);
  }
  Kind king_;
  bool optional_, immune_;
};

}  // namespace

Army netherlands_army() {
  return {"netherlands",
          "The Netherlands: trade",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {{"netherlands.optional", false, {false, true}, "Whether a trade may be declined."}},
          false,
          [](Installer& in) {
            in.power(std::make_unique<Trade>(in.kind("king"), in.flag("netherlands.optional"),
                                             setting(in.rules(), "protection_covers_control", "false") == "true"));
          }};
}

}  // namespace arbiter::european
