// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/rule.h"
#include "referee/core/rules.h"

namespace arbiter {

/// The kinds of an army that mates like the orthodox one; the royal kind is the king.
struct MatingKinds {
  Kind queen, rook, bishop, knight, pawn;
};

/// Are there pieces on the board with which `seat` could mate, if both sides helped? A bare king cannot. A knight alone
/// needs an enemy piece other than queens to stand in its king's way. Bishops need a bishop on the other colour, a
/// knight or a pawn, of either side.
bool has_mating_material(const Position& pos, Seat seat, const MatingKinds& kinds);

/// Can `seat` still mate by any series of legal moves? Looks at the material, and at kings and bishops behind pawns
/// that block each other: there every position that can come about is looked at, as long as no pawn can move or fall.
bool can_mate(const Position& pos, Seat seat, const MatingKinds& kinds);

/// A seat that would lose by giving up, on time or by a foul draws where its opponent cannot mate.
class LossNeedsMate final : public RuleOf<LossNeedsMate> {
 public:
  LossNeedsMate(const RuleText& text, const MatingKinds& kinds) : text_(text), kinds_(kinds) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  [[nodiscard]] bool bitboard(BitboardTerms&) const override { return true; }
  const RuleText* draws_instead(const Position& pos, SlotId slot, Seat loser) const override;

 private:
  const RuleText& text_;
  MatingKinds kinds_;
};

}  // namespace arbiter
