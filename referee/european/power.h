// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/context.h"
#include "referee/core/engine.h"
#include "referee/core/rule.h"
#include "referee/european/geometry.h"

// What the powers of European Chess share: the words of their rules as functions.
namespace arbiter::european {

struct Army;

/// A power of a seat. It ends when its seat is out, unless it says otherwise.
class Power : public Rule {
 public:
  /// The rule as a power, if it is one.
  static const Power* of(const Rule& rule) {
    return rule.family() == identity_of<Power>() ? static_cast<const Power*>(&rule) : nullptr;
  }
  [[nodiscard]] const void* family() const final { return identity_of<Power>(); }

  /// Pieces of the owner that stand on no square but count as its pieces.
  [[nodiscard]] virtual int reserve(const Position&, SlotId) const { return 0; }
  /// The power goes on (as far as its own code lets it) when its seat is out.
  [[nodiscard]] virtual bool lasts() const { return false; }
  /// The owner may live on with one piece.
  [[nodiscard]] virtual bool lives_alone() const { return false; }
  /// An action of it may take the owner's own last royal piece, even where no action may leave that one attacked.
  [[nodiscard]] virtual bool spares_nobody() const { return false; }
  /// The piece can leap over squares by this power, beyond what its movement says.
  [[nodiscard]] virtual bool lends_leap(const Position&, SlotId, PieceId) const { return false; }
  /// Does it depend on who is in check what may be captured?
  [[nodiscard]] virtual bool heeds_check() const { return false; }
  /// Does it look at who is in check before what follows from a move is done?
  [[nodiscard]] virtual bool asks_for_checks() const { return heeds_check(); }
  /// Adds the checks that stand because a player has said so, a bit each seat by the seat in check.
  virtual void add_checks(const Position&, SlotId, std::array<std::uint64_t, kSeats>&) const {}
  /// Turns the piece up, where it is one of the owner's and face down.
  virtual void turn_up(Context&, SlotId, PieceId) const {}
  /// An action or effect is done: takes the owner out where the pieces stand so that it falls.
  virtual void fall(Context&, SlotId) const {}
  /// The army as which the owner plays now, where it is not its own; nullptr: its own.
  [[nodiscard]] virtual const Army* plays_as(const Position&, SlotId) const { return nullptr; }
  /// What it takes out of a list binds for the turn and says nothing of what a piece is able to do.
  [[nodiscard]] virtual bool obliges() const { return false; }
  /// A turn of the owner has ended in which it did not have this power, borrowed before: what may not be done on
  /// successive turns may be done again.
  virtual void on_idle_turn(Context&, SlotId) const {}
  /// The owner goes on without this power (draws another card): what it has running at the table ends.
  virtual void on_given_up(Context&, SlotId) const {}
};
/// Calls `visit(power, slot)` for every power in force.
template <class Visit>
void each_power(const Position& pos, Visit&& visit) {
  for (std::size_t s = 0; s < pos.slots.size(); ++s) {
    if (!pos.slots[s].active || pos.slots[s].owner == Seat::none) continue;
    if (const auto* power = Power::of(pos.rules->rule(pos.slots[s].rule))) visit(*power, static_cast<SlotId>(s));
  }
}

/// The slot in which a rule of class `R` is in force (the first of all owners); kNoSlot: none.
template <class R>
SlotId slot_of(const Position& pos) {
  for (std::size_t s = 0; s < pos.slots.size(); ++s)
    if (pos.slots[s].active && pos.rules->rule(pos.slots[s].rule).identity() == identity_of<R>())
      return static_cast<SlotId>(s);
  return kNoSlot;
}

template <class Derived>
using PowerOf = RuleOf<Derived, Power>;

// ---- whose turn, which question ----
inline Seat owner(const Position& pos, SlotId slot) { return pos.slots[slot].owner; }
inline bool my_turn(const Position& pos, SlotId slot) { return pos.to_act == owner(pos, slot); }
/// Is the owner asked for its move now (by the engine, not by a power)?
bool my_move(const Position& pos, SlotId slot);
/// Turns of the seat that have ended since the game began (or the position was set up).
int turns_ended(const Position& pos, Seat seat);
/// Is `slot` asking `kind` now?
bool asking(const Position& pos, SlotId slot, std::string_view kind);
/// Has the owner just moved a piece (in Position::deed), by an ordinary or a special move? Shots are no movement.
bool i_moved(const Position& pos, SlotId slot);
/// The same, or a shot.
bool i_moved_or_shot(const Position& pos, SlotId slot);

// ---- a position set up ----
/// What a counter says of a seat: all of it, or its share where it tells several seats apart, {"S": 1, "W": 2}.
const Value& share_of(const Value& counter, Seat seat);
/// The number that the `counters` of a position give the seat under that name; `otherwise` when they give none.
int given_count(const Value& position, Seat seat, const std::string& counter, int otherwise = 0);
/// The same for a counter with a value a square: visits the pieces that stand there and their numbers.
void given_counts(const Position& pos, const Value& position, Seat seat, const std::string& counter,
                  const std::function<void(PieceId, int)>& visit);

// ---- pieces ----
inline bool enemies(const Position& pos, Seat a, Seat b) { return !pos.rules->allied(a, b); }
inline bool on_board(const Position& pos, PieceId id) { return pos.pieces[id].where == Where::board; }
/// The pieces a seat controls on the board, by square (a1, a2 … h8).
std::vector<PieceId> pieces_of(const Position& pos, Seat seat);
/// All pieces on the board, by square.
std::vector<PieceId> all_pieces(const Position& pos);
/// Every piece that counts as the seat's: on the board, inside another piece, or in a reserve.
int pieces_counted(const Position& pos, Seat seat);
bool is_kind(const Position& pos, PieceId id, std::string_view kind);
/// Royal in the sense of the rules: the seat's last royal piece (or any, where the table has chosen that), as everybody
/// can know it. What a face-down piece is binds nobody: it never is.
bool royal_now(const Position& pos, PieceId id);
/// The same in truth, face down or not: for effects that spare royal pieces of themselves.
bool truly_royal(const Position& pos, PieceId id);
/// The seat's last royal piece; kNoPiece while it has several, none, or one that is face down.
PieceId last_royal(const Position& pos, Seat seat);
/// Is the piece's present way of moving able to leap over squares?
bool can_leap(const Position& pos, PieceId id);
/// Seats in play, clockwise from the seat after `seat` (which is left out).
std::vector<Seat> others_in_play(const Position& pos, Seat seat);
std::vector<Seat> enemies_in_play(const Position& pos, Seat seat);
/// Is the seat in check from anybody?
inline bool in_check(const Position& pos, Seat seat) { return pos.checked[index(seat)] != 0; }
/// Did the action just done put somebody newly in check from the seat that acted?
bool gave_check(const Position& pos);

// ---- effects ----
/// Would a protection stop this change, were it made by `by`?
bool stopped(const Position& pos, const Change& change, SlotId by);
/// May a piece be put there, and an effect move one there? Empty and not closed.
bool free_cell(const Position& pos, Cell cell);
/// Has the piece any legal move or shot, were it its controller's turn?
bool can_move(const Position& pos, PieceId id);
/// Is the empty cell closed to pieces that are not royal?
bool closed_cell(const Position& pos, Cell cell);

// ---- actions ----
Action say(Action::Type type, std::string args = {});
Action choose(std::string args);
Action power(std::string args);
Action place(Kind kind, Cell cell);
inline Action end() { return say(Action::Type::end); }
/// The move decision's ordinary actions of one piece, filters not asked.
inline void moves_of(const Position& pos, PieceId id, ActionList& out) { piece_moves(pos, id, out); }
/// The same of every piece of the seat that `which` accepts.
void moves_of(const Position& pos, Seat seat, const std::function<bool(PieceId)>& which, ActionList& out);
/// Cells written behind each other: "a1 a2 b1". In square order when `sorted`.
std::string cell_list(const Board& board, std::vector<Cell> cells, bool sorted = true);

/// Puts the question unless nothing but `end` or `choose none` could be answered; false: not put.
bool ask(Context& ctx, SlotId slot, std::string_view kind, Seat seat, std::array<int, 4> data = {});

/// Takes the seat out, credited to `by` (its pieces pass to `by`), or, `by` none or the loser itself, to nobody: the
/// pieces leave the board.
void defeat(Context& ctx, SlotId slot, Seat loser, Seat by, const RuleText& rule);

}  // namespace arbiter::european
