// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kBelief{
    "egypt.belief",
    "No power of another seat moves or removes an Egyptian piece. The king also leaps two squares "
    "diagonally; pawns become whatever stands on the board.",
    "European Chess, Egypt"};

class Belief final : public PowerOf<Belief> {
 public:
  explicit Belief(Kind pawn) : pawn_(pawn) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kBelief}; }
  void promotion(const Position& pos, SlotId slot, PieceId id, Cell, Cell to, bool, Promotion& out) const override {
    const Piece& pawn = pos.pieces[id];
    if (pawn.kind != pawn_ || pawn.controller != owner(pos, slot) || out.kinds.empty()) return;
    for (const PieceId other : all_pieces(pos)) {
      const Piece& p = pos.pieces[other];
      if (p.cell == to || never(pos.rules->kinds[p.kind], p.kind)) continue;
      if (std::find(out.kinds.begin(), out.kinds.end(), p.kind) == out.kinds.end()) out.kinds.push_back(p.kind);
    }
    out.rule = &kBelief;
  }

 private:
  /// Pawns, whatever is one elsewhere, and what nobody knows.
  [[nodiscard]] bool never(const KindInfo& info, Kind kind) const {
    return kind == pawn_ || info.elsewhere == pawn_ || info.hidden;
  }
  Kind pawn_;
};

}  // namespace

Army egypt_army() {
  return {"egypt",
          "Egypt: belief",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            in.power(std::make_unique<ArmyMoves>(kBelief, std::vector{std::pair{in.kind("king"), Movement("KA")}}));
            in.power(std::make_unique<Immunity>(kBelief, true, true));
            in.power(std::make_unique<Belief>(in.kind("pawn")));
          }};
}

}  // namespace arbiter::european
