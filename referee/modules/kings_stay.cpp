// SPDX-License-Identifier: MIT
#include "referee/modules/kings_stay.h"

#include <algorithm>
#include <memory>

#include "referee/core/bitboard.h"
#include "referee/core/engine.h"

namespace arbiter {

namespace {

constexpr RuleText kNoCapture{"king.no-capture",
                              "Kings are never captured, not even one that stands in check while others move.",
                              "house ruling: the rules know mates only"};

class KingsStay final : public RuleOf<KingsStay> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kNoCapture}; }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override {
    terms.kings_stay = true;
    return true;
  }
  const RuleText* filter(const Position& pos, SlotId, ActionList& list) const override {
    const std::size_t before = list.size();
    list.erase(std::remove_if(list.begin(), list.end(), [&](const Action& a) { return takes_king(pos, a); }),
               list.end());
    return list.size() < before ? &kNoCapture : nullptr;
  }
  const RuleText* refusal(const Position& pos, SlotId, const Action& action) const override {
    return takes_king(pos, action) && Engine::find_target(pos, action) ? &kNoCapture : nullptr;
  }

 private:
  static bool takes_king(const Position& pos, const Action& action) {
    if (action.type != Action::Type::move || !action.to.valid()) return false;
    const Piece* there = pos.piece_at(action.to);
    return there && pos.rules->is_royal_kind(there->kind);
  }
};

}  // namespace

void add_kings_stay(Rules& rules) { rules.add(std::make_unique<KingsStay>()); }

}  // namespace arbiter
