// SPDX-License-Identifier: MIT
#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kTaser{
    "law-enforcement.taser",
    "Of Law Enforcement only kings and pawns capture; what its other pieces and its king cover of "
    "other seats is stunned and can neither move nor capture.",
    "European Chess, Law Enforcement"};

class Taser final : public PowerOf<Taser> {
 public:
  Taser(Kind king, Kind pawn) : king_(king), pawn_(pawn) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kTaser}; }
  const RuleText* pins(const Position& pos, SlotId slot, PieceId id) const override {
    const Piece& p = pos.pieces[id];
    if (p.where != Where::board || !enemies(pos, p.controller, owner(pos, slot))) return nullptr;
    for (PieceId other = 0; other < pos.pieces.size(); ++other) {
      const Piece& officer = pos.pieces[other];
      if (officer.where != Where::board || officer.controller != owner(pos, slot) || officer.kind == pawn_) continue;
      if (covers(pos, other, pos.rules->kinds[officer.kind].movement, p.cell)) return &kTaser;
    }
    return nullptr;
  }

  /// It binds special kinds too, though they cover as they always do.
  const RuleText* forbids_capture(const Position& pos, SlotId slot, const Capture& capture) const override {
    const Piece& attacker = pos.pieces[capture.attacker];
    const bool bound = attacker.controller == owner(pos, slot) && attacker.kind != king_ && attacker.kind != pawn_;
    return bound ? &kTaser : nullptr;
  }

 private:
  Kind king_, pawn_;
};

}  // namespace

Army law_enforcement_army() {
  return {"law-enforcement",
          "Law enforcement: taser",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            in.power(std::make_unique<ArmyMoves>(kTaser, std::vector{std::pair{in.kind("rook"), Movement("mR")},
                                                                     std::pair{in.kind("bishop"), Movement("mB")},
                                                                     std::pair{in.kind("knight"), Movement("mN")}}));
            in.power(std::make_unique<Taser>(in.kind("king"), in.kind("pawn")));
          }};
}

}  // namespace arbiter::european
