// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "referee/core/context.h"

namespace arbiter {

/// Check among any number of seats: an event {seat, by, sq} for every royal piece and every seat attacking it that was
/// not such a pair after the action before; `state.check` names the seats with a royal piece attacked now. Nobody is
/// bound by it here.
class CheckPairs final : public RuleOf<CheckPairs> {
 public:
  /// Which attacks count: on the only royal piece that a seat controls, on each of them, or on the only king of the
  /// seat's own army, with any controller.
  enum class Royal { only, every, own_army };
  CheckPairs(const RuleText& text, Royal which) : text_(text), which_(which) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void on_settled(Context& ctx, SlotId slot) const override;
  void on_ready(Context& ctx, SlotId slot) const override;
  void checks(const Position& pos, SlotId slot, std::vector<Seat>& out) const override;

 private:
  enum Memory { kGiven };  // royal piece -> a bit each seat that attacks it
  void note(Context& ctx, SlotId slot, bool tell) const;
  [[nodiscard]] std::vector<PieceId> threatened(const Position& pos, Seat seat) const;
  const RuleText& text_;
  Royal which_;
};

}  // namespace arbiter
