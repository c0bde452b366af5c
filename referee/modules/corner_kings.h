// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "referee/core/context.h"
#include "value/message.h"

// What kings that start in the corners may do besides moving.
namespace arbiter {

/// A king that has moved onto the corner opposite its own and leaves it again gets a queen there, once a game.
/// Public memory: `counters.king_promoted`, and `counters.king_arrived` while one has moved onto that corner.
class KingPromotion final : public RuleOf<KingPromotion> {
 public:
  KingPromotion(const RuleText& text, Kind king, Kind queen) : text_(text), king_(king), queen_(queen) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void on_moved(Context& ctx, SlotId slot) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;

 private:
  enum Memory { kArrived, kPromoted };  // by army
  const RuleText& text_;
  Kind king_, queen_;
};

/// Castling by trading squares: an unmoved king in its corner and the unmoved rook beside it change places, not out of
/// check nor into it. The move is written onto the rook's square.
class SwapCastling final : public RuleOf<SwapCastling> {
 public:
  SwapCastling(const RuleText& text, Kind king, Kind rook) : text_(text), king_(king), rook_(rook) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override;
  void perform(Context& ctx, SlotId slot, PieceId id, const Target& target) const override;
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;
  [[nodiscard]] Message obstacle(const Position& pos, SlotId slot, const Action& action) const override;

 private:
  /// Where the rook begins that a king of that army castles with.
  [[nodiscard]] static Cell beside(const Position& pos, Seat army);
  /// Why the action is no castling now, in words; nothing where it is one, or is no attempt at one.
  [[nodiscard]] Message bar(const Position& pos, const Action& action) const;
  const RuleText& text_;
  Kind king_, rook_;
};

}  // namespace arbiter
