// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/context.h"

namespace arbiter {

/// Without pawns on the board the weaker seat may count: after so many moves of the other without mate the game is
/// drawn. `power count` announces it, `power stop` ends it; a mate by the counting seat while it counts is a draw.
/// Counter `board-count`: {by: the counting seat, made, limit}. Goes before the judgement of mate.
class BoardCount final : public RuleOf<BoardCount> {
 public:
  struct Texts {
    const RuleText& count;      ///< how it is announced and kept
    const RuleText& stop;       ///< how it is ended
    const RuleText& draw;       ///< the last move was no mate
    const RuleText& unstopped;  ///< the counting seat has mated
    const RuleText& mate;
  };
  BoardCount(const Texts& texts, Kind pawn) : texts_(texts), pawn_(pawn) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&texts_.count, &texts_.stop, &texts_.draw, &texts_.unstopped};
  }
  [[nodiscard]] bool bitboard(BitboardTerms&) const override { return true; }
  [[nodiscard]] bool bitboard_for(const Position& pos, SlotId slot, int plies) const override;
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void announcements(const Position& pos, SlotId slot, ActionList& out) const override;
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override;
  void on_moved(Context& ctx, SlotId slot) const override;
  void on_judge(Context& ctx, SlotId slot) const override;
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;

 private:
  enum Memory { kBy, kMade, kLimit };  // by: the counting seat's index plus one
  static constexpr int kMoves = 64;
  [[nodiscard]] bool may_count(const Position& pos, SlotId slot) const;
  static void stop_counting(Context& ctx, SlotId slot);
  Texts texts_;
  Kind pawn_;
};

}  // namespace arbiter
