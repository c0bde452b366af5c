// SPDX-License-Identifier: MIT

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kBureaucracy{
    "sweden.bureaucracy",
    "Sweden may move its king and another piece in one turn, in either order, but not on the "
    "turn after it has done so.",
    "European Chess, Sweden"};

class Bureaucracy final : public PowerOf<Bureaucracy> {
 public:
  explicit Bureaucracy(Kind king) : king_(king) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kBureaucracy}; }
  void on_continue(Context& ctx, SlotId slot) const override {
    const LastAction& last_action = ctx.pos().last_action;
    if (!i_moved(ctx.pos(), slot) || ctx.counted(slot, kResting) != 0) return;
    if (last_action.asked == slot)
      ctx.count(slot, kBoth, 0, 1);
    else
      ask(ctx, slot, "second", owner(ctx.pos(), slot), {last_action.piece, last_action.kind_before == king_, 0, 0});
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "second")) return;
    const bool king_has_moved = pos.decision.data[1] != 0;
    moves_of(
        pos, owner(pos, slot),
        [&](PieceId id) { return id != pos.decision.data[0] && (king_has_moved || pos.pieces[id].kind == king_); },
        out);
    out.push_back(end());
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    return ctx.pos().last_action.asked == slot && action.type == Action::Type::end;
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    ctx.count(slot, kResting, 0, ctx.counted(slot, kBoth));
    ctx.count(slot, kBoth, 0, 0);
  }
  void on_idle_turn(Context& ctx, SlotId slot) const override { ctx.count(slot, kResting, 0, 0); }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    ctx.count(slot, kResting, 0, given_count(position, owner(ctx.pos(), slot), "bureaucracy"));
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    out["bureaucracy"] = pos.counted(slot, kResting);
  }

 private:
  enum Memory { kResting, kBoth };
  Kind king_;
};

}  // namespace

Army sweden_army() {
  return {"sweden",
          "Sweden: bureaucracy",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) { in.power(std::make_unique<Bureaucracy>(in.kind("king"))); }};
}

}  // namespace arbiter::european
