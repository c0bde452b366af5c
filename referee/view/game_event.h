// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "referee/core/event.h"
#include "referee/core/view.h"
#include "referee/view/event_types.h"
#include "value/value.h"

// The view of a game, in words: squares, seats, pieces and rules by the names that the protocol, records and people
// use. Values made of the referee's own, without its boards and numbers; referee/json makes JSON of them.
namespace arbiter::view {

/// An event in words: what happened, by which rule and on which board.
struct GameEvent {
  Occurrence what{};   ///< what happened, of one of the types of event_types.h
  std::string rule{};  ///< the full id of the rule that caused it; empty if a record names none
  int board = 0;       ///< of joined boards, from 1; 0 if there is one board
  Value other{};  ///< fields of a record that `what` has no place for, a table; nothing in the referee's own events
  bool operator==(const GameEvent&) const = default;
};
/// Events in the order in which they happened.
using GameEvents = std::vector<GameEvent>;

/// Is it of one of these types?
template <class... Types>
[[nodiscard]] bool is(const GameEvent& event) {
  return (... || std::holds_alternative<Types>(event.what));
}
/// What happened, if it is of that type; else null.
template <class Type>
[[nodiscard]] const Type* get_if(const GameEvent& event) {
  return std::get_if<Type>(&event.what);
}
/// The first of that type; null if there is none. It lives as long as the list.
template <class Type>
[[nodiscard]] const Type* first(const GameEvents& events) {
  for (const GameEvent& event : events)
    if (const Type* found = get_if<Type>(event)) return found;
  return nullptr;
}

/// The name of its type, `moved`; of an Unknown the name that its record gives it. It lives as long as the event.
[[nodiscard]] std::string_view type_name(const GameEvent& event);
/// The piece that it is about, "S.pawn"; empty if its type has none or it names none.
[[nodiscard]] const std::string& piece_of(const GameEvent& event);
/// Its `sq`, the same.
[[nodiscard]] const std::string& square_of(const GameEvent& event);
/// Its `seat`, the same.
[[nodiscard]] const std::string& seat_of(const GameEvent& event);

/// Throws std::logic_error for a change that is never told.
[[nodiscard]] GameEvent game_event(const Rules& rules, const arbiter::Event& event);
/// All of them, in order; who may see them has been decided before (View::events).
[[nodiscard]] GameEvents game_events(const Rules& rules, const EventList& list);

}  // namespace arbiter::view
