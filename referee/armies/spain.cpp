// SPDX-License-Identifier: MIT
#include "referee/european/army.h"
#include "referee/european/newcomer.h"

namespace arbiter::european {

namespace {

constexpr RuleText kConquest{
    "spain.conquest",
    "For every capture Spain sets a pawn of its own beside its king, if there is room; Spanish "
    "pawns take one step at a time.",
    "European Chess, Spain"};

class Conquest final : public PowerOf<Conquest> {
 public:
  Conquest(Kind king, Kind pawn, bool four) : king_(king), pawn_(pawn), four_(four) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kConquest}; }
  void on_moved(Context& ctx, SlotId slot) const override {
    if (i_moved_or_shot(ctx.pos(), slot) && ctx.pos().last_action.captured != kNoPiece)
      ask(ctx, slot, "place", owner(ctx.pos(), slot));
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "place")) return;
    for (const PieceId id : pieces_of(pos, owner(pos, slot))) {
      if (pos.pieces[id].kind != king_) continue;
      const Cell king = pos.pieces[id].cell;
      for (const Cell cell : four_ ? beside(pos.board(), king) : around(pos.board(), king))
        if (free_cell(pos, cell) && row(pos.board(), owner(pos, slot), cell) != 8) out.push_back(place(pawn_, cell));
    }
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot || action.type != Action::Type::place) return false;
    const Seat seat = owner(ctx.pos(), slot);
    ctx.propose(slot, newcomer(ctx, action.kind, seat, action.to), kConquest);
    return true;
  }

 private:
  Kind king_, pawn_;
  bool four_;
};

}  // namespace

Army spain_army() {
  return {"spain",
          "Spain: conquest",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {{"spain.adjacent", "eight", {"eight", "four"}, "Which squares beside the king count."},
           {"spain.double_step", false, {false, true}, "Whether Spanish pawns may step twice."}},
          false,
          [](Installer& in) {
            const Kind pawn = in.kind("pawn");
            in.power(std::make_unique<Conquest>(in.kind("king"), pawn, in.option("spain.adjacent") == "four"));
            if (!in.flag("spain.double_step"))
              in.power(std::make_unique<ArmyMoves>(kConquest, std::vector{std::pair{pawn, Movement("fmWfcF")}}));
          }};
}

}  // namespace arbiter::european
