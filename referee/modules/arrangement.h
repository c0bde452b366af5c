// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "referee/core/context.h"

namespace arbiter {

/// An opening in which each seat in turn arranges its army: up to so many moves in a row, none beyond its own half of
/// the board. `end` stops early. Nothing is judged until both are done; then the first seat opens ordinary play.
/// A position set up is past it unless its `decision` names it. Goes before MateEnds in a game's list.
class Arrangement final : public RuleOf<Arrangement> {
 public:
  /// `name`: of the decision and of the counter of moves left by seat. `centre`: why no piece goes beyond its half.
  Arrangement(const RuleText& centre, std::string_view name, int moves) : centre_(centre), name_(name), moves_(moves) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&centre_}; }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void on_turn_start(Context& ctx, SlotId slot) const override;
  void on_ready(Context& ctx, SlotId slot) const override { on_turn_start(ctx, slot); }  // after a correction
  void actions(const Position& pos, SlotId slot, ActionList& out) const override;
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override;
  void on_judge(Context& ctx, SlotId slot) const override;
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;

  /// Is such a phase of the game under way?
  static bool under_way(const Position& pos, SlotId slot);

 private:
  enum Memory { kLeft, kMade };  // by seat
  [[nodiscard]] bool can_go_on(Context& ctx, SlotId slot, Seat seat) const;
  const RuleText& centre_;
  std::string_view name_;
  int moves_;
};

}  // namespace arbiter
