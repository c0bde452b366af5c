// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "referee/core/action.h"
#include "referee/core/event.h"
#include "referee/core/movement.h"
#include "referee/core/position.h"
#include "referee/core/rule_text.h"
#include "value/message.h"

namespace arbiter {

class Notes;
class Effects;
class Context;
class Setup;
class Value;
struct BitboardTerms;

/// One cell a piece could go to (or shoot at).
struct Target {
  Cell to;
  PieceId victim = kNoPiece;       ///< what is captured, usually what stands on `to`
  bool shot = false;               ///< captures without moving
  bool leap = false;               ///< passed over cells without minding them
  bool crossed = false;            ///< went round the edge of the board
  Vec step{};                      ///< of a slide: one step of it …
  std::uint8_t steps = 0;          ///< … and how many it takes; 0 for any other way
  SlotId slot = kNoSlot;           ///< the rule that offers it, and carries it out if it is special
  bool special = false;            ///< carried out by the rule's `perform`, not by the engine
  const RuleText* rule = nullptr;  ///< what the move cites; nullptr: the kind's own rule
};
using TargetList = std::vector<Target>;

/// The kinds a pawn (or another piece) may become by a move.
struct Promotion {
  std::vector<Kind> kinds;
  bool compulsory = false;  ///< only the forms with `=` exist
  const RuleText* rule = nullptr;
};

struct Capture {
  PieceId attacker, victim;
  Cell from, to;
};

/// A rule of a game or a power of a seat: a stateless object with a few hooks. What it must remember stands in the
/// position's ledger under its slot. Every hook gets the position and the slot; `slot`'s owner is the seat whose
/// power it is (none for a rule of the game). Hooks that are not overridden cost nothing.
///
/// Order, the one policy of the house: rules of the game in the order of the ruleset's list, then the powers of the
/// seat whose turn it is, then the other seats' clockwise (Engine::ordered_slots).
class Rule {
 public:
  virtual ~Rule() = default;
  /// The rules it cites; `explain` finds them here.
  [[nodiscard]] virtual std::vector<const RuleText*> texts() const = 0;
  [[nodiscard]] virtual std::uint64_t hooks() const = 0;
  /// Which class it is, for rules that look for another of theirs: `identity_of` that class.
  [[nodiscard]] virtual const void* identity() const = 0;
  /// Which further interface it has beside this one, named by an address of that interface's own; nullptr: none.
  [[nodiscard]] virtual const void* family() const { return nullptr; }

  // ---- ask: never change anything ----
  /// How `piece` moves, given how it moves so far; returns `now` where the rule has nothing to say.
  virtual const Movement* movement(const Position&, SlotId, const Piece&, const Movement* now) const { return now; }
  /// Further cells `piece` can go to. Not attacks, whatever they capture (en passant, a one-time leap).
  virtual void targets(const Position&, SlotId, PieceId, TargetList&) const {}
  /// Further captures of `piece` that are attacks too (a tower's shot, a palace's diagonal).
  virtual void strikes(const Position&, SlotId, PieceId, TargetList&) const {}
  /// Further actions open to the seat to act at the present decision; all of them, when this slot asked.
  virtual void actions(const Position&, SlotId, ActionList&) const {}
  /// A piece that may neither move nor capture: why. Must not ask for legal actions.
  virtual const RuleText* pins(const Position&, SlotId, PieceId) const { return nullptr; }
  /// A cell that `piece` may neither enter nor pass.
  virtual bool blocks_cell(const Position&, SlotId, PieceId, Cell) const { return false; }
  /// A capture that is not allowed: why. Neither legal nor an attack then.
  virtual const RuleText* forbids_capture(const Position&, SlotId, const Capture&) const { return nullptr; }
  /// Takes actions out of the list that this rule forbids; returns what it cites if it took any.
  virtual const RuleText* filter(const Position&, SlotId, ActionList&) const { return nullptr; }
  /// Stops an effect of slot `by` before it happens: why.
  virtual const RuleText* protects(const Position&, SlotId, const Change&, SlotId /*by*/) const { return nullptr; }
  /// Whether a piece is royal, where the rule knows.
  virtual std::optional<bool> royal(const Position&, SlotId, PieceId) const { return std::nullopt; }
  /// What a move from `from` to `to` can promote to.
  virtual void promotion(const Position&, SlotId, PieceId, Cell /*from*/, Cell /*to*/, bool /*capture*/,
                         Promotion&) const {}
  /// Actions that are accepted now though they do not stand in `legal` (resign, draw, time …).
  virtual void announcements(const Position&, SlotId, ActionList&) const {}
  /// Why a `draw` said by `seat` now ends the game at once; nullptr: to this rule it would be an offer.
  virtual const RuleText* claim(const Position&, SlotId, Seat) const { return nullptr; }
  /// Why the game is drawn where `loser` would lose it away from the board (it resigns, its time is over, it has made
  /// one illegal move too many); nullptr: this rule lets it lose.
  virtual const RuleText* draws_instead(const Position&, SlotId, Seat /*loser*/) const { return nullptr; }
  /// Why an arbiter's correction may not leave this position, as far as this rule knows.
  virtual const RuleText* bad_correction(const Position&, SlotId) const { return nullptr; }
  /// How likely a throw that this rule asked for is beside the others (four shells seldom all fall alike).
  virtual unsigned weight(const Position&, SlotId, const Action& /*roll*/) const { return 1; }
  /// Is an action accepted now though it stands nowhere? For what only its owner may know to be possible.
  virtual bool accepts(const Position&, SlotId, const Action&) const { return false; }
  /// Reactions open to the seats that have a window of this slot.
  virtual void reactions(const Position&, SlotId, Seat, ActionList&) const {}
  /// Why an action that is not open is refused, where this rule can say it better than the engine.
  virtual const RuleText* refusal(const Position&, SlotId, const Action&) const { return nullptr; }
  /// What stands in the way of an action that this rule forbids, a sentence that fits behind a colon: "the guard on c3
  /// holds it."; empty: the rule's own sentence says enough.
  [[nodiscard]] virtual Message obstacle(const Position&, SlotId, const Action&) const { return {}; }
  /// The public memory of this slot, for `state.counters`.
  virtual void write_counters(const Position&, SlotId, Value&) const {}
  /// What only `viewer` may see, for `state.secrets`; `viewer` none: everything (the arbiter).
  virtual void write_secrets(const Position&, SlotId, Seat /*viewer*/, Value&) const {}
  /// An answer to this rule's question as it stands in the list, where it may be said otherwise too (in another order);
  /// anything else as it is.
  [[nodiscard]] virtual Action canonical(const Position&, SlotId, const Action& said) const { return said; }
  /// Who may know an answer to this rule's question beside the seat that gives it: a bit each seat, 0xff everybody.
  virtual std::uint8_t audience(const Position&, SlotId, const Action& /*answer*/) const { return 0xff; }
  /// What a seat in check is, for `state.check`.
  virtual void checks(const Position&, SlotId, std::vector<Seat>&) const {}
  /// Whose turn is next, where this rule knows.
  virtual std::optional<Seat> next_seat(const Position&, SlotId) const { return std::nullopt; }
  /// Who plays when the turn comes to `place`, where this rule knows: a seat may play another's turns too.
  virtual std::optional<Seat> player_of(const Position&, SlotId, Seat /*place*/) const { return std::nullopt; }

  // ---- in short ----
  /// Adds what the rule means to moves in the terms of plain.h. False: it means more than can be said so, and positions
  /// of its games are always played in full.
  [[nodiscard]] virtual bool bitboard(BitboardTerms&) const { return false; }
  /// Will the next `plies` moves from here pass without anything of this rule that is not among its plain terms (a draw
  /// by count)? Asked only where `plain` is true.
  [[nodiscard]] virtual bool bitboard_for(const Position&, SlotId, int /*plies*/) const { return true; }

  // ---- do: may propose changes, raise a decision, queue tasks ----
  /// The game begins; `position` is what was given of it (a table, perhaps empty: counters, marks …). What of it
  /// makes no sense is named with Setup::reject; WrongValue says the same.
  virtual void on_setup(Setup&, SlotId, const Value& /*position*/) const {}
  virtual void on_turn_start(Context&, SlotId) const {}
  /// The move decision is about to be presented.
  virtual void on_ready(Context&, SlotId) const {}
  /// The seat to act has no legal action. The first rule that does something about it is the last asked.
  virtual bool on_no_move(Context&, SlotId) const { return false; }
  /// Carries out a special target. The rule emits every change itself.
  virtual void perform(Context&, SlotId, PieceId, const Target&) const {}
  /// Carries out a power, an announcement, an answer or a reaction that is this rule's; false: not mine.
  virtual bool on_action(Context&, SlotId, const Action&) const { return false; }
  /// Any change has been committed (not called for changes it makes itself in this hook).
  virtual void on_event(Effects&, SlotId, const Event&) const {}
  /// A piece has moved or captured by an action (Position::deed), promotion done.
  virtual void on_moved(Context&, SlotId) const {}
  /// Everything an action set off is done.
  virtual void on_settled(Context&, SlotId) const {}
  /// Is the game over?
  virtual void on_judge(Context&, SlotId) const {}
  /// The turn may go on: raise a decision here.
  virtual void on_continue(Context&, SlotId) const {}
  virtual void on_turn_end(Context&, SlotId) const {}
  /// Behind the effects of the turn's end: what counts turns counts this one.
  virtual void on_tick(Context&, SlotId) const {}
  /// The next question stands, or the game is over: what the position says of itself is brought up to date. Nothing
  /// changes on the table.
  virtual void on_stop(Context&, SlotId) const {}
  /// This rule's question is put again after a move was taken back, and only a no is left to it.
  virtual void on_unanswered(Context&, SlotId) const {}
  /// In a copy of the position: forgets what `viewer` (none: everybody at the table) cannot know. What may be done,
  /// what is refused and who is mated is judged on such a copy, see known_to.
  virtual void forget(Notes&, SlotId, Seat /*viewer*/) const {}
  /// A task this rule queued.
  virtual void on_task(Context&, SlotId, int /*data*/) const {}
};

/// The hooks that are asked often, so that only rules that have them are: member of Rule, name of its bit.
#define ARBITER_HOOKS(HOOK)              \
  HOOK(movement, kMovement)              \
  HOOK(targets, kTargets)                \
  HOOK(strikes, kStrikes)                \
  HOOK(actions, kActions)                \
  HOOK(pins, kPins)                      \
  HOOK(blocks_cell, kBlocksCell)         \
  HOOK(forbids_capture, kForbidsCapture) \
  HOOK(filter, kFilter)                  \
  HOOK(protects, kProtects)              \
  HOOK(royal, kRoyal)                    \
  HOOK(promotion, kPromotion)            \
  HOOK(next_seat, kNextSeat)             \
  HOOK(player_of, kPlayerOf)             \
  HOOK(on_turn_start, kTurnStart)        \
  HOOK(on_ready, kReady)                 \
  HOOK(on_no_move, kNoMove)              \
  HOOK(on_event, kEvent)                 \
  HOOK(on_moved, kMoved)                 \
  HOOK(on_settled, kSettled)             \
  HOOK(on_judge, kJudge)                 \
  HOOK(on_continue, kContinue)           \
  HOOK(on_turn_end, kTurnEnd)            \
  HOOK(on_tick, kTick)                   \
  HOOK(on_stop, kStop)                   \
  HOOK(forget, kForget)

/// Bits of Rule::hooks.
namespace hook {
#define ARBITER_HOOK(member, bit) bit##Index,
enum : unsigned { ARBITER_HOOKS(ARBITER_HOOK) kCount };
#undef ARBITER_HOOK
static_assert(kCount <= 64);
#define ARBITER_HOOK(member, bit) bit = std::uint64_t{1} << bit##Index,
enum : std::uint64_t { ARBITER_HOOKS(ARBITER_HOOK) };
#undef ARBITER_HOOK
}  // namespace hook

/// What Rule::identity is for rules of that class.
template <class Which>
const void* identity_of() {
  static const char address = 0;
  return &address;
}

/// Derive from this: it works out which hooks `Derived` overrides, so that only those are called.
template <class Derived, class Base = Rule>
class RuleOf : public Base {
 public:
  using Base::Base;
  [[nodiscard]] std::uint64_t hooks() const override {
    std::uint64_t bits = 0;
#define ARBITER_HOOK(member, bit) \
  if constexpr (!std::is_same_v<decltype(&Derived::member), decltype(&Rule::member)>) bits |= hook::bit;
    ARBITER_HOOKS(ARBITER_HOOK)
#undef ARBITER_HOOK
    return bits;
  }
  [[nodiscard]] const void* identity() const override { return identity_of<Derived>(); }
};

}  // namespace arbiter
