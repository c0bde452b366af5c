// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "referee/core/context.h"

// Pawns of armies that start in the corners and go four different ways.
namespace arbiter {

/// A pawn that reaches the last line ahead of it becomes one of `kinds`, by choice and at once.
class LastLine final : public RuleOf<LastLine> {
 public:
  LastLine(const RuleText& text, Kind pawn, std::vector<Kind> kinds)
      : text_(text), pawn_(pawn), kinds_(std::move(kinds)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void promotion(const Position& pos, SlotId slot, PieceId id, Cell from, Cell to, bool capture,
                 Promotion& out) const override;

 private:
  const RuleText& text_;
  Kind pawn_;
  std::vector<Kind> kinds_;
};

/// En passant among four: a pawn that has just gone two squares may be taken on the square between by any enemy pawn
/// whose capture reaches it. Each opponent may do so in its next turn only, and loses the right with a turn it does not
/// get. Public memory: `counters.ep`, the passed square and the pawn; `counters.ep_lost`, who may no more.
class PassingCapture final : public RuleOf<PassingCapture> {
 public:
  /// `right_angle`: only pawns of the two neighbouring armies may.
  PassingCapture(const RuleText& text, Kind pawn, bool right_angle)
      : text_(text), pawn_(pawn), right_angle_(right_angle) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override;
  void on_moved(Context& ctx, SlotId slot) const override;
  void on_turn_end(Context& ctx, SlotId slot) const override;
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;
  [[nodiscard]] Message obstacle(const Position& pos, SlotId slot, const Action& action) const override;

 private:
  enum Memory { kPassed, kMay };  // pawn -> passed cell plus one; pawn -> a bit each seat that may still take it
  void open(Context& ctx, SlotId slot, PieceId pawn, Cell passed) const;
  void lose(Effects& ctx, SlotId slot, PieceId pawn, Seat seat) const;
  void expire(Effects& ctx, SlotId slot, Seat seat) const;
  const RuleText& text_;
  Kind pawn_;
  bool right_angle_;
};

}  // namespace arbiter
