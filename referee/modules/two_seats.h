// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "referee/core/context.h"

namespace arbiter {

/// Check, in games where one king stands against one: the event names the checking squares and, where the game has
/// names for checks, which of them it is.
class CheckEvents final : public RuleOf<CheckEvents> {
 public:
  using Name = std::function<std::string(const Rules&, const Piece&)>;  ///< what a check by that piece is called
  explicit CheckEvents(const RuleText& text, Name name = {}) : text_(text), name_(std::move(name)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  [[nodiscard]] bool bitboard(BitboardTerms&) const override { return true; }
  void on_settled(Context& ctx, SlotId slot) const override;
  void checks(const Position& pos, SlotId slot, std::vector<Seat>& out) const override;

 private:
  const RuleText& text_;
  Name name_;
};

/// What having no move without being in check is for the seat that brought it about.
enum class Stalemate { draw, wins, loses, goes_on };

/// No legal move for the other seat: mate wins for the mover; what stalemate is, the game says. A game that judges
/// something between the two lets stalemate go on here and has StalemateEnds later in its list.
class MateEnds final : public RuleOf<MateEnds> {
 public:
  using Stalemate = arbiter::Stalemate;
  MateEnds(const RuleText& mate, const RuleText& stalemate, Stalemate means)
      : mate_(mate), stalemate_(stalemate), means_(means) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&mate_, &stalemate_}; }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override;
  void on_judge(Context& ctx, SlotId slot) const override;
  bool on_no_move(Context& ctx, SlotId slot) const override;

 private:
  bool judge(Context& ctx, SlotId slot, Seat seat) const;
  const RuleText& mate_;
  const RuleText& stalemate_;
  Stalemate means_;
};

/// Stalemate judged by itself, after mate and whatever a game judges before it.
class StalemateEnds final : public RuleOf<StalemateEnds> {
 public:
  StalemateEnds(const RuleText& text, Stalemate means) : text_(text), means_(means) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override;
  void on_judge(Context& ctx, SlotId slot) const override;
  bool on_no_move(Context& ctx, SlotId slot) const override;

 private:
  const RuleText& text_;
  Stalemate means_;
};

/// Is the seat in check without a legal move, were it its turn?
bool mated(const Position& pos, Seat seat);

/// The seat has moved or placed a piece in the action under way: what follows from it may be judged.
bool board_changed(const Position& pos);

/// `resign`, `draw`, `accept` between two seats or two sides. `draw` ends the game where some rule grants the claim
/// (Rule::claim); otherwise it is an offer, agreed when every other seat has accepted, which any move of another seat
/// declines. A seat that resigns loses together with all allies.
///
/// The arbiter's verdicts are accepted as well, though they are not listed among the announcements: `S:time` (the own
/// time of S is over) and `S:power foul` (S has made an illegal move too many). Both lose like resigning, unless a rule
/// gives a draw instead (Rule::draws_instead).
class Agreement final : public RuleOf<Agreement> {
 public:
  /// Why the game is lost or drawn; the verdicts have sentences of their own unless the game brings others.
  struct Texts {
    const RuleText& resign;
    const RuleText& agreed;
    const RuleText* time = nullptr;
    const RuleText* foul = nullptr;
  };
  explicit Agreement(const Texts& texts);
  Agreement(const RuleText& resign, const RuleText& agreed) : Agreement(Texts{resign, agreed}) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&texts_.resign, &texts_.agreed, texts_.time, texts_.foul};
  }
  [[nodiscard]] bool bitboard(BitboardTerms&) const override { return true; }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void announcements(const Position& pos, SlotId slot, ActionList& out) const override;
  bool accepts(const Position& pos, SlotId slot, const Action& action) const override;
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override;
  void on_settled(Context& ctx, SlotId slot) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;

 private:
  enum Memory { kOffer, kAccepted };  // the seat's index plus one; by seat
  /// The seat and its allies lose for that reason, or the game is drawn instead.
  void lose(Context& ctx, Seat seat, const RuleText& reason) const;
  Texts texts_;
};

/// The reason for which the game is drawn where the seat would lose it away from the board, or nullptr.
const RuleText* draw_instead_of_loss(const Position& pos, Seat loser);

/// The reason for which a `draw` of that seat ends the game now, or nullptr.
const RuleText* draw_claim(const Position& pos, Seat seat);

/// The seat opposite in a two-seat game.
Seat other_seat(const Position& pos, Seat seat);

/// The position as it would be presented to `seat` now: its turn, its move.
Position presented(const Position& pos, Seat seat);

}  // namespace arbiter
