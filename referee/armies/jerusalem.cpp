// SPDX-License-Identifier: MIT
#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kCastles{
    "jerusalem.castles",
    "At the end of its turn Jerusalem may put a piece that has not moved into a castle: until its "
    "next turn only royal pieces can capture it.",
    "European Chess, Jerusalem"};

class Castles final : public PowerOf<Castles> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kCastles}; }
  void on_moved(Context& ctx, SlotId slot) const override {
    if (i_moved(ctx.pos(), slot)) ctx.count(slot, kMoved, ctx.pos().last_action.piece, 1);
  }
  void on_continue(Context& ctx, SlotId slot) const override {
    if (my_turn(ctx.pos(), slot) && ctx.pos().last_action.asked != slot)
      ask(ctx, slot, "after", owner(ctx.pos(), slot));
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "after")) return;
    for (const PieceId id : pieces_of(pos, owner(pos, slot)))
      if (!royal_now(pos, id) && pos.counted(slot, kMoved, id) == 0)
        out.push_back(power("castle " + pos.board().name(pos.pieces[id].cell)));
    out.push_back(end());
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot) return false;
    if (action.type == Action::Type::end) return true;
    Mark mark;
    mark.what = "castle";
    mark.piece = ctx.pos().at(*ctx.board().find_cell(action.words()[1]));
    mark.seat = mark.until = owner(ctx.pos(), slot);
    mark.slot = slot;
    ctx.propose(slot, change::marked(mark), kCastles);
    return true;
  }
  void on_tick(Context& ctx, SlotId slot) const override { ctx.forget(slot, kMoved); }

 private:
  enum Memory { kMoved };
};

/// What the mark means; it outlasts a seat that only borrowed the power.
class CastleWalls final : public RuleOf<CastleWalls> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kCastles}; }
  const RuleText* forbids_capture(const Position& pos, SlotId, const Capture& capture) const override {
    if (!pos.find_mark("castle", capture.victim)) return nullptr;
    return royal_now(pos, capture.attacker) ? nullptr : &kCastles;
  }
};

}  // namespace

Army jerusalem_army() {
  return {"jerusalem",
          "Jerusalem: castles",
          "K R B N / P P P P",
          "recovered",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            in.table(std::make_unique<CastleWalls>());
            in.table(std::make_unique<MarkFalls>(kCastles, "castle"));
            in.power(std::make_unique<Castles>());
          }};
}

}  // namespace arbiter::european
