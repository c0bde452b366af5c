// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kSkill{
    "mongols.skill",
    "A Mongol pawn steps in four directions and captures on four diagonals; on the far row or the far "
    "column it becomes a queen, of which there is one, or a rook, bishop or knight, two of each.",
    "European Chess, the Mongols"};

class Skill final : public PowerOf<Skill> {
 public:
  Skill(Kind pawn, std::vector<std::pair<Kind, int>> most) : pawn_(pawn), most_(std::move(most)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kSkill}; }
  void promotion(const Position& pos, SlotId slot, PieceId id, Cell, Cell to, bool, Promotion& out) const override {
    const Piece& pawn = pos.pieces[id];
    if (pawn.kind != pawn_ || pawn.controller != owner(pos, slot)) return;
    out = {};
    if (row(pos.board(), pawn.army, to) != 8 && column(pos.board(), pawn.army, to) != 8) return;
    const auto mine = pieces_of(pos, owner(pos, slot));
    for (const auto& [kind, most] : most_) {
      const auto have = std::count_if(mine.begin(), mine.end(),
                                      [&, kind = kind](PieceId other) { return pos.pieces[other].kind == kind; });
      if (have < most) out.kinds.push_back(kind);
    }
    out.compulsory = !out.kinds.empty();
    out.rule = &kSkill;
  }

 private:
  Kind pawn_;
  std::vector<std::pair<Kind, int>> most_;
};

}  // namespace

Army mongols_army() {
  return {"mongols", "The Mongols: skill", "K P P P / P P P P", "recovered", {}, {}, false, [](Installer& in) {
            const Kind pawn = in.kind("pawn");
            in.power(std::make_unique<ArmyMoves>(kSkill, std::vector{std::pair{pawn, Movement("mWcF")}}));
            in.power(std::make_unique<Skill>(
                pawn, std::vector{std::pair{in.kind("queen"), 1}, std::pair{in.kind("rook"), 2},
                                  std::pair{in.kind("bishop"), 2}, std::pair{in.kind("knight"), 2}}));
          }};
}

}  // namespace arbiter::european
