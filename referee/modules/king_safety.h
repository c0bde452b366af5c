// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <utility>

#include "referee/core/rule.h"
#include "referee/core/rules.h"

namespace arbiter {

/// Says of a move whether it may change more about attacks than what it takes and where it ends: it takes a king with
/// which an army falls, say. Such moves are judged with all that follows from them at once (on_moved).
using FarReaching = std::function<bool(const Position&, const Action&)>;

/// A seat with one royal piece may not leave it attacked by its own move. Seats with none or several are free.
class KingSafety final : public RuleOf<KingSafety> {
 public:
  /// `yields`: where a seat has no move that keeps it safe, it may make any.
  explicit KingSafety(const RuleText& text, bool yields = false, FarReaching far_reaching = {})
      : text_(text), yields_(yields), far_reaching_(std::move(far_reaching)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override;
  const RuleText* filter(const Position& pos, SlotId slot, ActionList& list) const override;
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;
  /// Who would attack the king after the move.
  [[nodiscard]] Message obstacle(const Position& pos, SlotId slot, const Action& action) const override;

 private:
  const RuleText& text_;
  bool yields_;
  FarReaching far_reaching_;
};

/// Would the seat's only royal piece be attacked after the move, as far as the move itself goes (what stands on its
/// goal or is taken on the way leaves; no effects)? False for a seat that has not exactly one royal piece.
bool leaves_royal_attacked(const Position& pos, Seat seat, const Action& action);

/// Has the seat a move, its turn or not, that does not leave its only royal piece attacked? What a game forbids on top
/// of that is not looked at; `also` may refuse moves too.
bool has_safe_move(const Position& pos, Seat seat, const std::function<bool(const Action&)>& also = {});

/// The board after a move that takes nothing but what stands on its goal, without anything that follows from it.
Position after_move(const Position& pos, const Action& move);

/// Is the seat's only royal piece attacked now?
bool royal_attacked(const Position& pos, Seat seat);

}  // namespace arbiter
