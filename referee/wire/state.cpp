// SPDX-License-Identifier: MIT
#include "referee/wire/state.h"

#include <algorithm>
#include <set>
#include <stdexcept>

#include "referee/wire/facts.h"

namespace arbiter::wire {

using nlohmann::json;

namespace {

json seat_json(Seat seat) { return seat == Seat::none ? json(nullptr) : json(std::string(name(seat))); }

void put_seat(json& out, const char* field, Seat seat) {
  if (seat != Seat::none) out[field] = std::string(name(seat));
}

json seat_list(std::uint8_t seats) {
  json list = json::array();
  for (int i = 0; i < kSeats; ++i)
    if ((seats >> i) & 1) list.push_back(std::string(name(seat_at(i))));
  return list;
}

/// What is told of a change: its type, and the fields of that type.
struct Telling {
  const Rules& rules;
  json& out;

  void operator()(const change::Moved& c) const { way("moved", c.from, c.to); }
  void operator()(const change::Swapped& c) const { way("swapped", c.from, c.to); }
  void operator()(const change::Captured& c) const {
    at("captured", c.on);
    put_seat(out, "by", c.by);
  }
  void operator()(const change::Removed& c) const { at("removed", c.on); }
  void operator()(const change::Placed& c) const { at("placed", c.to); }
  void operator()(const change::Returned& c) const { at("returned", c.to); }
  void operator()(const change::Promoted& c) const { becomes("promoted", c.on, c.from, c.to); }
  void operator()(const change::Transformed& c) const { becomes("transformed", c.on, c.from, c.to); }
  void operator()(const change::Control& c) const {
    at("control", c.on);
    put_seat(out, "from", c.from);
    put_seat(out, "to", c.to);
  }
  void operator()(const change::Marked& c) const { mark("marked", c.on, c.mark); }
  void operator()(const change::Unmarked& c) const { mark("unmarked", c.on, c.mark); }
  void operator()(const change::Revealed& c) const {
    at("revealed", c.on);
    put_seat(out, "seat", c.seat);
    if (!c.what.empty()) out["what"] = c.what;
    if (!c.army.empty()) out["army"] = c.army;
  }
  void operator()(const change::Rolled& c) const {
    out["type"] = "rolled";
    out["dice"] = c.dice;
  }
  void operator()(const change::Check& c) const {
    at("check", c.on);
    put_seat(out, "seat", c.seat);
    if (c.from.empty()) put_seat(out, "by", c.by);
    for (const Cell cell : c.from) out["by"].push_back(rules.board->name(cell));
    if (!c.names.empty()) out["what"] = c.names;
  }
  void operator()(const change::Checkmate& c) const {
    seat("checkmate", c.seat);
    put_seat(out, "by", c.by);
  }
  void operator()(const change::Stalemate& c) const { seat("stalemate", c.seat); }
  void operator()(const change::Scored& c) const {
    at("scored", c.on);
    put_seat(out, "seat", c.seat);
    out["points"] = c.points;
    out["reason"] = c.reason;
  }
  void operator()(const change::Eliminated& c) const {
    seat("eliminated", c.seat);
    put_seat(out, "by", c.by);
  }
  void operator()(const change::Turn& c) const {
    seat("turn", c.seat);
    put_seat(out, "slot", c.place);
  }
  void operator()(const change::Skipped& c) const {
    seat("skipped", c.seat);
    put_seat(out, "slot", c.place);
    if (!c.army.empty()) out["army"] = c.army;
  }
  void operator()(const change::Over& c) const {
    out["type"] = "over";
    out["winners"] = seat_list(c.winners);
  }
  /// What is not told is in no list of events.
  template <class Silent>
  void operator()(const Silent&) const {
    throw std::logic_error("a change is told that nobody has a word for");
  }

 private:
  void put_cell(const char* field, Cell cell) const {
    if (cell.valid()) out[field] = rules.board->name(cell);
  }
  void at(const char* type, Cell cell) const {
    out["type"] = type;
    put_cell("sq", cell);
  }
  void way(const char* type, Cell from, Cell to) const {
    out["type"] = type;
    put_cell("from", from);
    put_cell("to", to);
  }
  void becomes(const char* type, Cell cell, Kind from, Kind to) const {
    at(type, cell);
    out["from_kind"] = rules.name(from);
    out["to_kind"] = rules.name(to);
  }
  void mark(const char* type, Cell cell, const Mark& mark) const {
    at(type, cell);
    out["what"] = mark.what;
    put_seat(out, "seat", mark.seat);
    put_seat(out, "until", mark.until);
  }
  void seat(const char* type, Seat seat) const {
    out["type"] = type;
    put_seat(out, "seat", seat);
  }
};

}  // namespace

json event_json(const Rules& rules, const Event& e) {
  json out{{"rule", rules.full_id(e.rule)}};
  if (e.board != 0) out["board"] = e.board;
  if (e.piece.kind != kNoKind) out["piece"] = piece_text(rules, e.piece);
  std::visit(Telling{rules, out}, e.change);
  return out;
}

json events_json(const Rules& rules, const EventList& events, Viewer viewer) {
  json list = json::array();
  for (const Event& e : events)
    if (viewer.may_see(e)) list.push_back(event_json(rules, e));
  return list;
}

json pieces_json(const Position& pos) {
  json pieces = json::object();
  for (const Cell cell : pos.board().cells())
    if (const Piece* p = pos.piece_at(cell)) pieces[pos.board().name(cell)] = piece_text(*pos.rules, *p);
  return pieces;
}

namespace {

/// Winners stand in the order of the seats' names, from South on.
json result_of(const Result& result, const Rules& rules, const json& points) {
  return {{"winners", seat_list(result.winners)}, {"reason", rules.full_id(result.reason)}, {"points", points}};
}

void add_points(const Position& pos, json& points) {
  for (const Seat seat : pos.rules->seats) points[std::string(name(seat))] = pos.seats[index(seat)].points;
}

}  // namespace

json result_json(const Position& pos) {
  if (!pos.over()) return nullptr;
  json points = json::object();
  add_points(pos, points);
  return result_of(pos.result, *pos.rules, points);
}

json result_json(const Game& game) {
  if (!game.over()) return nullptr;
  json points = json::object();
  for (std::size_t b = 0; b < game.boards(); ++b) add_points(game.position(b), points);
  return result_of(*game.standing().result, game.rules(), points);
}

json state_json(const Position& pos, Viewer viewer) {
  const Rules& rules = *pos.rules;
  json state{{"ruleset", rules.id}, {"board", rules.board->id()}, {"pieces", pieces_json(pos)}, {"turn", pos.turn}};
  state["to_act"] = seat_json(pos.acting());
  state["decision"] = pos.decision.pending() ? json(std::string(pos.decision.kind)) : json(nullptr);
  json react = json::array();
  // A window through which nothing can be done (its power has ended, nobody is left to call on) is none.
  std::vector<Seat> windows;
  for (const Action& a : Engine::reactions(pos))
    if (std::find(windows.begin(), windows.end(), a.seat) == windows.end()) windows.push_back(a.seat);
  for (const Seat s : windows) react.push_back(std::string(name(s)));
  if (pos.decision.pending() && pos.decision.seat == Seat::none) {
    react = json::array();
    for (const Seat s : rules.seats) react.push_back(std::string(name(s)));
    std::sort(react.begin(), react.end());
  }
  state["may_react"] = react;
  json also = json::array();
  if (!pos.over()) {
    for (Action a : Engine::announcements(pos)) {
      if (a.seat == pos.decision.seat && a.type != Action::Type::secret) a.seat = Seat::none;
      also.push_back(print(a, rules));
    }
  }
  std::sort(also.begin(), also.end());
  also.erase(std::unique(also.begin(), also.end()), also.end());
  state["may_also"] = also;
  json seats = json::object();
  for (const Seat seat : rules.seats) {
    const SeatState& s = pos.seats[index(seat)];
    json hand = json::object();
    for (std::size_t k = 0; k < rules.kinds.size(); ++k)
      if (s.hand[k] != 0) hand[rules.kinds[k].name] = s.hand[k];
    seats[std::string(name(seat))] = {
        {"status", std::string(status_name(s.status))},
        {"army", s.army < 0 ? json(nullptr) : json(rules.army_names[static_cast<std::size_t>(s.army)])},
        {"hand", hand},
        {"points", s.points}};
  }
  state["seats"] = seats;
  std::vector<Seat> in_check;
  Facts counters = Facts::Table(), secrets = Facts::Table();
  for (std::size_t s = 0; s < pos.slots.size(); ++s) {
    if (!pos.slots[s].active) continue;
    const Rule& rule = rules.rule(pos.slots[s].rule);
    const auto slot = static_cast<SlotId>(s);
    rule.checks(pos, slot, in_check);
    rule.write_counters(pos, slot, counters);
    if (viewer.all || viewer.seat != Seat::none)
      rule.write_secrets(pos, slot, viewer.all ? Seat::none : viewer.seat, secrets);
  }
  json check = json::array();
  for (const Seat seat : rules.seats)
    if (std::find(in_check.begin(), in_check.end(), seat) != in_check.end()) check.push_back(std::string(name(seat)));
  state["check"] = check;
  json marks = json::array();
  for (const Mark& m : pos.marks) {
    json mark{{"what", m.what}};
    const Cell cell = m.piece != kNoPiece ? pos.pieces[m.piece].cell : m.cell;
    if (cell.valid()) mark["sq"] = pos.board().name(cell);
    put_seat(mark, "seat", m.seat);
    put_seat(mark, "until", m.until);
    marks.push_back(std::move(mark));
  }
  state["marks"] = marks;
  state["counters"] = counters;
  if (!secrets.empty()) state["secrets"] = secrets;
  state["status"] = pos.over() ? "over" : "playing";
  state["result"] = result_json(pos);
  return state;
}

json state_json(const Game& game, Viewer viewer) {
  if (!game.joined()) return state_json(game.position(), viewer);
  json state{{"ruleset", game.rules().id}, {"to_act", nullptr}, {"turn", game.plies().size() + 1}};
  json boards = json::array(), seats = json::object();
  std::set<json> decisions;
  json check = json::array();
  for (std::size_t b = 0; b < game.boards(); ++b) {
    json board = state_json(game.position(b), viewer);
    seats.update(board["seats"]);
    check.insert(check.end(), board["check"].begin(), board["check"].end());
    decisions.insert(board["decision"]);
    for (json& said : board["may_also"])
      if (said.get<std::string>().find(':') == std::string::npos)
        said = std::string(name(game.position(b).decision.seat)) + ":" + said.get<std::string>();
    boards.push_back(std::move(board));
  }
  json react = json::array(), also = json::array();
  for (const Action& a : game.reactions())
    if (const json seat = std::string(name(a.seat)); std::find(react.begin(), react.end(), seat) == react.end())
      react.push_back(seat);
  for (const Action& a : game.announcements()) also.push_back(print(a, game.rules()));
  std::sort(also.begin(), also.end());
  state["boards"] = std::move(boards);
  state["decision"] = game.over() || decisions.size() != 1 ? json(nullptr) : *decisions.begin();
  state["seats"] = std::move(seats);
  state["check"] = std::move(check);
  state["may_react"] = std::move(react);
  state["may_also"] = std::move(also);
  state["status"] = game.over() ? "over" : "playing";
  state["result"] = result_json(game);
  return state;
}

}  // namespace arbiter::wire
