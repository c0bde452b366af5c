// SPDX-License-Identifier: MIT
// Setting a game up: what is given by a person or a file is checked whole before it becomes a position.
#include <algorithm>

#include "referee/core/engine.h"

namespace arbiter {

namespace {

/// The seat of this board that is named.
std::optional<Seat> seat_here(const Rules& rules, std::string_view text) {
  const auto seat = parse_seat(text);
  return seat ? std::optional(rules.here(*seat)) : std::nullopt;
}

/// No count of a game comes near it; larger ones could not be added up.
constexpr std::int64_t kMostNumber = 1'000'000;

struct Reader {
  const Rules& rules;
  Position& pos;
  std::vector<Message> wrong;

  void piece(const std::string& sq, const Value& value) {
    const auto cell = rules.board->find_cell(sq);
    if (!cell) return complain(make_message("%1: %2 is no square of %3", "pieces", arg::quoted(sq), rules.board->id()));
    const std::string where = "pieces." + sq;
    if (!value.is_text()) return expect(where, make_message("a piece like %1", arg::quoted("S.pawn")));
    const auto parsed = parse_piece(rules, value.text());
    if (!parsed) return complain(make_message("%1: %2", where, parsed.error().message));
    if (!rules.seated(parsed->controller)) {
      complain(make_message("%1: nobody sits at %2 in this game", where, arg::seat(name(parsed->controller))));
      return complain(make_message("say who moves the piece behind @"));
    }
    Piece p = *parsed;
    p.cell = *cell;
    p.where = Where::board;
    pos.grid[cell->value] = static_cast<PieceId>(pos.pieces.size());
    pos.pieces.push_back(p);
  }

  void seat(const std::string& key, const Value& value) {
    const auto seat = seat_here(rules, key);
    if (!seat || !rules.seated(*seat))
      return complain(make_message("%1: %2 is no seat of this game", "seats", arg::quoted(key)));
    const std::string where = "seats." + key;
    if (!value.is_table()) return expect(where, make_message("an object"));
    SeatState& state = pos.seats[index(*seat)];
    if (value.has("points")) {
      if (small_number(value["points"]))
        state.points = value["points"].number();
      else
        expect_number(where + ".points");
    }
    if (value.has("status")) {
      const auto status = value["status"].is_text() ? parse_status(value["status"].text()) : std::nullopt;
      if (status)
        state.status = *status;
      else
        complain(make_message("%1: %2 is none of playing, eliminated, resigned, absent, winner", where + ".status",
                              quoted(value["status"])));
    }
    if (!value.has("hand")) return;
    if (!value["hand"].is_table()) return expect(where + ".hand", make_message("an object of kinds and numbers"));
    state.hand.fill(0);
    for (const auto& [kind_name, n] : value["hand"].table()) {
      const Kind kind = rules.kind(kind_name);
      if (kind == kNoKind || !n.is_whole_in(0, 200))
        complain(make_message("%1: not a kind and a number", where + ".hand." + kind_name));
      else
        state.hand[kind] = static_cast<std::uint8_t>(n.number());
    }
  }

  void mark(const Value& value) {
    if (!value.is_table() || !value.has("what") || !value["what"].is_text())
      return complain(make_message("%1: expected %2", "marks", R"({"sq", "what"})"));
    Mark m;
    m.what = value["what"].text();
    if (value.has("sq")) {
      const auto cell = value["sq"].is_text() ? rules.board->find_cell(value["sq"].text()) : std::nullopt;
      if (!cell) return complain(make_message("%1: %2 is no square", "marks", quoted(value["sq"])));
      m.cell = *cell;
    }
    for (const auto& [field, target] : {std::pair{"seat", &m.seat}, std::pair{"until", &m.until}}) {
      if (!value.has(field) || !value[field].is_text()) continue;
      if (const auto s = seat_here(rules, value[field].text())) *target = *s;
    }
    pos.marks.push_back(std::move(m));
  }

  /// Numbers wherever they stand in what the rules have counted.
  void counters(const Value& value, const std::string& where) {
    if (value.is_number() && !small_number(value)) return expect_number(where);
    if (value.is_list())
      for (const Value& entry : value.list()) counters(entry, where);
    if (value.is_table())
      for (const auto& [key, entry] : value.table()) counters(entry, where + "." + key);
  }

  /// The fields of a state that stand for themselves; what the others say follows from these.
  void frame(const Value& position) {
    static constexpr std::string_view kFields[] = {"pieces",    "to_act",   "decision", "turn",    "seats",
                                                   "marks",     "counters", "secrets",  "ruleset", "board",
                                                   "may_react", "may_also", "check",    "status",  "result"};
    for (const auto& [key, value] : position.table())
      if (std::find(std::begin(kFields), std::end(kFields), key) == std::end(kFields))
        complain(make_message("%1 is no field of a position", arg::quoted(key)));
    if (position.has("ruleset") && position["ruleset"] != rules.id)
      complain(make_message("%1: %2, but the game is %3", "ruleset", quoted(position["ruleset"]), rules.id));
    if (position.has("board") && position["board"] != rules.board->id())
      complain(
          make_message("%1: %2, but the game is played on %3", "board", quoted(position["board"]), rules.board->id()));
    if (!position.has("turn")) return;
    const Value& turn = position["turn"];
    if (turn.is_whole_in(1, 999'999))
      pos.turn = turn.number();
    else
      complain(make_message("%1: expected %2", "turn", make_message("a whole number from 1")));
  }

  static bool small_number(const Value& value) { return value.is_whole_in(-kMostNumber, kMostNumber); }

  void complain(Message what) { wrong.push_back(std::move(what)); }
  void expect(std::string_view where, Message what) {
    complain(make_message("%1: expected %2", where, std::move(what)));
  }
  void expect_number(std::string_view where) { expect(where, make_message("a whole number up to %1", kMostNumber)); }
};

tl::unexpected<Refusal> cannot_be_set_up(const std::vector<Message>& complaints) {
  return refuse("bad_position", make_message("The position cannot be set up: %1.", arg::joined(complaints, "; ")));
}

void array(const Rules& rules, Position& pos) {
  for (const StartPiece& s : rules.setup) {
    pos.grid[s.cell.value] = static_cast<PieceId>(pos.pieces.size());
    pos.pieces.push_back(Piece{s.kind, s.army, s.controller, s.cell, Where::board, false});
  }
  for (int i = 0; i < kSeats; ++i) pos.seats[i].hand = rules.hands[i];
}

}  // namespace

Expected<Piece> parse_piece(const Rules& rules, std::string_view text) {
  const std::size_t dot = text.find('.');
  if (dot == std::string_view::npos)
    return refuse(
        "bad_piece",
        join_messages({make_message("%1 is no piece", arg::quoted(text)), make_message("expected army.kind")}, "; "));
  const std::size_t at = text.find('@', dot);
  const auto army = seat_here(rules, text.substr(0, dot));
  const Kind kind = rules.kind(text.substr(dot + 1, at == std::string_view::npos ? at : at - dot - 1));
  const auto controller = at == std::string_view::npos ? army : seat_here(rules, text.substr(at + 1));
  if (!army) return refuse("bad_piece", make_message("%1 names no army S, W, N or E", arg::quoted(text)));
  if (kind == kNoKind) return refuse("bad_piece", make_message("%1: this game has no such kind", arg::quoted(text)));
  if (!controller) return refuse("bad_piece", make_message("%1 names no seat behind @", arg::quoted(text)));
  return Piece{kind, *army, *controller, kNoCell, Where::gone, false};
}

std::optional<Status> parse_status(std::string_view text) {
  for (const Status s : {Status::playing, Status::eliminated, Status::resigned, Status::absent, Status::winner})
    if (status_name(s) == text) return s;
  return std::nullopt;
}

std::string_view status_name(Status status) {
  switch (status) {
    case Status::none:
      return "";
    case Status::playing:
      return "playing";
    case Status::eliminated:
      return "eliminated";
    case Status::resigned:
      return "resigned";
    case Status::absent:
      return "absent";
    case Status::winner:
      return "winner";
  }
  return "";
}

Expected<std::vector<Value>> Engine::board_positions(const Rules& rules, const Value& position) {
  if (rules.beside.empty()) return std::vector<Value>{position};
  std::vector<Value> list(1 + rules.beside.size());
  if (position.is_nothing()) return list;
  static constexpr std::string_view kFields[] = {"boards",   "ruleset", "seats", "to_act", "decision", "may_react",
                                                 "may_also", "check",   "turn",  "status", "result"};
  if (!position.is_table()) return refuse("bad_position", make_message("\"position\" must be an object."));
  for (const auto& [key, value] : position.table())
    if (std::find(std::begin(kFields), std::end(kFields), key) == std::end(kFields))
      return cannot_be_set_up({make_message("%1 is to stand under %2, in the position of a board", arg::quoted(key),
                                            arg::quoted("boards"))});
  const Value& boards = position["boards"];
  const bool fits = boards.empty() || (boards.is_list() && boards.list().size() == list.size());
  if (!fits)
    return cannot_be_set_up({make_message("%1 must be a list of %2 positions", arg::quoted("boards"), list.size())});
  std::copy(boards.list().begin(), boards.list().end(), list.begin());
  return list;
}

Expected<Outcome> Engine::begin(const Rules& rules, const Value& position) {
  Outcome out;
  Position& pos = out.position;
  pos.rules = &rules;
  pos.slots = rules.initial_slots();
  for (const Slot& s : pos.slots) pos.active_hooks |= s.hooks;
  for (const Seat seat : rules.seats) pos.seats[index(seat)].status = Status::playing;
  for (const auto& [seat, army] : rules.armies) {
    const auto it = std::find(rules.army_names.begin(), rules.army_names.end(), army);
    if (it != rules.army_names.end())
      pos.seats[index(seat)].army = static_cast<std::int16_t>(it - rules.army_names.begin());
  }
  pos.to_act = rules.seats.front();
  const bool given = position.is_table() && !position.empty();
  if (!position.is_nothing() && !position.is_table())
    return refuse("bad_position", make_message("\"position\" must be an object."));
  Reader reader{rules, pos, {}};
  if (given) reader.frame(position);
  if (!given || !position.has("pieces")) {
    array(rules, pos);
  } else if (!position["pieces"].is_table()) {
    reader.expect("pieces", make_message("an object of squares and pieces"));
  } else {
    for (const auto& [sq, value] : position["pieces"].table()) reader.piece(sq, value);
  }
  if (given && position.has("seats")) {
    if (position["seats"].is_table())
      for (const auto& [key, value] : position["seats"].table()) reader.seat(key, value);
    else
      reader.expect("seats", make_message("an object"));
  }
  if (given && position.has("marks")) {
    if (position["marks"].is_list())
      for (const Value& mark : position["marks"].list()) reader.mark(mark);
    else
      reader.expect("marks", make_message("a list"));
  }
  if (given && position.has("counters") && !position["counters"].is_table() && !position["counters"].is_nothing())
    reader.expect("counters", make_message("an object"));
  if (given && position.has("counters")) reader.counters(position["counters"], "counters");
  if (given && position.has("to_act") && !position["to_act"].is_nothing()) {
    const auto seat = position["to_act"].is_text() ? seat_here(rules, position["to_act"].text()) : std::nullopt;
    if (seat && rules.seated(*seat))
      pos.to_act = *seat;
    else
      reader.complain(make_message("%1: %2 is no seat of this game", "to_act", quoted(position["to_act"])));
  }
  if (!reader.wrong.empty()) return cannot_be_set_up(reader.wrong);
  Setup ctx(pos, out.events);
  try {
    const Value none = Value::Table();
    for (std::size_t s = 0; s < pos.slots.size(); ++s)
      if (pos.slots[s].active)
        rules.rule(pos.slots[s].rule).on_setup(ctx, static_cast<SlotId>(s), given ? position : none);
  } catch (const WrongValue& e) {
    return cannot_be_set_up({e.message()});
  }
  if (!ctx.rejected().empty()) return cannot_be_set_up(ctx.rejected());
  if (given && position["decision"].is_text() && !pos.decision.pending() && pos.phase == Phase::setup) {
    if (position["decision"] == "move") {
      pos.phase = Phase::ready;
    } else if (position["decision"] == "after") {  // the move is made, and what may still be done is asked
      pos.phase = Phase::acted;
      pos.last_action.seat = pos.to_act;
    }
  }
  if (pos.phase == Phase::setup && pos.turn > 0) --pos.turn;  // the start of the turn counts it
  run(ctx);
  return out;
}

}  // namespace arbiter
