// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "referee/core/context.h"

// Games among several seats in which who loses the last king loses the army to its captor, and the last side with a
// king wins.
namespace arbiter {

/// The pieces on the board that `seat` controls, by file then rank.
std::vector<PieceId> pieces_of(const Position& pos, Seat seat);

/// `loser` is out and everything it controls passes to `taker`: `eliminated`, then `control` by file then rank.
void take_over(Context& ctx, SlotId slot, Seat loser, Seat taker, const RuleText& rule);

/// Ends the game when the seats still playing are all of one side, which wins with every seat of it. True if it did.
bool end_when_one_side_left(Context& ctx, const RuleText& last);

/// Kings fall by capture and, where the game declares it, by mate at the start of their turn. While a seat has several
/// royal pieces they are ordinary ones. A seat without any in a position set up is out.
class Conquest final : public RuleOf<Conquest> {
 public:
  struct Terms {
    const RuleText* taken;                 ///< cited when an army goes over
    const RuleText* last;                  ///< cited at the end
    const RuleText* no_move;               ///< cited when a seat without a move is passed over
    const RuleText* mate = nullptr;        ///< mate is declared; nullptr: kings are captured only
    const RuleText* several = nullptr;     ///< explains that several kings are ordinary pieces, where there may be some
    bool mate_when_king_is_stuck = false;  ///< the king's own moves alone count, not other rescues
  };
  explicit Conquest(const Terms& terms) : terms_(terms) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override;
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void on_turn_start(Context& ctx, SlotId slot) const override;
  void on_moved(Context& ctx, SlotId slot) const override;
  void on_judge(Context& ctx, SlotId slot) const override;
  void on_ready(Context& ctx, SlotId slot) const override;
  bool on_no_move(Context& ctx, SlotId slot) const override;

 private:
  enum Memory {
    kMoves,
    kMovedAt,
    kFell,
    kIdle
  };  // moves so far; seat -> its last one; a king fell; turns lost in a row
  [[nodiscard]] bool mated(const Position& pos, PieceId king) const;
  [[nodiscard]] static Seat giver(const Position& pos, SlotId slot, PieceId king);
  Terms terms_;
};

/// Conquered armies are one with their captor's: only seats that play have turns.
class ArmiesMerged final : public RuleOf<ArmiesMerged> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {}; }
  std::optional<Seat> next_seat(const Position& pos, SlotId slot) const override;
};

/// Conquered armies keep their own turns: the place in the order of an army whose seat is out is played by the seat
/// that took it, and every turn is a move of the army whose place it is.
class ArmiesApart final : public RuleOf<ArmiesApart> {
 public:
  /// `check_skip`: after a move the turn goes straight to the first seat clockwise whose king is in check, and this
  /// rule is cited; nullptr: it goes round.
  ArmiesApart(const RuleText& text, const RuleText* check_skip) : text_(text), check_skip_(check_skip) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override;
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override;
  void on_turn_end(Context& ctx, SlotId slot) const override;
  const RuleText* filter(const Position& pos, SlotId slot, ActionList& list) const override;
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;
  std::optional<Seat> next_seat(const Position& pos, SlotId slot) const override;
  std::optional<Seat> player_of(const Position& pos, SlotId slot, Seat place) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;

 private:
  enum Memory { kHolder };  // place -> the seat that plays it, plus one
  [[nodiscard]] static Seat holder(const Position& pos, SlotId slot, Seat place);
  const RuleText& text_;
  const RuleText* check_skip_;
};

/// `resign` on its own turn: everything the seat controls leaves the board or, where the game lets the seat choose,
/// stays frozen: in the way, but neither moving nor attacking nor to be taken.
class Resigning final : public RuleOf<Resigning> {
 public:
  Resigning(const RuleText& text, const RuleText& last, bool may_freeze)
      : text_(text), last_(last), may_freeze_(may_freeze) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void announcements(const Position& pos, SlotId slot, ActionList& out) const override;
  void actions(const Position& pos, SlotId slot, ActionList& out) const override;
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override;
  const RuleText* pins(const Position& pos, SlotId slot, PieceId id) const override;
  const RuleText* forbids_capture(const Position& pos, SlotId slot, const Capture& capture) const override;

 private:
  void leave(Context& ctx, SlotId slot, Seat seat, bool freeze) const;
  const RuleText& text_;
  const RuleText& last_;
  bool may_freeze_;
};

}  // namespace arbiter
