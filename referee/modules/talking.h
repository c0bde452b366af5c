// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/context.h"

namespace arbiter {

/// Who breaks what was agreed about talking skips the next turn. Anybody at the table announces it: `W:power talked`,
/// the seat being the one that talked; it goes on record with its rule. The turn that seat is in goes on; each penalty
/// costs one turn that begins after it. Counter: `penalty`, turns still to be skipped by seat.
class TalkPenalty final : public RuleOf<TalkPenalty> {
 public:
  explicit TalkPenalty(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void announcements(const Position& pos, SlotId slot, ActionList& out) const override;
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override;
  void on_turn_start(Context& ctx, SlotId slot) const override;
  void on_ready(Context& ctx, SlotId slot) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;

 private:
  enum Memory { kOwed, kNow };  // by seat; the turn that has begun is one to be skipped
  const RuleText& text_;
};

}  // namespace arbiter
