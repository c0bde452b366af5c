// SPDX-License-Identifier: MIT

#include "referee/european/army.h"
#include "referee/european/edition.h"
#include "referee/european/newcomer.h"

namespace arbiter::european {

namespace {

constexpr RuleText kTribute{
    "huns.tribute",
    "Instead of moving, the Huns may set a new pawn in the fifteen squares around their corner, "
    "but not on two turns running.",
    "European Chess, the Huns"};

constexpr RuleText kTributeAlways{
    "huns.tribute", "Instead of moving, the Huns may set a new pawn in the fifteen squares around their corner.",
    "European Chess, first edition, the Huns"};

class Tribute final : public PowerOf<Tribute> {
 public:
  Tribute(const RuleText& text, Kind pawn, bool rests) : text_(text), pawn_(pawn), rests_(rests) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!my_move(pos, slot) || pos.counted(slot, kResting) != 0) return;
    for (const Cell cell : pos.board().cells())
      if (in_corner(pos.board(), owner(pos, slot), cell, 5, 3) && free_cell(pos, cell))
        out.push_back(place(pawn_, cell));
  }
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    return my_move(pos, slot) && action.type == Action::Type::place ? &text_ : nullptr;
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::place || !my_turn(ctx.pos(), slot) || ctx.pos().last_action.asked != kNoSlot)
      return false;
    const Seat seat = owner(ctx.pos(), slot);
    ctx.propose(slot, newcomer(ctx, pawn_, seat, action.to), text_);
    if (rests_) ctx.count(slot, kTaken, 0, 1);
    return true;
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    ctx.count(slot, kResting, 0, ctx.counted(slot, kTaken));
    ctx.count(slot, kTaken, 0, 0);
  }
  void on_idle_turn(Context& ctx, SlotId slot) const override { ctx.count(slot, kResting, 0, 0); }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    ctx.count(slot, kResting, 0, given_count(position, owner(ctx.pos(), slot), "tribute"));
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    if (rests_) out["tribute"] = pos.counted(slot, kResting);
  }

 private:
  enum Memory { kResting, kTaken };
  const RuleText& text_;
  Kind pawn_;
  bool rests_;
};

}  // namespace

Army huns_army() {
  return {"huns",
          "The Huns: tribute",
          "K B N / P P P",
          "recovered",
          {"king", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            const bool rests = setting(in.rules(), "huns.tribute", "rests") == "rests";
            in.power(std::make_unique<Tribute>(rests ? kTribute : kTributeAlways, in.kind("pawn"), rests));
          }};
}

}  // namespace arbiter::european
