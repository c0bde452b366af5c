// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "referee/core/context.h"

namespace arbiter {

/// A leap that each king may make once, moving or capturing, if it has never been in check. It attacks nothing. The
/// counter `leap` tells by seat whether the right is unspent.
class KingLeap final : public RuleOf<KingLeap> {
 public:
  enum class Until {
    used,       ///< plain steps keep the right; in a position set up every king has it
    first_move  ///< any king move ends it; in a position set up only a king on its square of the array has it
  };
  /// `leaps`: as S sees them.
  KingLeap(const RuleText& text, std::vector<Vec> leaps, Until until)
      : text_(text), leaps_(std::move(leaps)), until_(until) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override;
  void on_moved(Context& ctx, SlotId slot) const override;
  void on_settled(Context& ctx, SlotId slot) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;
  [[nodiscard]] Message obstacle(const Position& pos, SlotId slot, const Action& action) const override;

 private:
  enum Memory { kSpent };  // by seat
  void lose_in_check(Context& ctx, SlotId slot) const;
  const RuleText& text_;
  std::vector<Vec> leaps_;
  Until until_;
};

/// The eight leaps of a knight.
std::vector<Vec> knight_leaps();

}  // namespace arbiter
