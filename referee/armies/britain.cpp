// SPDX-License-Identifier: MIT

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kDemocracy{"britain.democracy",
                              "Britain has ministers and no king: it lives while one of them stands. A minister goes "
                              "as a king or leaps as a knight.",
                              "European Chess, Britain"};

constexpr RuleText kKnightRest{"britain.knight-rest",
                               "After a turn in which a minister has leapt as a knight no minister leaps.",
                               "European Chess, first edition, Britain"};

/// With the option `alternate`, ministers do not leap on the turn after a turn in which one leapt.
class KnightRest final : public PowerOf<KnightRest> {
 public:
  explicit KnightRest(Kind minister) : minister_(minister), step_("K"), leap_("N") {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kDemocracy, &kKnightRest}; }
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::move || pos.counted(slot, kLeapt) != 1) return nullptr;
    const PieceId id = pos.at(action.from);
    if (id == kNoPiece || pos.pieces[id].kind != minister_ || pos.pieces[id].controller != owner(pos, slot))
      return nullptr;
    return covers(pos, id, leap_, action.to) ? &kKnightRest : nullptr;
  }
  const Movement* movement(const Position& pos, SlotId slot, const Piece& piece, const Movement* now) const override {
    // Whoever has leapt threatens nothing by another leap, from that very move on.
    const bool resting = pos.counted(slot, kLeapt) == 1 || pos.counted(slot, kLeaptNow) == 1;
    return piece.kind == minister_ && piece.controller == owner(pos, slot) && resting ? &step_ : now;
  }
  void on_moved(Context& ctx, SlotId slot) const override {
    if (i_moved(ctx.pos(), slot) && ctx.pos().last_action.kind_before == minister_ && ctx.pos().last_action.leap)
      ctx.count(slot, kLeaptNow, 0, 1);
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    ctx.count(slot, kLeapt, 0, ctx.counted(slot, kLeaptNow));
    ctx.count(slot, kLeaptNow, 0, 0);
  }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    ctx.count(slot, kLeapt, 0, given_count(position, owner(ctx.pos(), slot), "knight_rest"));
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    out["knight_rest"] = pos.counted(slot, kLeapt);
  }

 private:
  enum Memory { kLeapt, kLeaptNow };
  Kind minister_;
  Movement step_, leap_;
};

}  // namespace

Army britain_army() {
  return {"britain",
          "Britain: democracy",
          "M M M M / P P P P",
          "recovered",
          {"minister"},
          {{"britain.knight_rest", "free", {"free", "alternate"}, "Whether ministers may leap on successive turns."}},
          true,
          [](Installer& in) {
            in.rules().kinds[in.kind("minister")].rule = &kDemocracy;
            if (in.option("britain.knight_rest") == "alternate")
              in.power(std::make_unique<KnightRest>(in.kind("minister")));
          },
          {},
          {{.name = "minister",
            .movement = Movement("KN"),
            .letter = 'M',
            .words = "One square in any direction, or as a knight.",
            .royal = ArmyKind::Royal::at_home}}};
}

}  // namespace arbiter::european
