// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/board.h"
#include "referee/core/event.h"
#include "referee/core/ids.h"

namespace arbiter {

class Rules;
struct Position;

inline constexpr int kMaxKinds = 40;

struct SeatState {
  Status status = Status::none;  ///< none: nobody sits there
  int points = 0;
  std::array<std::uint8_t, kMaxKinds> hand{};  ///< pieces in hand, by kind
  std::int16_t army = -1;  ///< index into Rules::army_names; -1 where the game has none or it is not chosen yet
  bool operator==(const SeatState&) const = default;
};

/// One rule or power in force. Slots are never erased or renumbered, because the ledger refers to them.
struct Slot {
  std::uint16_t rule = 0;   ///< index into Rules::all()
  Seat owner = Seat::none;  ///< none: a rule of the game, not of a seat
  bool active = true;
  bool this_turn_only = false;  ///< a borrowed power
  std::uint64_t hooks = 0;      ///< the rule's Rule::hooks
  bool operator==(const Slot&) const = default;
};

/// Memory of a rule: (slot, name, subject) -> value. Entries with value 0 are not stored.
struct LedgerEntry {
  SlotId slot;
  std::uint8_t name;      ///< the rule's own numbering of what it remembers
  std::uint16_t subject;  ///< a piece, a cell or a seat, as the rule means it; 0 when there is one only
  int value;
  bool operator==(const LedgerEntry&) const = default;
};

/// What the seat to act must answer. `kind` is the protocol's name; `slot` the rule that asked and will get the answer
/// (kNoSlot: the engine's own `move`); `data` is the rule's own note of what it asked.
struct Decision {
  std::string_view kind;
  Seat seat = Seat::none;  ///< none with a non-empty kind: several seats act freely
  SlotId slot = kNoSlot;
  std::array<int, 4> data{};
  [[nodiscard]] bool pending() const { return !kind.empty(); }
  bool operator==(const Decision&) const = default;
};

/// A reaction that is open to a seat. It stays open while the seat that opened it goes on with the same turn, and
/// closes with the first action of another seat that is no reaction.
struct Window {
  Seat seat;
  SlotId slot;
  Seat acting = Seat::none;  ///< whose action opened it
  int turn = 0;              ///< Position::turn at that moment
  /// It is about the last move, which it may take back: open even when the game is over, closed by the next move.
  bool about_move = false;
  bool operator==(const Window&) const = default;
};

/// Work still to be done in this turn. Data, not a stack frame, so a question can be asked in the middle.
struct Task {
  enum class Hook : std::uint8_t { turn_start, ready, moved, settled, judge, continues, turn_end, tick, own };
  Hook hook;
  SlotId slot;
  int data = 0;
  bool operator==(const Task&) const = default;
};

/// Where the turn is: see Engine.
enum class Phase : std::uint8_t { setup, start, ready, present, acting, acted, end, next, over };

/// The action under way: who moved what, for rules that react to it. Answers to a rule's questions belong to the action
/// that raised them.
struct LastAction {
  Action::Type type = Action::Type::pass;
  Seat seat = Seat::none;
  PieceId piece = kNoPiece, captured = kNoPiece;
  Cell from = kNoCell, to = kNoCell;
  Kind kind_before = kNoKind;
  Seat captured_from = Seat::none;  ///< who controlled the captured piece
  Kind promotion = kNoKind;         ///< what a moving piece is to become
  bool leap = false, crossed = false, special = false;
  Vec step{};               ///< of a way in a straight line: one step of it …
  std::uint8_t steps = 0;   ///< … and how many there were; 0 where the piece went otherwise
  bool gave_check = false;  ///< put a seat newly in check from the seat that acted
  SlotId slot = kNoSlot;    ///< the rule that made a special move
  SlotId asked = kNoSlot;   ///< the rule whose question the action answered
  bool operator==(const LastAction&) const = default;
};

struct Result {
  std::uint8_t winners = 0;  ///< a bit each seat; none: a draw
  const RuleText* reason = nullptr;
  bool operator==(const Result&) const = default;
};

/// What has been: a chain of remembered positions, shared between the values that have it in common.
struct Past {
  std::shared_ptr<const Past> previous;
  std::uint64_t key = 0;
  LastAction last_action;                    ///< the action that led there
  int note = 0;                              ///< what the rule that remembers it wrote down about it
  std::shared_ptr<const Position> position;  ///< the position itself, when the rules need more than its key
  int length = 1;
  Past() = default;
  Past(const Past&) = delete;
  Past& operator=(const Past&) = delete;
  ~Past();
};

/// A position is a value: everything the referee knows about a game between two actions. Copy it to try something.
/// Only Context writes to it, and through `commit` alone to what stands on the table and with the seats.
struct Position {
  const Rules* rules = nullptr;
  std::array<PieceId, kMaxCells> grid;
  std::vector<Piece> pieces;
  std::array<SeatState, kSeats> seats{};
  std::vector<Slot> slots;
  std::vector<LedgerEntry> ledger;  ///< sorted
  std::vector<Mark> marks;
  Decision decision;
  /// Who is to act: the seat that must decide something, else whose turn it is; none when the game is over.
  [[nodiscard]] Seat acting() const { return over() ? Seat::none : decision.pending() ? decision.seat : to_act; }
  std::vector<Window> windows;
  std::vector<Task> agenda;  ///< first task first
  Seat to_act = Seat::none;  ///< whose turn it is
  Seat place = Seat::none;   ///< the place in the turn order that `to_act` plays when it is another's; else none
  Phase phase = Phase::setup;
  int turn = 0;
  LastAction last_action;
  std::uint64_t active_hooks = 0;                   ///< union over the active slots
  CellSet closed;                                   ///< cells closed to pieces that are not royal
  std::array<std::uint64_t, kSeats> checked{};      ///< who gives check to each seat: a bit each seat
  std::array<std::uint64_t, kSeats> checks_told{};  ///< the same as it was when check was last told
  Result result;
  std::shared_ptr<const Past> past;
  /// The position in which the last move or shot was chosen (without its own `before`); kept when the rules keep
  /// positions, for rules that take a move back.
  std::shared_ptr<const Position> before;

  Position() { grid.fill(kNoPiece); }

  [[nodiscard]] const Board& board() const;
  [[nodiscard]] PieceId at(Cell cell) const { return grid[cell.value]; }
  [[nodiscard]] bool empty(Cell cell) const { return grid[cell.value] == kNoPiece; }
  [[nodiscard]] const Piece* piece_at(Cell cell) const {
    const PieceId id = grid[cell.value];
    return id == kNoPiece ? nullptr : &pieces[id];
  }
  /// Whose place in the turn order it is: the seat to act, or the one whose turn it plays.
  [[nodiscard]] Seat place_in_order() const { return place == Seat::none ? to_act : place; }
  [[nodiscard]] bool over() const { return phase == Phase::over; }
  [[nodiscard]] bool playing(Seat seat) const { return seats[index(seat)].status == Status::playing; }
  /// Ledger look-up; 0 when nothing is remembered.
  [[nodiscard]] int counted(SlotId slot, int name, int subject = 0) const;
  [[nodiscard]] const Mark* find_mark(std::string_view what, Cell cell) const;
  [[nodiscard]] const Mark* find_mark(std::string_view what, PieceId piece) const;
};

/// Same in every respect but the past.
bool same(const Position& a, const Position& b);

}  // namespace arbiter
