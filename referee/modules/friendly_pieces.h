// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/context.h"

namespace arbiter {

/// Names the rule when a capture of a friendly piece is refused; that friends are not captured is Rules::friends.
class FriendlyPieces final : public RuleOf<FriendlyPieces> {
 public:
  /// `own_too`: the rule is about the seat's own pieces as well as its partner's.
  FriendlyPieces(const RuleText& text, bool own_too) : text_(text), own_too_(own_too) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  const RuleText* refusal(const Position& pos, SlotId, const Action& action) const override {
    if (action.type != Action::Type::move || pos.over()) return nullptr;
    const Piece *piece = pos.piece_at(action.from), *there = pos.piece_at(action.to);
    if (!piece || !there || piece->controller != pos.decision.seat) return nullptr;
    if (!pos.rules->allied(piece->controller, there->controller)) return nullptr;
    return own_too_ || piece->controller != there->controller ? &text_ : nullptr;
  }

 private:
  const RuleText& text_;
  bool own_too_;
};

}  // namespace arbiter
