// SPDX-License-Identifier: MIT
#include "referee/view/game_event.h"

#include <concepts>
#include <stdexcept>
#include <type_traits>

#include "referee/core/rules.h"
#include "referee/view/names.h"

namespace arbiter::view {

namespace {

/// Puts a change into words.
struct Telling {
  const Rules& rules;
  const std::string& piece;  ///< the piece it is about; empty if it is about none

  Occurrence operator()(const change::Moved& c) const { return Moved{piece, square(c.from), square(c.to)}; }
  Occurrence operator()(const change::Swapped& c) const { return Swapped{piece, square(c.from), square(c.to)}; }
  Occurrence operator()(const change::Captured& c) const { return Captured{piece, square(c.on), seat_text(c.by)}; }
  Occurrence operator()(const change::Removed& c) const { return Removed{piece, square(c.on)}; }
  Occurrence operator()(const change::Placed& c) const { return Placed{piece, square(c.to)}; }
  Occurrence operator()(const change::Returned& c) const { return Returned{piece, square(c.to)}; }
  Occurrence operator()(const change::Promoted& c) const {
    return Promoted{piece, square(c.on), rules.name(c.from), rules.name(c.to)};
  }
  Occurrence operator()(const change::Transformed& c) const {
    return Transformed{piece, square(c.on), rules.name(c.from), rules.name(c.to)};
  }
  Occurrence operator()(const change::Control& c) const {
    return Control{piece, square(c.on), seat_text(c.from), seat_text(c.to)};
  }
  Occurrence operator()(const change::Marked& c) const { return mark<Marked>(c.on, c.mark); }
  Occurrence operator()(const change::Unmarked& c) const { return mark<Unmarked>(c.on, c.mark); }
  Occurrence operator()(const change::Revealed& c) const {
    return Revealed{piece, square(c.on), seat_text(c.seat), c.what, c.army};
  }
  Occurrence operator()(const change::Rolled& c) const { return Rolled{c.dice}; }
  Occurrence operator()(const change::Check& c) const {
    Check out{seat_text(c.seat), square(c.on), {}, {}, c.names};
    if (c.from.empty()) out.by = seat_text(c.by);
    for (const Cell cell : c.from) out.checkers.push_back(rules.board->name(cell));
    return out;
  }
  Occurrence operator()(const change::Checkmate& c) const { return Checkmate{seat_text(c.seat), seat_text(c.by)}; }
  Occurrence operator()(const change::Stalemate& c) const { return Stalemate{seat_text(c.seat)}; }
  Occurrence operator()(const change::Scored& c) const {
    return Scored{seat_text(c.seat), c.points, c.reason, piece, square(c.on)};
  }
  Occurrence operator()(const change::Eliminated& c) const { return Eliminated{seat_text(c.seat), seat_text(c.by)}; }
  Occurrence operator()(const change::Turn& c) const { return Turn{seat_text(c.seat), seat_text(c.place)}; }
  Occurrence operator()(const change::Skipped& c) const {
    return Skipped{seat_text(c.seat), seat_text(c.place), c.army};
  }
  Occurrence operator()(const change::Over& c) const { return Over{seat_texts(c.winners)}; }
  /// What is not told is in no list of events.
  template <class Silent>
  Occurrence operator()(const Silent&) const {
    throw std::logic_error("a change is told that nobody has a word for");
  }

 private:
  [[nodiscard]] std::string square(Cell cell) const { return cell.valid() ? rules.board->name(cell) : std::string(); }
  template <class Update>
  [[nodiscard]] Update mark(Cell cell, const arbiter::Mark& mark) const {
    return {square(cell), mark.what, seat_text(mark.seat), seat_text(mark.until)};
  }
};

/// A field that is a text, `name`: `get` gives it of the types that have it. Of an unknown event the field of that
/// name; of anything else an empty text.
template <class Get>
const std::string& text_of(const GameEvent& event, std::string_view name, const Get& get) {
  static const std::string kNone;
  return std::visit(
      [&](const auto& what) -> const std::string& {
        if constexpr (std::is_same_v<decltype(what), const Unknown&>) {
          const Value& value = what.fields[name];
          return value.is_text() ? value.text() : kNone;
        } else if constexpr (std::invocable<Get, decltype(what)>) {
          return get(what);
        } else {
          return kNone;
        }
      },
      event.what);
}

}  // namespace

std::string_view type_name(const GameEvent& event) {
  return std::visit(
      [](const auto& what) -> std::string_view {
        if constexpr (requires { what.kType; })
          return what.kType;
        else
          return what.type;
      },
      event.what);
}

const std::string& piece_of(const GameEvent& event) {
  return text_of(
      event, "piece",
      [](const auto& what) -> const std::string& requires requires { what.piece; } { return what.piece; });
}

const std::string& square_of(const GameEvent& event) {
  return text_of(
      event, "sq", [](const auto& what) -> const std::string& requires requires { what.sq; } { return what.sq; });
}

const std::string& seat_of(const GameEvent& event) {
  return text_of(
      event, "seat", [](const auto& what) -> const std::string& requires requires { what.seat; } { return what.seat; });
}

GameEvent game_event(const Rules& rules, const arbiter::Event& event) {
  const std::string piece = event.piece.kind != kNoKind ? piece_text(rules, event.piece) : std::string();
  return {std::visit(Telling{rules, piece}, event.change), rules.full_id(event.rule), event.board, {}};
}

GameEvents game_events(const Rules& rules, const EventList& list) {
  GameEvents out;
  for (const arbiter::Event& one : list) out.push_back(game_event(rules, one));
  return out;
}

}  // namespace arbiter::view
