// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kTrenches{
    "allied-army.trenches",
    "A pawn of the Allied Army that moves onto its sixth row or beyond becomes a queen, of which "
    "there is one at a time, a rook, a bishop or a knight.",
    "European Chess, Allied Army"};

class Trenches final : public PowerOf<Trenches> {
 public:
  Trenches(Kind pawn, Kind queen, std::vector<Kind> others) : pawn_(pawn), queen_(queen), others_(std::move(others)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kTrenches}; }
  void promotion(const Position& pos, SlotId slot, PieceId id, Cell, Cell to, bool, Promotion& out) const override {
    const Piece& pawn = pos.pieces[id];
    if (pawn.kind != pawn_ || pawn.controller != owner(pos, slot) || row(pos.board(), pawn.army, to) < 6) return;
    const auto mine = pieces_of(pos, owner(pos, slot));
    out.kinds = others_;
    if (std::none_of(mine.begin(), mine.end(), [&](PieceId other) { return pos.pieces[other].kind == queen_; }))
      out.kinds.push_back(queen_);
    out.compulsory = true;
    out.rule = &kTrenches;
  }

 private:
  Kind pawn_, queen_;
  std::vector<Kind> others_;
};

}  // namespace

Army allied_army_army() {
  return {"allied-army",
          "Allied Army: trenches",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            in.power(std::make_unique<Trenches>(in.kind("pawn"), in.kind("queen"),
                                                std::vector{in.kind("rook"), in.kind("bishop"), in.kind("knight")}));
          }};
}

}  // namespace arbiter::european
