// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "referee/core/action.h"
#include "referee/core/ids.h"
#include "referee/core/rule_text.h"

namespace arbiter {

using PieceId = std::uint16_t;
inline constexpr PieceId kNoPiece = 0xffff;
/// Index into Position::slots: one rule or power in force, with its owner and its memory.
using SlotId = std::uint16_t;
inline constexpr SlotId kNoSlot = 0xffff;

enum class Where : std::uint8_t { board, inside, gone };  // a piece in hand is a number, see SeatState::hand

/// A piece with an identity: "the same rook", a piece that carries something, a freeze that follows a piece.
struct Piece {
  Kind kind = kNoKind;
  Seat army = Seat::none;        ///< what colour it is
  Seat controller = Seat::none;  ///< who moves it now
  Cell cell = kNoCell;           ///< where it stands; where it stood last when it is gone
  Where where = Where::gone;
  bool moved = false;  ///< has moved since the start (or since it was set up again)
  bool operator==(const Piece&) const = default;
};

enum class Status : std::uint8_t { none, playing, eliminated, resigned, absent, winner };

/// Something lying on a cell or sticking to a piece: a barricade, a trap's victim, a flag.
struct Mark {
  std::string what{};
  Cell cell = kNoCell;       ///< where it is; for a mark on a piece, where the piece is is what counts
  PieceId piece = kNoPiece;  ///< the piece it sticks to
  Seat seat = Seat::none;    ///< whose (flag-S) or, for "no-win", about whom
  Seat until = Seat::none;   ///< goes at the start of this seat's next turn
  SlotId slot = kNoSlot;
  bool operator==(const Mark&) const = default;
};

/// What can happen to a position, a small struct each. The fields above the line are what is to happen; those below it
/// are filled in by `commit` with what it found, so that the change can be told.
namespace change {

/// A piece goes to a cell, also out of another piece.
struct Moved {
  PieceId piece = kNoPiece;
  Cell to = kNoCell;
  // ----
  Cell from = kNoCell;
  bool operator==(const Moved&) const = default;
};
/// A piece leaves the board, taken by a seat.
struct Captured {
  PieceId piece = kNoPiece;
  Seat by = Seat::none;
  // ----
  Cell on = kNoCell;
  Seat from = Seat::none;  ///< who controlled it
  bool operator==(const Captured&) const = default;
};
/// A piece leaves the board by an effect.
struct Removed {
  PieceId piece = kNoPiece;
  // ----
  Cell on = kNoCell;
  Seat from = Seat::none;  ///< who controlled it
  bool operator==(const Removed&) const = default;
};
/// A piece that comes onto the board: a given one, or a new one, or the one of that kind and army that was last gone.
struct Placed {
  Kind kind = kNoKind;
  Seat army = Seat::none, controller = Seat::none;
  Cell to = kNoCell;
  PieceId piece = kNoPiece;  ///< filled in where it was not given
  bool operator==(const Placed&) const = default;
};
/// The same, told as set up again.
struct Returned : Placed {
  bool operator==(const Returned&) const = default;
};
/// A piece becomes another kind at the end of its move.
struct Promoted {
  PieceId piece = kNoPiece;
  Kind to = kNoKind;
  // ----
  Kind from = kNoKind;
  Cell on = kNoCell;
  bool operator==(const Promoted&) const = default;
};
/// A piece becomes another kind by an effect.
struct Transformed {
  PieceId piece = kNoPiece;
  Kind to = kNoKind;
  // ----
  Kind from = kNoKind;
  Cell on = kNoCell;
  bool operator==(const Transformed&) const = default;
};
/// A piece changes hands.
struct Control {
  PieceId piece = kNoPiece;
  Seat to = Seat::none;
  // ----
  Seat from = Seat::none;
  Cell on = kNoCell;
  bool operator==(const Control&) const = default;
};
/// Two pieces exchange their cells.
struct Swapped {
  PieceId piece = kNoPiece, other = kNoPiece;
  // ----
  Cell from = kNoCell, to = kNoCell;  ///< of `piece`
  bool operator==(const Swapped&) const = default;
};
struct Marked {
  Mark mark{};
  // ----
  Cell on = kNoCell;  ///< its cell, or where its piece stands
  bool operator==(const Marked&) const = default;
};
struct Unmarked {
  Mark mark{};
  // ----
  Cell on = kNoCell;
  bool operator==(const Unmarked&) const = default;
};
/// Something hidden is revealed; a piece may be turned up by it.
struct Revealed {
  PieceId piece = kNoPiece;
  std::string what{};
  Kind to = kNoKind;  ///< what the piece is from now on
  Seat seat = Seat::none;
  std::string army{};  ///< a card that a seat has drawn
  Cell on = kNoCell;   ///< filled in where there is a piece
  bool operator==(const Revealed&) const = default;
};
struct Rolled {
  std::vector<int> dice{};
  bool operator==(const Rolled&) const = default;
};
struct Check {
  Seat seat = Seat::none, by = Seat::none;
  Cell on = kNoCell;                 ///< of the king, where a seat has several
  std::vector<Cell> from{};          ///< the checking squares, where they are told instead of `by`
  std::vector<std::string> names{};  ///< the game's words for it
  bool operator==(const Check&) const = default;
};
struct Checkmate {
  Seat seat = Seat::none, by = Seat::none;
  bool operator==(const Checkmate&) const = default;
};
struct Stalemate {
  Seat seat = Seat::none;
  bool operator==(const Stalemate&) const = default;
};
struct Scored {
  Seat seat = Seat::none;
  int points = 0;
  std::string reason{};
  PieceId piece = kNoPiece;  ///< for which
  // ----
  Cell on = kNoCell;
  bool operator==(const Scored&) const = default;
};
struct Eliminated {
  Seat seat = Seat::none, by = Seat::none;
  bool operator==(const Eliminated&) const = default;
};
struct Turn {
  Seat seat = Seat::none;
  Seat place = Seat::none;  ///< the place in the order that the seat plays, when it is another's
  bool operator==(const Turn&) const = default;
};
struct Skipped {
  Seat seat = Seat::none;
  Seat place = Seat::none;
  std::string army{};  ///< which of a player's armies
  bool operator==(const Skipped&) const = default;
};
struct Over {
  std::uint8_t winners = 0;  ///< a bit each seat
  bool operator==(const Over&) const = default;
};

// ---- what is not told: it follows from what is, or only the rules know of it ----
/// How many pieces of a kind a seat has in hand.
struct Hand {
  Seat seat = Seat::none;
  Kind kind = kNoKind;
  int number = 0;
  bool operator==(const Hand&) const = default;
};
struct Seated {
  Seat seat = Seat::none;
  Status status = Status::none;
  bool operator==(const Seated&) const = default;
};
struct Points {
  Seat seat = Seat::none;
  int points = 0;
  bool operator==(const Points&) const = default;
};
/// The army that a seat plays: an index into Rules::army_names.
struct Army {
  Seat seat = Seat::none;
  int army = -1;
  bool operator==(const Army&) const = default;
};
/// A mark comes, behind all others, or the one at that index goes.
struct MarkLaid {
  Mark mark{};
  bool operator==(const MarkLaid&) const = default;
};
struct MarkTaken {
  std::size_t index = 0;
  bool operator==(const MarkTaken&) const = default;
};
/// Whether a piece counts as having moved.
struct SetMoved {
  PieceId piece = kNoPiece;
  bool moved = false;
  bool operator==(const SetMoved&) const = default;
};
/// A piece goes into another, or stays in it when that has moved to `cell`.
struct Inside {
  PieceId piece = kNoPiece;
  Cell cell = kNoCell;
  bool operator==(const Inside&) const = default;
};

}  // namespace change

using Change =
    std::variant<change::Moved, change::Captured, change::Removed, change::Placed, change::Returned, change::Promoted,
                 change::Transformed, change::Control, change::Swapped, change::Marked, change::Unmarked,
                 change::Revealed, change::Rolled, change::Check, change::Checkmate, change::Stalemate, change::Scored,
                 change::Eliminated, change::Turn, change::Skipped, change::Over, change::Hand, change::Seated,
                 change::Points, change::Army, change::MarkLaid, change::MarkTaken, change::SetMoved, change::Inside>;

/// Builders of changes; the rule is given where they are proposed.
namespace change {
inline Change moved(PieceId piece, Cell to) { return Moved{piece, to}; }
inline Change captured(PieceId piece, Seat by) { return Captured{piece, by}; }
inline Change removed(PieceId piece) { return Removed{piece}; }
/// A given `piece` is the one that comes.
inline Change placed(Kind kind, Seat army, Seat controller, Cell to, PieceId piece = kNoPiece) {
  return Placed{kind, army, controller, to, piece};
}
inline Change returned(Kind kind, Seat army, Seat controller, Cell to, PieceId piece = kNoPiece) {
  return Returned{{kind, army, controller, to, piece}};
}
inline Change promoted(PieceId piece, Kind to) { return Promoted{piece, to}; }
inline Change transformed(PieceId piece, Kind to) { return Transformed{piece, to}; }
inline Change control(PieceId piece, Seat to) { return Control{piece, to}; }
inline Change swapped(PieceId a, PieceId b) { return Swapped{a, b}; }
inline Change marked(Mark mark) { return Marked{std::move(mark)}; }
inline Change unmarked(Mark mark) { return Unmarked{std::move(mark)}; }
inline Change scored(Seat seat, int points, std::string reason, PieceId piece = kNoPiece) {
  return Scored{seat, points, std::move(reason), piece};
}
inline Change eliminated(Seat seat, Seat by = Seat::none) { return Eliminated{seat, by}; }
inline Change rolled(std::vector<int> dice) { return Rolled{std::move(dice)}; }
inline Change check(Seat seat, Seat by, Cell on = kNoCell) { return Check{seat, by, on, {}, {}}; }
inline Change checkmate(Seat seat, Seat by = Seat::none) { return Checkmate{seat, by}; }
inline Change stalemate(Seat seat) { return Stalemate{seat}; }
/// `place`: see Turn; `army`: which of a player's armies.
inline Change skipped(Seat seat, Seat place = Seat::none, std::string army = {}) {
  return Skipped{seat, place, std::move(army)};
}
/// The piece is turned up; `to`, when given, is what it is from now on.
inline Change revealed(PieceId piece, std::string what, Kind to = kNoKind) {
  return Revealed{piece, std::move(what), to};
}
}  // namespace change

/// The change, if it is one of that type.
template <class Type>
const Type* as(const Change& change) {
  return std::get_if<Type>(&change);
}
template <class Type>
bool is(const Change& change) {
  return std::holds_alternative<Type>(change);
}

/// The piece that it is about; kNoPiece where it is about none.
PieceId piece_of(const Change& change);

/// A seat's loss of a piece.
struct Loss {
  PieceId piece = kNoPiece;
  Seat from = Seat::none;  ///< who controlled it
  Seat by = Seat::none;    ///< who took it; none where an effect removed it
  Cell on = kNoCell;       ///< where it stood, if on the board
};
/// A piece has left the board, captured or removed.
std::optional<Loss> piece_gone(const Change& change);
/// The same, or it obeys another seat from now on.
std::optional<Loss> piece_lost(const Change& change);

}  // namespace arbiter
