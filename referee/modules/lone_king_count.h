// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>

#include "referee/core/context.h"

namespace arbiter {

/// As soon as one seat has nothing but its king, the other has so many moves to mate; then the game is drawn. Counter
/// `pieces-count`: {by: the lone seat, made, limit}. Goes after the judgement of stalemate.
class LoneKingCount final : public RuleOf<LoneKingCount> {
 public:
  /// How many moves the other seat has against the lone one, counted from the position as it stands; nothing: no count
  /// begins here.
  using Limit = std::function<std::optional<int>(const Position&, Seat lone)>;
  /// `starts`: why it counts; `draw`: why the game ends. `pawn`: when the last piece of this kind promotes the count
  /// starts again, as it does when the lone king captures.
  LoneKingCount(const RuleText& starts, const RuleText& draw, Kind pawn, Limit limit)
      : starts_(starts), draw_(draw), pawn_(pawn), limit_(std::move(limit)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&starts_, &draw_}; }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override;
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void on_settled(Context& ctx, SlotId slot) const override;
  void on_judge(Context& ctx, SlotId slot) const override;
  void on_ready(Context& ctx, SlotId slot) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;

 private:
  enum Memory { kBy, kMade, kLimit, kRuns };  // by: the lone seat's index
  void start(Context& ctx, SlotId slot, Seat lone) const;
  void judge(Context& ctx, SlotId slot) const;
  const RuleText& starts_;
  const RuleText& draw_;
  Kind pawn_;
  Limit limit_;
};

/// A count read from `counters.<name>` of a position: {by, made, limit}.
struct GivenCount {
  Seat by;
  int made, limit;
};
std::optional<GivenCount> given_count(const Rules& rules, const Value& position, const char* name);

}  // namespace arbiter
