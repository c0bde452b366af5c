// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "referee/core/attack.h"
#include "referee/core/commit.h"
#include "referee/core/event.h"
#include "referee/core/position.h"
#include "referee/core/rule.h"
#include "referee/core/rules.h"
#include "value/message.h"

namespace arbiter {

// What a rule is given to act with, by what it may do at that moment: each class can what the one above it can.
//
//   Notes    read the position, and remember or forget numbers of one's own      (on a copy that is to forget)
//   Effects  change what stands on the table, by the one door, and what follows  (when something has happened)
//   Context  lead the turn: ask, go on, end, finish                              (while the game is played)
//   Setup    put right what a position says, or find it wrong                    (while a game or a power begins)

/// Numbers of its own that a rule remembers: (slot, name, subject) -> value.
class Notes {
 public:
  explicit Notes(Position& pos) : pos_(pos) {}

  [[nodiscard]] const Position& pos() const { return pos_; }
  [[nodiscard]] const Rules& rules() const { return *pos_.rules; }
  [[nodiscard]] const Board& board() const { return *pos_.rules->board; }
  [[nodiscard]] Seat owner(SlotId slot) const { return pos_.slots[slot].owner; }

  /// `name` is the rule's own number for what it remembers, `subject` a piece, cell or seat.
  [[nodiscard]] int counted(SlotId slot, int name, int subject = 0) const { return pos_.counted(slot, name, subject); }
  void count(SlotId slot, int name, int subject, int value);
  void forget(SlotId slot, int name);  ///< everything under that name
  void forget(SlotId slot);            ///< everything

 protected:
  /// Something has changed that a rule may look at.
  void changed() { ++changes_; }
  Position& pos_;
  std::uint32_t changes_ = 0;
};

/// Everything that changes what stands on the table goes through here, so that it can be stopped by a protection, is
/// told as an event, and names its rule.
class Effects : public Notes {
 public:
  Effects(Position& pos, EventList& events) : Notes(pos), events_(events) {}

  /// The one door. Asks every protection, makes the change, tells it, and lets on_event hooks see it. False: stopped.
  bool propose(SlotId by, Change change, const RuleText& rule);
  /// One after the other; those stopped by a protection are left out.
  void propose_all(SlotId by, std::vector<Change> changes, const RuleText& rule);
  /// Moves the piece and takes the victim, as an ordinary action does: `captured`, then `moved`.
  void move_piece(PieceId piece, const Target& target, const RuleText& rule);
  /// Tells what happened by other means than a change of its own.
  void tell(Change change, const RuleText& rule);

  // Changes that are not told: they follow from what is, or only the rules know of them.
  void set_status(Seat seat, Status status) { quietly(change::Seated{seat, status}); }
  void set_hand(Seat seat, Kind kind, int n) { quietly(change::Hand{seat, kind, n}); }
  void set_army(Seat seat, int army) { quietly(change::Army{seat, army}); }
  void set_moved(PieceId piece, bool moved) { quietly(change::SetMoved{piece, moved}); }
  void add_mark(Mark mark) { quietly(change::MarkLaid{std::move(mark)}); }
  void drop_mark(std::size_t i) { quietly(change::MarkTaken{i}); }
  /// Takes a piece off the board into another piece (a horse), or out of it again; `cell`: where the other stands, if
  /// not where this one stood.
  void put_inside(PieceId piece, Cell cell = kNoCell) { quietly(change::Inside{piece, cell}); }
  /// A piece that belongs to the game but stands nowhere (yet).
  PieceId add_piece_off_board(Kind kind, Seat army);

  // What the rules know of the action under way.
  void set_checked(Seat seat, std::uint64_t by) {
    pos_.checked[index(seat)] = by;
    changed();
  }
  /// The checks are those of the position as it stands now.
  void checks_are_known() { known_ = moment(); }
  /// Has nothing changed since that a rule may look at?
  [[nodiscard]] bool checks_hold() const { return known_ == moment(); }
  void set_check_told(Seat seat, std::uint64_t by) { pos_.checks_told[index(seat)] = by; }
  LastAction& last_action() {
    changed();
    return pos_.last_action;
  }

  // What follows.
  /// Calls the rule's on_task after the tasks already queued (or before them).
  void queue(SlotId slot, int data);
  void queue_first(SlotId slot, int data);
  /// Opens a reaction to `seat`: see Window. `acting`: whose action opens it, none for the action under way.
  void offer(SlotId slot, Seat seat, Seat acting = Seat::none) { open(Window{seat, slot, acting, pos_.turn, false}); }
  /// The same for a reaction to the move just made.
  void offer_on_move(SlotId slot, Seat seat) { open(Window{seat, slot, Seat::none, pos_.turn, true}); }
  void close_windows() {
    pos_.windows.clear();
    changed();
  }
  /// Closes those that an action of `actor` closes; `moves`: it is a move or a shot.
  void close_windows_of_others(Seat actor, bool moves);
  /// Closes the windows of one rule.
  void close_windows(SlotId slot);
  /// Present the move decision again (after something put it off).
  void ask_again() {
    pos_.decision = {};
    pos_.agenda.clear();
    pos_.phase = Phase::ready;
  }

  /// Adds a power to the position, or ends one. A slot's memory goes with it, unless it was for one turn only: a seat
  /// that takes up the same rule again finds what it remembered.
  SlotId attach(std::uint16_t rule, Seat owner, bool this_turn_only = false);
  void detach(SlotId slot);

 protected:
  void quietly(Change change) {
    commit(pos_, change);
    changed();
  }

 private:
  using Moment = std::tuple<std::uint32_t, Seat, Seat, int>;
  [[nodiscard]] Moment moment() const { return {changes_, pos_.to_act, pos_.place, pos_.turn}; }
  friend class Context;
  void open(Window window);
  /// Makes the change and tells it, without asking anybody.
  const Event& happen(SlotId by, Change change, const RuleText& rule);
  EventList& events_;
  std::optional<Moment> known_;
  int depth_ = 0;
};

/// Leads the turn.
class Context : public Effects {
 public:
  using Effects::Effects;

  /// Asks the question `kind` of `seat`; the rule of `slot` lists and takes the answers.
  void decide(SlotId slot, std::string_view kind, Seat seat, std::array<int, 4> data = {});
  /// The same instead of all that this turn still had in hand: an opening phase that goes on is not judged.
  void decide_instead(SlotId slot, std::string_view kind, Seat seat, std::array<int, 4> data = {});
  /// Takes the question back that stands open.
  void withdraw() { pos_.decision = {}; }
  /// The turn is over: nothing of it is asked any more, its end comes next.
  void end_turn();
  /// The turn goes to `seat` without the end of the present one (a leave, a rewound turn).
  void pass_turn_to(Seat seat);
  /// Puts the same question again after a move was taken back; goes on without it when nothing can be answered any
  /// more.
  void ask_once_more();
  /// Stands for the action's end: its consequences follow (for powers that replace a move).
  void acted() { pos_.phase = Phase::acted; }
  /// The game is over. `winners`: a bit each seat.
  void finish(std::uint8_t winners, const RuleText& reason);
  void finish(std::initializer_list<Seat> winners, const RuleText& reason);

  /// Remembers the position as it is now under `key`, with the action that led to it (kept whole when the rules say
  /// so); `note` is the rule's own.
  void remember(std::uint64_t key, int note = 0);
  /// How often `key` is remembered.
  [[nodiscard]] int times(std::uint64_t key) const;
  /// Goes back to the placement and everything else of `earlier`, telling it by events of `rule`; what is past stays.
  void rewind(const Position& earlier, const RuleText& rule);

  /// Were it the turn of `seat` now, with the move to be made: what `ask(position)` says of that. No copy is made.
  template <class Ask>
  auto as_turn_of(Seat seat, Ask&& ask) {
    Position& p = pos_;
    const auto to_act = std::exchange(p.to_act, seat);
    const auto phase = std::exchange(p.phase, Phase::acting);
    const auto decision = std::exchange(p.decision, Decision{"move", seat, kNoSlot, {}});
    auto agenda = std::exchange(p.agenda, {});
    auto answer = ask(std::as_const(p));
    p.to_act = to_act;
    p.phase = phase;
    p.decision = decision;
    p.agenda = std::move(agenda);
    return answer;
  }

 private:
  friend class Engine;
  /// What a position hands over to hands: the placement right after what the player did by hand.
  std::array<PieceId, kMaxCells> hand_grid{};
  std::vector<Piece> hand_pieces;
  bool has_hand_grid = false;
};

/// While a game is set up, a power comes into force, or an arbiter puts something right.
class Setup : public Context {
 public:
  using Context::Context;
  /// For a power that begins in the middle of a game.
  explicit Setup(Context& ctx) : Context(ctx) {}

  /// The position is wrong in this way: `make_message("%1: no such kind", "counters.kills")`, without a full stop. The
  /// game does not begin then.
  void reject(Message why) { rejected_.push_back(std::move(why)); }
  /// The same where the position holds something else there ("counters.passes") than what this says in words.
  void expect(std::string_view where, Message what) { reject(make_message("%1: expected %2", where, std::move(what))); }
  [[nodiscard]] const std::vector<Message>& rejected() const { return rejected_; }
  void set_points(Seat seat, int points) { quietly(change::Points{seat, points}); }
  /// The seat to act plays the turn of `place`.
  void set_place(Seat place) { pos_.place = place == pos_.to_act ? Seat::none : place; }

 private:
  std::vector<Message> rejected_;
};

/// "S.pawn", "W.knight@S".
std::string piece_text(const Rules& rules, const Piece& piece);

/// The piece that a piece string names, standing nowhere yet. Errors: `bad_piece`.
Expected<Piece> parse_piece(const Rules& rules, std::string_view text);

std::string_view status_name(Status status);
std::optional<Status> parse_status(std::string_view text);

/// Placement, hands and seat to act as a number, for repetition; `to_act` in place of the seat that acts now.
std::uint64_t position_key(const Position& pos, Seat to_act);
std::uint64_t position_key(const Position& pos);

/// What stands on the board counted by kind for one controller.
int count_pieces(const Position& pos, Seat controller);

}  // namespace arbiter
