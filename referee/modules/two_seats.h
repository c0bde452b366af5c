#pragma once

#include <string>

#include "referee/core/context.h"

namespace arbiter {

/// Check, in games where one king stands against one: the event names the checking squares.
class CheckEvents final : public RuleOf<CheckEvents> {
 public:
  explicit CheckEvents(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_settled(Context& ctx, SlotId slot) const override;
  void checks(const Position& pos, SlotId slot, std::vector<Seat>& out) const override;

 private:
  const RuleText& text_;
};

/// No legal move for the other seat: mate wins for the mover; what stalemate is, the game says.
class MateEnds final : public RuleOf<MateEnds> {
 public:
  enum class Stalemate { draw, wins, loses, goes_on };  ///< for the seat that gave it
  MateEnds(const RuleText& mate, const RuleText& stalemate, Stalemate means)
      : mate_(mate), stalemate_(stalemate), means_(means) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&mate_, &stalemate_}; }
  void on_judge(Context& ctx, SlotId slot) const override;
  bool on_no_move(Context& ctx, SlotId slot) const override;

 private:
  void judge(Context& ctx, SlotId slot, Seat seat) const;
  const RuleText& mate_;
  const RuleText& stalemate_;
  Stalemate means_;
};

/// `resign`, `draw`, `accept` between two seats or two sides. A claim that the rules give is for others to grant: they
/// say so through `claim`, the reason for which `draw` ends the game at once; nullptr: it is an offer.
class Agreement final : public RuleOf<Agreement> {
 public:
  using Claim = const RuleText* (*)(const Position&);
  Agreement(const RuleText& resign, const RuleText& agreed, Claim claim)
      : resign_(resign), agreed_(agreed), claim_(claim) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&resign_, &agreed_}; }
  void announcements(const Position& pos, SlotId slot, ActionList& out) const override;
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override;
  void on_moved(Context& ctx, SlotId slot) const override;
  void write_counters(const Position& pos, SlotId slot, nlohmann::json& out) const override;

 private:
  enum Memory { kOffer };  // the seat's index plus one
  const RuleText& resign_;
  const RuleText& agreed_;
  Claim claim_;
};

/// The seat opposite in a two-seat game.
Seat other_seat(const Position& pos, Seat seat);

/// The position as it would be presented to `seat` now: its turn, its move.
Position presented(const Position& pos, Seat seat);

}  // namespace arbiter
