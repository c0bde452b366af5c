// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/context.h"

namespace arbiter {

/// A piece of one kind that arrives on a certain rank, counted from its own side, becomes another kind; it must.
class RankPromotion final : public RuleOf<RankPromotion> {
 public:
  /// `rank`: own rank, 1 to the board's height.
  RankPromotion(const RuleText& text, Kind from, int rank, Kind to) : text_(text), from_(from), rank_(rank), to_(to) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override;
  void promotion(const Position& pos, SlotId slot, PieceId id, Cell from, Cell to, bool capture,
                 Promotion& out) const override;

 private:
  const RuleText& text_;
  Kind from_;
  int rank_;
  Kind to_;
};

}  // namespace arbiter
