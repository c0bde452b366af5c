// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "value/value.h"

// The types of events, a struct each with the fields of that type. `kType` is the type's name in the protocol and in
// records, and every field has the protocol's name for it unless its comment names another.
//
// Squares, seats, kinds and armies are names ("d4", "S", "pawn"). A piece is written as "S.pawn" or
// "S.pawn@N". An empty text means that the event does not say it.
namespace arbiter::view {

/// An event of a type that this program does not know: a later version, or another program, has written it.
struct Unknown {
  std::string type{};  ///< its type; empty if it has none
  Value fields{};      ///< its other fields as they were written, a table; nothing if it has none
  bool operator==(const Unknown&) const = default;
};

/// A piece goes to another square.
struct Moved {
  static constexpr std::string_view kType = "moved";  ///< its name
  std::string piece{};                                ///< the piece
  std::string from{};                                 ///< a square
  std::string to{};                                   ///< a square
  bool operator==(const Moved&) const = default;
};

/// A seat captures a piece.
struct Captured {
  static constexpr std::string_view kType = "captured";  ///< its name
  std::string piece{};                                   ///< the piece that is lost
  std::string sq{};                                      ///< where it stood; empty for a piece off the board
  std::string by{};                                      ///< the capturing seat
  bool operator==(const Captured&) const = default;
};

/// An effect takes a piece off the board.
struct Removed {
  static constexpr std::string_view kType = "removed";  ///< its name
  std::string piece{};                                  ///< the piece that is lost
  std::string sq{};                                     ///< where it stood
  bool operator==(const Removed&) const = default;
};

/// A piece comes onto the board.
struct Placed {
  static constexpr std::string_view kType = "placed";  ///< its name
  std::string piece{};                                 ///< the piece
  std::string sq{};                                    ///< where it stands now
  bool operator==(const Placed&) const = default;
};

/// A piece that had left the board is set up again.
struct Returned {
  static constexpr std::string_view kType = "returned";  ///< its name
  std::string piece{};                                   ///< the piece
  std::string sq{};                                      ///< where it stands now
  bool operator==(const Returned&) const = default;
};

/// A piece becomes another kind at the end of its move.
struct Promoted {
  static constexpr std::string_view kType = "promoted";  ///< its name
  std::string piece{};                                   ///< what it is now, "S.queen"
  std::string sq{};                                      ///< its square
  std::string from_kind{};                               ///< what it was
  std::string to_kind{};                                 ///< what it is now
  bool operator==(const Promoted&) const = default;
};

/// A piece becomes another kind by an effect.
struct Transformed {
  static constexpr std::string_view kType = "transformed";  ///< its name
  std::string piece{};                                      ///< what it is now
  std::string sq{};                                         ///< its square
  std::string from_kind{};                                  ///< what it was
  std::string to_kind{};                                    ///< what it is now
  bool operator==(const Transformed&) const = default;
};

/// A piece obeys another seat from now on.
struct Control {
  static constexpr std::string_view kType = "control";  ///< its name
  std::string piece{};                                  ///< the piece, as it is now: "N.pawn@S"
  std::string sq{};                                     ///< its square
  std::string from{};                                   ///< the seat that it obeyed; empty for none
  std::string to{};                                     ///< the seat that it obeys; empty for none
  bool operator==(const Control&) const = default;
};

/// Two pieces exchange their squares.
struct Swapped {
  static constexpr std::string_view kType = "swapped";  ///< its name
  std::string piece{};                                  ///< one of the two
  std::string from{};                                   ///< where that one stood, and the other stands now
  std::string to{};                                     ///< where that one stands now, and the other stood
  bool operator==(const Swapped&) const = default;
};

/// A mark comes onto a square or a piece.
struct Marked {
  static constexpr std::string_view kType = "marked";  ///< its name
  std::string sq{};                                    ///< its square, or that of the piece that it sticks to
  std::string what{};                                  ///< which mark
  std::string seat{};                                  ///< the seat that it belongs to or is about
  std::string until{};                                 ///< the seat at whose turn it goes
  bool operator==(const Marked&) const = default;
};

/// A mark goes.
struct Unmarked {
  static constexpr std::string_view kType = "unmarked";  ///< its name
  std::string sq{};                                      ///< its square, or that of the piece that it stuck to
  std::string what{};                                    ///< which mark
  std::string seat{};                                    ///< the seat that it belonged to or was about
  std::string until{};                                   ///< the seat at whose turn it would have gone
  bool operator==(const Unmarked&) const = default;
};

/// Something hidden is shown.
struct Revealed {
  static constexpr std::string_view kType = "revealed";  ///< its name
  std::string piece{};                                   ///< the piece that is turned up
  std::string sq{};                                      ///< its square
  std::string seat{};                                    ///< whose secret it was
  std::string what{};                                    ///< what is shown
  std::string army{};                                    ///< the army of a card that a seat has drawn
  bool operator==(const Revealed&) const = default;
};

/// Dice are thrown.
struct Rolled {
  static constexpr std::string_view kType = "rolled";  ///< its name
  std::vector<int> dice{};                             ///< what they show
  bool operator==(const Rolled&) const = default;
};

/// A seat is in check.
struct Check {
  static constexpr std::string_view kType = "check";  ///< its name
  std::string seat{};                                 ///< the seat in check
  std::string sq{};                                   ///< of the king, if the seat has several
  std::string by{};                                   ///< the seat that gives it; empty if `checkers` has the squares
  std::vector<std::string> checkers{};  ///< the squares it comes from; the protocol writes them in the place of `by`
  std::vector<std::string> names{};     ///< the game's words for it; the protocol's `what`
  bool operator==(const Check&) const = default;
};

/// A seat is checkmated.
struct Checkmate {
  static constexpr std::string_view kType = "checkmate";  ///< its name
  std::string seat{};                                     ///< the seat that is mated
  std::string by{};                                       ///< the seat that gave the mate
  bool operator==(const Checkmate&) const = default;
};

/// A seat is stalemated.
struct Stalemate {
  static constexpr std::string_view kType = "stalemate";  ///< its name
  std::string seat{};                                     ///< the seat that is stalemated
  bool operator==(const Stalemate&) const = default;
};

/// A seat scores points.
struct Scored {
  static constexpr std::string_view kType = "scored";  ///< its name
  std::string seat{};                                  ///< the seat that scores
  std::optional<int> points{};                         ///< may be negative; none if a record has no whole number there
  std::string reason{};                                ///< the rules' word for it
  std::string piece{};                                 ///< the piece that they are for
  std::string sq{};                                    ///< its square
  bool operator==(const Scored&) const = default;
};

/// A seat is out of the game.
struct Eliminated {
  static constexpr std::string_view kType = "eliminated";  ///< its name
  std::string seat{};                                      ///< the seat that is out
  std::string by{};                                        ///< the seat that did it
  bool operator==(const Eliminated&) const = default;
};

/// A seat's turn begins.
struct Turn {
  static constexpr std::string_view kType = "turn";  ///< its name
  std::string seat{};                                ///< whose turn it is
  std::string slot{};  ///< the seat whose place in the order it plays, if that is another's
  bool operator==(const Turn&) const = default;
};

/// A seat's turn is skipped.
struct Skipped {
  static constexpr std::string_view kType = "skipped";  ///< its name
  std::string seat{};                                   ///< whose turn it would be
  std::string slot{};  ///< the seat whose place in the order is skipped, if that is another's
  std::string army{};  ///< which of the player's armies
  bool operator==(const Skipped&) const = default;
};

/// The game is over.
struct Over {
  static constexpr std::string_view kType = "over";   ///< its name
  std::optional<std::vector<std::string>> winners{};  ///< seats; none won: a draw. Nothing if a record does not say
  bool operator==(const Over&) const = default;
};

/// What happened.
using Occurrence =
    std::variant<Unknown, Moved, Captured, Removed, Placed, Returned, Promoted, Transformed, Control, Swapped, Marked,
                 Unmarked, Revealed, Rolled, Check, Checkmate, Stalemate, Scored, Eliminated, Turn, Skipped, Over>;

/// Does every type but Unknown have a name, and one of its own?
template <class Types>
inline constexpr bool kTypesNamed = false;
template <class... Types>
inline constexpr bool kTypesNamed<std::variant<Unknown, Types...>> = [] {
  std::array names{Types::kType...};
  std::ranges::sort(names);
  return !names.front().empty() && std::ranges::adjacent_find(names) == names.end();
}();
static_assert(kTypesNamed<Occurrence>);

}  // namespace arbiter::view
