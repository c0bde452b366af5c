// SPDX-License-Identifier: MIT
#include "referee/wire/state.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "referee/wire/facts.h"

namespace arbiter::wire {

using nlohmann::json;

namespace {

constexpr std::array<std::string_view, 21> kTypes{
    "moved",     "captured", "removed",    "placed",   "promoted", "transformed", "control",
    "swapped",   "marked",   "unmarked",   "revealed", "rolled",   "check",       "checkmate",
    "stalemate", "scored",   "eliminated", "returned", "turn",     "skipped",     "over"};

json seat_json(Seat seat) { return seat == Seat::none ? json(nullptr) : json(std::string(name(seat))); }

void put_seat(json& out, const char* field, Seat seat) {
  if (seat != Seat::none) out[field] = std::string(name(seat));
}

}  // namespace

json event_json(const Rules& rules, const Event& e) {
  const Board& board = *rules.board;
  json out{{"type", std::string(kTypes[static_cast<std::size_t>(e.type)])}, {"rule", rules.full_id(e.rule)}};
  const auto put_cell = [&](const char* field, Cell cell) {
    if (cell.valid()) out[field] = board.name(cell);
  };
  if (e.board != 0) out["board"] = e.board;
  if (!e.piece_text.empty()) out["piece"] = e.piece_text;
  switch (e.type) {
    case EventType::moved:
    case EventType::swapped:
      put_cell("from", e.from);
      put_cell("to", e.to);
      break;
    case EventType::captured:
      put_cell("sq", e.to);
      put_seat(out, "by", e.by);
      break;
    case EventType::promoted:
    case EventType::transformed:
      put_cell("sq", e.to);
      out["from_kind"] = rules.name(e.kind);
      out["to_kind"] = rules.name(e.to_kind);
      break;
    case EventType::control:
      put_cell("sq", e.to);
      put_seat(out, "from", e.seat);
      put_seat(out, "to", e.by);
      break;
    case EventType::marked:
    case EventType::unmarked:
      put_cell("sq", e.to);
      out["what"] = e.what;
      put_seat(out, "seat", e.seat);
      put_seat(out, "until", e.by);
      break;
    case EventType::revealed:
      put_cell("sq", e.to);
      put_seat(out, "seat", e.seat);
      if (!e.what.empty()) out["what"] = e.what;
      if (!e.names.empty()) out["army"] = e.names.front();
      break;
    case EventType::rolled:
      out["dice"] = e.dice;
      break;
    case EventType::check: {
      put_seat(out, "seat", e.seat);
      put_cell("sq", e.to);
      if (e.cells.empty()) {
        put_seat(out, "by", e.by);
      } else {
        json squares = json::array();
        for (const Cell c : e.cells) squares.push_back(board.name(c));
        out["by"] = squares;
      }
      if (!e.names.empty()) out["what"] = e.names;
      break;
    }
    case EventType::scored:
      put_seat(out, "seat", e.seat);
      out["points"] = e.number;
      out["reason"] = e.what;
      put_cell("sq", e.to);
      break;
    case EventType::turn:
    case EventType::skipped:
      put_seat(out, "seat", e.seat);
      put_seat(out, "slot", e.place);
      if (!e.what.empty()) out["army"] = e.what;
      break;
    case EventType::over:
      out["winners"] = e.names;
      break;
    case EventType::removed:
    case EventType::placed:
    case EventType::returned:
      put_cell("sq", e.to);
      break;
    case EventType::checkmate:
    case EventType::stalemate:
    case EventType::eliminated:
      put_seat(out, "seat", e.seat);
      put_seat(out, "by", e.by);
      break;
  }
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
  json winners = json::array();
  for (int i = 0; i < kSeats; ++i)
    if ((result.winners >> i) & 1) winners.push_back(std::string(name(seat_at(i))));
  return {{"winners", winners}, {"reason", rules.full_id(result.reason)}, {"points", points}};
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
