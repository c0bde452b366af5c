// SPDX-License-Identifier: MIT
// Bughouse: two boards, whose players of the same letter are partners. What one captures the other may set up.
#include <algorithm>

#include "referee/core/join.h"
#include "referee/core/view.h"
#include "referee/european/basics.h"
#include "referee/european/game.h"
#include "referee/european/modes/ways.h"
#include "referee/european/newcomer.h"

namespace arbiter::european {

namespace {

constexpr RuleText kBughouse{
    "modes.bughouse",
    "Two boards are played at once, and who has the same letter plays together. A piece that one captures goes to the "
    "partner's hand, in the partner's colour, unless its seat ends with it; instead of moving, it may be set up on an "
    "empty square of the partner's own six by six squares, without giving check, and a royal kind set up so is royal "
    "for nobody. A team has won when nobody else is left on any board.",
    "European Chess, Bughouse"};

Seat partner(Seat seat) { return seat_at((index(seat) + kSeats / 2) % kSeats); }

/// What the seats of a board have captured for their partners, and what they have set up themselves. A rule of the
/// table, behind the powers: a card is turned up before it is handed on.
class Handing final : public RuleOf<Handing> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kBughouse}; }

  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const auto* taken = event.as<change::Captured>();
    if (taken == nullptr || taken->by == Seat::none) return;
    const Kind was = ctx.pos().pieces[taken->piece].kind;
    // What ends a seat goes to nobody; another royal piece goes on without being royal.
    if (is_royal(ctx.pos(), taken->piece) && royals(ctx.pos(), taken->from).empty()) return;
    const Kind elsewhere = ctx.rules().kinds[was].elsewhere;
    add(ctx, slot, kTaken, taken->by, elsewhere == kNoKind ? was : elsewhere, 1);
  }

  /// How many of the kind wait in the seat's hand, other than what its army or an ally has put there.
  static int waiting(const Position& pos, Seat seat, Kind kind) {
    const SlotId slot = slot_of<Handing>(pos);
    return slot == kNoSlot || !pos.playing(seat) ? 0 : pos.counted(slot, kWaiting, subject(seat, kind));
  }
  /// One has been set up.
  static void use(Context& ctx, Seat seat, Kind kind) {
    const SlotId slot = slot_of<Handing>(ctx.pos());
    add(ctx, slot, kUsed, seat, kind, 1);
    wait(ctx, slot, seat, kind, waiting(ctx.pos(), seat, kind) - 1);
  }
  /// A position is set up: what is in hand was handed on before.
  static void begin_with(Context& ctx, Seat seat, Kind kind, int n) {
    const SlotId slot = slot_of<Handing>(ctx.pos());
    add(ctx, slot, kUsed, seat, kind, -n);
    ctx.set_hand(seat, kind, 0);
    wait(ctx, slot, seat, kind, n);
  }
  /// Puts the hands of `pos` right by what has been captured on the `other` board; nothing if one would have to give
  /// back what it has not any more.
  static bool fill(Position& pos, const Position& other) {
    EventList unseen;
    Context ctx(pos, unseen);
    const SlotId slot = slot_of<Handing>(pos), there = slot_of<Handing>(other);
    for (const Seat seat : pos.rules->seats) {
      for (std::size_t k = 0; k < pos.rules->kinds.size(); ++k) {
        const auto kind = static_cast<Kind>(k);
        const int n =
            other.counted(there, kTaken, subject(partner(seat), kind)) - pos.counted(slot, kUsed, subject(seat, kind));
        if (pos.playing(seat) && n < 0) return false;
        wait(ctx, slot, seat, kind, pos.playing(seat) ? n : 0);
      }
    }
    return true;
  }

 private:
  enum Memory { kTaken, kUsed, kWaiting };
  static int subject(Seat seat, Kind kind) { return index(seat) * kMaxKinds + kind; }
  static void add(Effects& ctx, SlotId slot, Memory what, Seat seat, Kind kind, int n) {
    ctx.count(slot, what, subject(seat, kind), ctx.counted(slot, what, subject(seat, kind)) + n);
  }
  /// What waits is also shown in the hand, beside reserves and pawns owed.
  static void wait(Effects& ctx, SlotId slot, Seat seat, Kind kind, int n) {
    const int shown = ctx.pos().seats[index(seat)].hand[kind];
    const int others = std::max(shown - ctx.counted(slot, kWaiting, subject(seat, kind)), 0);
    ctx.set_hand(seat, kind, others + n);
    ctx.count(slot, kWaiting, subject(seat, kind), n);
  }
};

/// Setting up instead of moving; before the powers, which set up pieces of their own and say who is royal.
class PartnersDrops final : public RuleOf<PartnersDrops> {
 public:
  PartnersDrops(Kind pawn, std::vector<Kind> royal) : pawn_(pawn), royal_(std::move(royal)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kBughouse}; }

  /// A king, or what is royal at home, that was handed on is royal for nobody, whoever holds it later.
  std::optional<bool> royal(const Position& pos, SlotId slot, PieceId id) const override {
    return pos.counted(slot, kCommon, id) != 0 ? std::optional(false) : std::nullopt;
  }

  void on_setup(Setup& ctx, SlotId, const Value& position) const override {
    if (!position.has("seats")) return;
    for (const Seat seat : ctx.rules().seats) {
      const SeatState state = ctx.pos().seats[index(seat)];
      const Army* army =
          state.army < 0 ? nullptr : find_army(ctx.rules().army_names[static_cast<std::size_t>(state.army)]);
      if (army && !army->reserve.empty()) continue;  // a hand is the reserve there
      for (std::size_t k = 0; k < ctx.rules().kinds.size(); ++k)
        if (state.hand[k] != 0) Handing::begin_with(ctx, seat, static_cast<Kind>(k), state.hand[k]);
    }
  }

  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.decision.kind != "move" || pos.decision.slot != kNoSlot) return;
    const Seat seat = pos.decision.seat;
    const Trial trial(pos, slot);
    for (std::size_t k = 0; k < pos.rules->kinds.size(); ++k) {
      const auto kind = static_cast<Kind>(k);
      if (Handing::waiting(pos, seat, kind) <= 0) continue;
      for (const Cell cell : pos.board().cells())
        if (open_to(pos, seat, kind, cell) && !gives_check(trial, slot, seat, kind, cell))
          out.push_back(place(kind, cell));
    }
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    const Position& pos = ctx.pos();
    if (action.type != Action::Type::place || pos.last_action.asked != kNoSlot) return false;
    const Seat seat = pos.last_action.seat;
    if (Handing::waiting(pos, seat, action.kind) <= 0 || !open_to(pos, seat, action.kind, action.to)) return false;
    const Position known = known_to(pos, Viewer::of(seat));  // as it was when the drop was offered
    if (gives_check(Trial(known, slot), slot, seat, action.kind, action.to)) return false;
    set_up(ctx, slot, seat, action.kind, action.to);
    ctx.acted();
    return true;
  }
  const RuleText* refusal(const Position& pos, SlotId, const Action& action) const override {
    const bool asked = pos.decision.kind == "move" && pos.decision.slot == kNoSlot;
    return action.type == Action::Type::place && asked && action.args.empty() ? &kBughouse : nullptr;
  }

 private:
  enum Memory { kCommon };
  static constexpr int kArea = 6;

  [[nodiscard]] bool common(Kind kind) const { return std::find(royal_.begin(), royal_.end(), kind) != royal_.end(); }

  [[nodiscard]] bool open_to(const Position& pos, Seat seat, Kind kind, Cell cell) const {
    if (!in_corner(pos.board(), seat, cell, kArea, kArea) || !free_cell(pos, cell)) return false;
    return kind != pawn_ || row(pos.board(), seat, cell) != 8;
  }
  void set_up(Context& ctx, SlotId slot, Seat seat, Kind kind, Cell cell) const {
    Handing::use(ctx, seat, kind);
    const change::Placed set = newcomer(ctx, kind, seat, cell);
    if (common(kind)) ctx.count(slot, kCommon, set.piece, 1);
    ctx.propose(slot, set, kBughouse);
  }
  /// Would an enemy be in check that this seat does not check now?
  [[nodiscard]] bool gives_check(const Trial& trial, SlotId slot, Seat seat, Kind kind, Cell cell) const {
    const Checks after = trial.checks_after([&](Context& ctx) { set_up(ctx, slot, seat, kind, cell); });
    for (std::size_t checked = 0; checked < after.size(); ++checked)
      if (((after[checked] & ~trial.checks_before()[checked]) >> index(seat)) & 1) return true;
    return false;
  }
  Kind pawn_;
  std::vector<Kind> royal_;
};

class Bughouse final : public Join {
 public:
  explicit Bughouse(const RuleText& over, const RuleText& draw) : over_(over), draw_(draw) {}

  const RuleText* settle(std::vector<Position>& boards) const override {
    const bool filled = Handing::fill(boards[0], boards[1]) && Handing::fill(boards[1], boards[0]);
    if (!filled) return &kBughouse;
    GameEnds::heed(boards[0], GameEnds::offers(boards[1]));
    GameEnds::heed(boards[1], GameEnds::offers(boards[0]));
    return nullptr;
  }

  [[nodiscard]] std::optional<Result> result(const std::vector<Position>& boards) const override {
    std::uint8_t left = 0;
    bool agreed = true, at_rest = true;
    for (const Position& pos : boards) {
      const std::uint8_t offers = GameEnds::offers(pos);
      for (const Seat seat : pos.rules->seats) {
        const Status status = pos.seats[index(seat)].status;
        if (status != Status::playing && status != Status::winner) continue;
        left |= static_cast<std::uint8_t>(1U << index(seat));
        agreed = agreed && (pos.over() || ((offers >> index(seat)) & 1) != 0);
      }
      at_rest = at_rest && pos.over();
    }
    if (left == 0) return Result{0, &over_};
    for (int letter = 0; letter < kSeats / 2; ++letter) {
      const auto team = static_cast<std::uint8_t>(0x11U << letter);
      if ((left & ~team) == 0) return Result{team, &kBughouse};
    }
    if (agreed && !at_rest) return Result{0, &draw_};
    for (const Position& pos : boards)
      if (GameEnds::time_is_over(pos)) return Result{0, &over_};
    if (at_rest) return Result{0, &over_};  // each board has another winner
    return std::nullopt;
  }

 private:
  const RuleText& over_;
  const RuleText& draw_;
};

}  // namespace

void add_bughouse_drops(Rules& rules) {
  std::vector<Kind> royal = royal_at_home(rules, armies());
  royal.push_back(rules.kind("king"));
  rules.add(std::make_unique<PartnersDrops>(rules.kind("pawn"), std::move(royal)));
}

void add_bughouse_hands(Rules& rules) { rules.add(std::make_unique<Handing>()); }

std::shared_ptr<const Join> bughouse_join(const RuleText& over, const RuleText& draw) {
  return std::make_shared<Bughouse>(over, draw);
}

}  // namespace arbiter::european
