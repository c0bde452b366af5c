// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "referee/core/context.h"
#include "referee/core/expected.h"
#include "referee/core/position.h"

namespace arbiter {

/// What an accepted action led to.
struct Outcome {
  Position position;
  EventList events;
  /// The board as the player's own hand has left it, before the effects of the rules: what is on the table until the
  /// players have carried out the rest. Pieces by cell; empty when the action was not a move by hand.
  std::vector<std::pair<Cell, Piece>> hand;
  bool by_hand = false;
};

/// The life of a turn, the same for every game; what happens in it is the rules' affair.
///
/// start -> (on_turn_start of every slot) -> ready -> (on_ready) -> the decision `move` -> an action ->
/// acted -> (on_moved after moves, on_settled, checks told, on_judge, on_continue) -> end -> (on_turn_end, on_tick) ->
/// next seat. Where the turn stops for a decision every on_stop is called.
///
/// Whenever a rule has raised a decision the engine stops and what is left waits in the agenda. A rule may also present
/// the move decision again (Context::ask_again) or end the turn early.
class Engine {
 public:
  /// The positions that a game begins from, one for each board. On joined boards they stand in the field `boards` of
  /// the one given. Errors: `bad_position`.
  static Expected<std::vector<Value>> board_positions(const Rules& rules, const Value& position);

  /// The first position of a game: set-up, or what `position` (the protocol's object, checked here) gives. Errors:
  /// `bad_position` with every reason found.
  static Expected<Outcome> begin(const Rules& rules, const Value& position);

  /// Every action open at the present decision, in canonical order of text. This is the definition of legal.
  static ActionList legal(const Position& pos);
  /// The same in no particular order: for counting and searching.
  static void legal_unsorted(const Position& pos, ActionList& out);
  /// Is there any?
  static bool any_legal(const Position& pos);
  /// Open reactions, each with its seat.
  static ActionList reactions(const Position& pos);
  /// Accepted though not in `legal`.
  static ActionList announcements(const Position& pos);

  /// Carries out `action`. Errors: a refusal with the rule and the reason; nothing has changed then.
  static Expected<Outcome> act(const Position& pos, const Action& action);
  /// The same for an action known to be legal, one of `legal`: it is not looked for again.
  static Outcome carry_out(const Position& pos, const Action& action);
  /// Carries out an action known to be legal; for searching.
  static void play(Position& pos, const Action& action, EventList& events);

  /// Goes on until the next decision, after a correction from outside.
  static void settle(Context& ctx) { run(ctx); }
  /// Does what rules have queued, and no more of the turn: what an effect brings about at once, in a copy whose agenda
  /// was empty before it.
  static void follow_up(Context& ctx);

  /// Sequences of `depth` decision points.
  static std::uint64_t perft(const Position& pos, int depth);

  /// Rules of the game first, in list order, then the slots of `first`, then the other seats' clockwise.
  static std::vector<SlotId> ordered_slots(const Position& pos, std::uint64_t bit);

  /// Whose turn comes after the present one, as things stand: the place in the order.
  static Seat next_seat(const Position& pos);
  /// Who plays when the turn comes to `place`: that seat, unless a rule knows better.
  static Seat player_of(const Position& pos, Seat place);

  /// The target that the move `action` of a legal list stands for.
  static std::optional<Target> find_target(const Position& pos, const Action& action);
  /// What the move cites.
  static const RuleText& rule_of(const Position& pos, const Piece& piece, const Target& target);

 private:
  /// `aside`: a reaction or an announcement, which leaves the decision as it is unless its rule changes it.
  static void perform(Context& ctx, const Action& action, bool aside);
  /// All that follows from an action that is open.
  static Outcome follow(const Position& pos, const Action& action, bool aside);
  /// A reaction or an announcement: the question that was open stays open.
  static void perform_aside(Context& ctx, const Action& action);
  /// What stands now is the player's own hand's work.
  static void done_by_hand(Context& ctx);
  static void run(Context& ctx);
  static void go_on(Context& ctx);
  static void enter(Context& ctx, Phase phase);
  static void run_task(Context& ctx, const Task& task);
  static Refusal why_refused(const Position& pos, const Action& action);
};

}  // namespace arbiter
