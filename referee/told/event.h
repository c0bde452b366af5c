// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "facts/facts.h"
#include "referee/core/event.h"
#include "referee/core/view.h"

// What a game tells, in words: squares, seats, pieces and rules by the names that the protocol, records and people
// use. Values made of the referee's own, without its boards and numbers; referee/wire makes JSON of them.
namespace arbiter::told {

/// An event in words. What its type has no use for is empty.
struct Event {
  std::string type{};                   ///< `moved`, `captured` … as docs/protocol.md lists them
  std::string rule{};                   ///< the full id of the rule whose doing it is
  std::string piece{};                  ///< the piece it is about, "S.pawn"
  std::string sq{};                     ///< a square
  std::string from{};                   ///< a square; of `control` the seat from whom
  std::string to{};                     ///< a square; of `control` the seat to whom
  std::string from_kind{};              ///< of `promoted` and `transformed`: what it was
  std::string to_kind{};                ///< of the same: what it is now
  std::string seat{};                   ///< the seat that it is about
  std::string by{};                     ///< the seat that did it
  std::string slot{};                   ///< the seat in whose place
  std::string until{};                  ///< of a mark: the seat at whose turn it goes
  std::string what{};                   ///< a mark, or something revealed
  std::string army{};                   ///< an army
  std::string reason{};                 ///< of `scored`
  int board = 0;                        ///< of joined boards, from 1; 0 where there is one
  std::optional<int> points{};          ///< of `scored`
  std::vector<int> dice{};              ///< of `rolled`
  std::vector<std::string> checkers{};  ///< of `check`: the squares it comes from, where they are told instead of `by`
  std::vector<std::string> names{};     ///< of `check`: the game's words for it
  std::optional<std::vector<std::string>> winners{};  ///< of `over`: seats; none won: it is drawn
  Facts other{};  ///< what a book holds of it that there is no word for here, a table; nothing in our own events
  bool operator==(const Event&) const = default;
};
/// Events in the order in which they happened.
using Events = std::vector<Event>;

/// Throws std::logic_error for a change that is never told.
[[nodiscard]] Event event(const Rules& rules, const arbiter::Event& event);
/// All of them, in order; who may see them has been decided before (View::events).
[[nodiscard]] Events events(const Rules& rules, const EventList& list);

}  // namespace arbiter::told
