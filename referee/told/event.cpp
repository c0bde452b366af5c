// SPDX-License-Identifier: MIT
#include "referee/told/event.h"

#include <stdexcept>

#include "referee/core/rules.h"
#include "referee/told/names.h"

namespace arbiter::told {

namespace {

/// Puts a change into words: its type, and the fields of that type.
struct Telling {
  const Rules& rules;
  Event& out;

  void operator()(const change::Moved& c) const { way("moved", c.from, c.to); }
  void operator()(const change::Swapped& c) const { way("swapped", c.from, c.to); }
  void operator()(const change::Captured& c) const {
    at("captured", c.on);
    out.by = seat_text(c.by);
  }
  void operator()(const change::Removed& c) const { at("removed", c.on); }
  void operator()(const change::Placed& c) const { at("placed", c.to); }
  void operator()(const change::Returned& c) const { at("returned", c.to); }
  void operator()(const change::Promoted& c) const { becomes("promoted", c.on, c.from, c.to); }
  void operator()(const change::Transformed& c) const { becomes("transformed", c.on, c.from, c.to); }
  void operator()(const change::Control& c) const {
    at("control", c.on);
    out.from = seat_text(c.from);
    out.to = seat_text(c.to);
  }
  void operator()(const change::Marked& c) const { mark("marked", c.on, c.mark); }
  void operator()(const change::Unmarked& c) const { mark("unmarked", c.on, c.mark); }
  void operator()(const change::Revealed& c) const {
    at("revealed", c.on);
    out.seat = seat_text(c.seat);
    out.what = c.what;
    out.army = c.army;
  }
  void operator()(const change::Rolled& c) const {
    out.type = "rolled";
    out.dice = c.dice;
  }
  void operator()(const change::Check& c) const {
    at("check", c.on);
    out.seat = seat_text(c.seat);
    if (c.from.empty()) out.by = seat_text(c.by);
    for (const Cell cell : c.from) out.checkers.push_back(rules.board->name(cell));
    out.names = c.names;
  }
  void operator()(const change::Checkmate& c) const {
    seat("checkmate", c.seat);
    out.by = seat_text(c.by);
  }
  void operator()(const change::Stalemate& c) const { seat("stalemate", c.seat); }
  void operator()(const change::Scored& c) const {
    at("scored", c.on);
    out.seat = seat_text(c.seat);
    out.points = c.points;
    out.reason = c.reason;
  }
  void operator()(const change::Eliminated& c) const {
    seat("eliminated", c.seat);
    out.by = seat_text(c.by);
  }
  void operator()(const change::Turn& c) const {
    seat("turn", c.seat);
    out.slot = seat_text(c.place);
  }
  void operator()(const change::Skipped& c) const {
    seat("skipped", c.seat);
    out.slot = seat_text(c.place);
    out.army = c.army;
  }
  void operator()(const change::Over& c) const {
    out.type = "over";
    out.winners = seat_texts(c.winners);
  }
  /// What is not told is in no list of events.
  template <class Silent>
  void operator()(const Silent&) const {
    throw std::logic_error("a change is told that nobody has a word for");
  }

 private:
  [[nodiscard]] std::string square(Cell cell) const { return cell.valid() ? rules.board->name(cell) : std::string(); }
  void at(const char* type, Cell cell) const {
    out.type = type;
    out.sq = square(cell);
  }
  void way(const char* type, Cell from, Cell to) const {
    out.type = type;
    out.from = square(from);
    out.to = square(to);
  }
  void becomes(const char* type, Cell cell, Kind from, Kind to) const {
    at(type, cell);
    out.from_kind = rules.name(from);
    out.to_kind = rules.name(to);
  }
  void mark(const char* type, Cell cell, const arbiter::Mark& mark) const {
    at(type, cell);
    out.what = mark.what;
    out.seat = seat_text(mark.seat);
    out.until = seat_text(mark.until);
  }
  void seat(const char* type, Seat seat) const {
    out.type = type;
    out.seat = seat_text(seat);
  }
};

}  // namespace

Event event(const Rules& rules, const arbiter::Event& event) {
  Event out;
  out.rule = rules.full_id(event.rule);
  out.board = event.board;
  if (event.piece.kind != kNoKind) out.piece = piece_text(rules, event.piece);
  std::visit(Telling{rules, out}, event.change);
  return out;
}

Events events(const Rules& rules, const EventList& list) {
  Events out;
  for (const arbiter::Event& one : list) out.push_back(event(rules, one));
  return out;
}

}  // namespace arbiter::told
