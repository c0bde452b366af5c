// SPDX-License-Identifier: MIT
#pragma once

#include "referee/european/basics.h"

// Check binds in the first edition: what a seat may not do for its king's sake, and what happens to one that cannot
// help it any more.
namespace arbiter::european::first {

/// A seat with one royal piece may not end an action with that piece attacked. An action is judged with all that
/// follows from it: it is played on a copy of the position, up to the end of its consequences. Where a power asks for
/// an answer (a second move, a square) and no answer is safe, any is allowed. A power that spares nobody may take the
/// king itself.
class SelfCheck final : public RuleOf<SelfCheck> {
 public:
  explicit SelfCheck(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  const RuleText* filter(const Position& pos, SlotId slot, ActionList& list) const override;
  void on_settled(Context& ctx, SlotId slot) const override;
  void on_task(Context& ctx, SlotId slot, int) const override;
  /// Is this position a copy in which an action is being judged?
  static bool judging(const Position& pos);
  /// Makes a position such a copy, on behalf of the seat, or (none) no copy any more.
  static void judge(Position& pos, Seat seat);

 private:
  enum Memory { kJudged, kFound };
  enum Found { kExposed = 1, kSafe };
  [[nodiscard]] static bool concerns(const Position& pos, std::size_t royal_pieces, const Action& action);
  [[nodiscard]] static bool safe(const Position& pos, SlotId slot, Seat seat, const Action& action);
  const RuleText& text_;
};

/// At the start of its turn a seat whose last royal piece is attacked and which has no action that ends that is mated:
/// everything it controls passes to the seat that gives check. Judged when the pawns that are owed to it stand, before
/// any die. While a reaction that is open to it ends the check, it is asked first: `choose none` lets the mate stand.
class Mate final : public RuleOf<Mate> {
 public:
  /// `king_moves`: only the king's own moves count as a way out.
  Mate(const RuleText& text, bool king_moves) : text_(text), king_moves_(king_moves) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_turn_start(Context& ctx, SlotId slot) const override { ctx.queue(slot, 0); }
  void on_task(Context& ctx, SlotId slot, int) const override;
  void actions(const Position& pos, SlotId slot, ActionList& out) const override;
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override;

 private:
  /// The last royal piece of the seat to act, when it is attacked and no action ends that; else kNoPiece.
  [[nodiscard]] PieceId lost(const Position& pos) const;
  [[nodiscard]] bool way_out(const Position& pos, PieceId royal) const;
  /// Has the seat to act a reaction, gone with its next action, behind which it is not lost any more?
  [[nodiscard]] bool reaction_helps(const Position& pos) const;
  void carry_out(Context& ctx, SlotId slot, PieceId royal) const;
  const RuleText& text_;
  bool king_moves_;
};

}  // namespace arbiter::european::first
