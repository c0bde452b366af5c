// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/context.h"

namespace arbiter {

/// What a king that stands alone means, in games of one king against one.
enum class BareKingMeans {
  loses,    ///< its seat has lost at once
  replies,  ///< the same, unless its very next move can bare the other king: that is a draw
  draws,    ///< the game is drawn, whoever is bare
  nothing   ///< play goes on; against two bare kings a draw may be claimed
};

/// Judged after every move and on a position set up alike, from the board and the seat to act alone. Stands between
/// MateEnds and StalemateEnds: a capture that bares and mates is a mate, one that bares and stalemates is a baring.
class BareKing final : public RuleOf<BareKing> {
 public:
  /// `bare`: why a bare king ends the game; `both`: why two of them draw.
  BareKing(const RuleText& bare, const RuleText& both, BareKingMeans means) : bare_(bare), both_(both), means_(means) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&bare_, &both_}; }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override;
  void on_judge(Context& ctx, SlotId slot) const override;
  void on_ready(Context& ctx, SlotId slot) const override;
  const RuleText* claim(const Position& pos, SlotId slot, Seat seat) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;

 private:
  enum Memory { kReplies };  // the seat whose answer is awaited, its index plus one
  void judge(Context& ctx, SlotId slot, Seat next) const;
  const RuleText& bare_;
  const RuleText& both_;
  BareKingMeans means_;
};

/// Is a royal piece all that the seat has on the board?
bool bare(const Position& pos, Seat seat);

/// The seat that is bare while the other is not; none where neither or both are.
Seat lone_king(const Position& pos);

}  // namespace arbiter
