// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "referee/core/context.h"

namespace arbiter {

/// Captured pieces change sides: they go into the captor's hand, unpromoted, as pieces of the captor's army.
class CapturesToHand final : public RuleOf<CapturesToHand> {
 public:
  /// `pairs`: kind and what it promotes to.
  explicit CapturesToHand(std::vector<std::pair<Kind, Kind>> pairs) : pairs_(std::move(pairs)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {}; }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override;
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override;

 private:
  std::vector<std::pair<Kind, Kind>> pairs_;
};

/// Instead of moving, a seat may set a piece from its hand on an empty cell: not where it would be stuck, no second one
/// of the pawn's kind on a file, and no mate by dropping a pawn.
class Drops final : public RuleOf<Drops> {
 public:
  struct Texts {
    const RuleText& drop;
    const RuleText& dead;
    const RuleText& two_pawns;
    const RuleText& pawn_mate;
  };
  /// `pairs`: kind and what it promotes to; only the former come to hand.
  Drops(const Texts& texts, Kind pawn, std::vector<std::pair<Kind, Kind>> pairs)
      : texts_(texts), pawn_(pawn), pairs_(std::move(pairs)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&texts_.drop, &texts_.dead, &texts_.two_pawns, &texts_.pawn_mate};
  }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override;
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void actions(const Position& pos, SlotId slot, ActionList& out) const override;
  const RuleText* filter(const Position& pos, SlotId slot, ActionList& list) const override;
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;
  [[nodiscard]] Message obstacle(const Position& pos, SlotId slot, const Action& action) const override;
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override;

 private:
  /// Why that kind cannot be set there by that seat; nullptr when it can, safety and mate apart.
  [[nodiscard]] const RuleText* barred(const Position& pos, Seat seat, Kind kind, Cell to) const;
  [[nodiscard]] bool mates(const Position& pos, Seat seat, Kind kind, Cell to) const;
  Texts texts_;
  Kind pawn_;
  std::vector<std::pair<Kind, Kind>> pairs_;
};

}  // namespace arbiter
