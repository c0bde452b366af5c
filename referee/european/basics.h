// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "referee/european/army.h"
#include "referee/european/effect.h"

// The rules every game of European Chess has, whichever armies meet: rules of the table, without an owner.
namespace arbiter::european {

/// Capture of the last royal piece: the seat is out and everything it controls passes to the captor. A seat that falls
/// by an effect of its own is gained by the seat that acted, in its own turn by nobody, or by the seat that acted
/// before it (`self_defeat_to_previous`); `own_power` is cited for it where the game has a rule of its own. When one
/// effect takes several seats out, all are out before anything passes on, and nobody who is out gains.
class KingCapture final : public RuleOf<KingCapture> {
 public:
  KingCapture(const RuleText& text, bool self_defeat_to_previous, const RuleText* own_power = nullptr)
      : text_(text), own_power_(own_power), previous_(self_defeat_to_previous) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return own_power_ == nullptr ? std::vector{&text_} : std::vector{&text_, own_power_};
  }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override;
  void on_task(Context& ctx, SlotId slot, int) const override { settle(ctx, slot); }
  /// Behind the last piece's rule, and before check is reported: seats that fall by how the pieces stand.
  void on_settled(Context& ctx, SlotId slot) const override;
  void on_turn_end(Context& ctx, SlotId slot) const override;
  /// Takes out the seats that have lost their last royal piece.
  void settle(Context& ctx, SlotId slot) const;
  /// Has `seat` taken over the pieces of `loser`?
  static bool conquered(const Position& pos, SlotId slot, Seat seat, Seat loser);

 private:
  enum Memory { kFallen, kLastActed, kConquered };
  static constexpr int kByOwnPower = 2 * kSeats;  // added to what is remembered of a fall
  const RuleText& text_;
  const RuleText* own_power_;
  bool previous_;
};

/// A seat brought down to one piece is out; nobody gains it. Tested as soon as the action or effect is complete that
/// did it and kings captured are settled; at the end of a turn when all that the end brings is done.
class LastPiece final : public RuleOf<LastPiece> {
 public:
  explicit LastPiece(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override;
  void on_settled(Context& ctx, SlotId slot) const override { test(ctx, slot); }
  void on_ready(Context& ctx, SlotId slot) const override { test(ctx, slot); }
  void on_turn_end(Context& ctx, SlotId slot) const override { ctx.queue(slot, 0); }
  void on_task(Context& ctx, SlotId slot, int) const override { test(ctx, slot); }
  /// Takes out the seats that have come down to one piece.
  void test(Context& ctx, SlotId slot) const;

 private:
  const RuleText& text_;
};

/// Who is in check from whom, at every question; a check event for each pair that is new since check was last told.
class CheckWatch final : public RuleOf<CheckWatch> {
 public:
  explicit CheckWatch(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_setup(Setup& ctx, SlotId slot, const Value&) const override { note(ctx, slot, false); }
  /// Before the powers look at who is in check, if there are any that do.
  void on_moved(Context& ctx, SlotId) const override;
  void on_settled(Context& ctx, SlotId slot) const override { note(ctx, slot, true); }
  void on_ready(Context& ctx, SlotId slot) const override { note(ctx, slot, true); }
  void on_stop(Context& ctx, SlotId) const override { refresh_checks(ctx); }
  void on_turn_end(Context& ctx, SlotId slot) const override { ctx.queue(slot, 0); }
  void on_task(Context& ctx, SlotId slot, int) const override { note(ctx, slot, true); }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    if (event.is<change::Swapped>()) ctx.queue(slot, 0);  // a reaction, after which nothing else looks
  }
  void checks(const Position& pos, SlotId slot, std::vector<Seat>& out) const override;

 private:
  void note(Context& ctx, SlotId slot, bool tell) const;
  const RuleText& text_;
};

/// An effect of a power that would let a seat whose turn it is not give check does not happen: see Trial.
class ThirdPartyCheck final : public RuleOf<ThirdPartyCheck> {
 public:
  explicit ThirdPartyCheck(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  /// What would be open but for this rule.
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;

 private:
  const RuleText& text_;
};

/// A pawn on its colour's last row becomes what its controller's list says.
class LastRow final : public RuleOf<LastRow> {
 public:
  /// `list`: kinds by seat, asked when a pawn arrives.
  using List = std::vector<Kind> (*)(const Position&, Seat);
  LastRow(const RuleText& text, Kind pawn, List list) : text_(text), pawn_(pawn), list_(list) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void promotion(const Position& pos, SlotId slot, PieceId id, Cell from, Cell to, bool capture,
                 Promotion& out) const override;

 private:
  const RuleText& text_;
  Kind pawn_;
  List list_;
};

/// Clockwise, passing over seats that are out; a seat that can do nothing is skipped.
class Turns final : public RuleOf<Turns> {
 public:
  Turns(const RuleText& turn, const RuleText& no_move) : turn_(turn), no_move_(no_move) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&turn_, &no_move_}; }
  std::optional<Seat> next_seat(const Position& pos, SlotId slot) const override;
  /// In a position set up, seats that are out have no powers left.
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void on_turn_start(Context& ctx, SlotId slot) const override;
  bool on_no_move(Context& ctx, SlotId slot) const override;
  void on_settled(Context& ctx, SlotId slot) const override { ctx.count(slot, kSkipped, 0, 0); }
  void on_turn_end(Context& ctx, SlotId slot) const override { ctx.queue(slot, 0); }
  void on_task(Context& ctx, SlotId slot, int) const override;
  static int ended(const Position& pos, SlotId slot, Seat seat) { return pos.counted(slot, kEnded, index(seat)); }

 private:
  enum Memory { kSkipped, kEnded };
  const RuleText& turn_;
  const RuleText& no_move_;
};

/// The last seat (or team) in play wins; seats may resign, or agree on a draw.
class GameEnds final : public RuleOf<GameEnds> {
 public:
  /// `time`: who wins when the agreed time is over (bits of seats; none: a draw).
  using Winners = std::uint8_t (*)(const Position&);
  /// `joined`: this is one of several boards, and a draw is for all of them to agree on.
  GameEnds(const RuleText& over, const RuleText& resign, const RuleText& draw, Winners time, bool joined = false)
      : over_(over), resign_(resign), draw_(draw), time_(time), joined_(joined) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&over_, &resign_, &draw_}; }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void announcements(const Position& pos, SlotId slot, ActionList& out) const override;
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override;
  void on_judge(Context& ctx, SlotId) const override { judge(ctx); }
  void on_ready(Context& ctx, SlotId) const override { judge(ctx); }
  void on_turn_end(Context& ctx, SlotId slot) const override { ctx.queue(slot, 0); }
  void on_task(Context& ctx, SlotId, int) const override { judge(ctx); }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;
  /// Who has offered or accepted a draw: a bit each seat.
  static std::uint8_t offers(const Position& pos);
  /// Draws have been offered at the board beside this one: they may be accepted here.
  static void heed(Position& pos, std::uint8_t offers);
  /// Was it said that the agreed time is over?
  static bool time_is_over(const Position& pos);

 private:
  enum Memory { kOffers, kTime, kBeside };
  void judge(Context& ctx) const;
  const RuleText& over_;
  const RuleText& resign_;
  const RuleText& draw_;
  Winners time_;
  bool joined_;
};

/// Kinds that are royal only while their own army's seat controls them.
class RoyalAtHome final : public RuleOf<RoyalAtHome> {
 public:
  RoyalAtHome(const RuleText& text, std::vector<Kind> kinds) : text_(text), kinds_(std::move(kinds)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  std::optional<bool> royal(const Position& pos, SlotId, PieceId id) const override {
    const Piece& p = pos.pieces[id];
    if (p.army != p.controller || std::find(kinds_.begin(), kinds_.end(), p.kind) == kinds_.end()) return std::nullopt;
    return true;
  }

 private:
  const RuleText& text_;
  std::vector<Kind> kinds_;
};

/// In a position in which an effect has just happened: takes out every seat that falls by it.
void settle_losses(Context& ctx);

/// Ends every power of the seat that does not outlast it, and the marks that those powers have set.
void end_powers(Context& ctx, Seat seat);
/// Takes away the marks that the seat's powers have set, but for those that lie on a cell for good.
void drop_marks(Context& ctx, Seat seat);

}  // namespace arbiter::european
