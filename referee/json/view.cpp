// SPDX-License-Identifier: MIT
#include "referee/json/view.h"

#include <algorithm>
#include <climits>
#include <tuple>

#include "referee/core/context.h"
#include "text/value_json.h"

namespace arbiter::view {

using nlohmann::json;

namespace {

/// A field of a type of events: its name, and where the struct has it.
template <class Type, class Value>
struct Field {
  const char* key;
  Value Type::*member;
};
template <class Type, class Value>
Field(const char*, Value Type::*) -> Field<Type, Value>;

// The fields of every type. A text or a list that is empty and a value that is not there are not written.
constexpr auto fields_of(const Moved&) {
  return std::tuple{Field{"piece", &Moved::piece}, Field{"from", &Moved::from}, Field{"to", &Moved::to}};
}
constexpr auto fields_of(const Captured&) {
  return std::tuple{Field{"piece", &Captured::piece}, Field{"sq", &Captured::sq}, Field{"by", &Captured::by}};
}
constexpr auto fields_of(const Removed&) {
  return std::tuple{Field{"piece", &Removed::piece}, Field{"sq", &Removed::sq}};
}
constexpr auto fields_of(const Placed&) { return std::tuple{Field{"piece", &Placed::piece}, Field{"sq", &Placed::sq}}; }
constexpr auto fields_of(const Returned&) {
  return std::tuple{Field{"piece", &Returned::piece}, Field{"sq", &Returned::sq}};
}
constexpr auto fields_of(const Promoted&) {
  return std::tuple{Field{"piece", &Promoted::piece}, Field{"sq", &Promoted::sq},
                    Field{"from_kind", &Promoted::from_kind}, Field{"to_kind", &Promoted::to_kind}};
}
constexpr auto fields_of(const Transformed&) {
  return std::tuple{Field{"piece", &Transformed::piece}, Field{"sq", &Transformed::sq},
                    Field{"from_kind", &Transformed::from_kind}, Field{"to_kind", &Transformed::to_kind}};
}
constexpr auto fields_of(const Control&) {
  return std::tuple{Field{"piece", &Control::piece}, Field{"sq", &Control::sq}, Field{"from", &Control::from},
                    Field{"to", &Control::to}};
}
constexpr auto fields_of(const Swapped&) {
  return std::tuple{Field{"piece", &Swapped::piece}, Field{"from", &Swapped::from}, Field{"to", &Swapped::to}};
}
constexpr auto fields_of(const Marked&) {
  return std::tuple{Field{"sq", &Marked::sq}, Field{"what", &Marked::what}, Field{"seat", &Marked::seat},
                    Field{"until", &Marked::until}};
}
constexpr auto fields_of(const Unmarked&) {
  return std::tuple{Field{"sq", &Unmarked::sq}, Field{"what", &Unmarked::what}, Field{"seat", &Unmarked::seat},
                    Field{"until", &Unmarked::until}};
}
constexpr auto fields_of(const Revealed&) {
  return std::tuple{Field{"piece", &Revealed::piece}, Field{"sq", &Revealed::sq}, Field{"seat", &Revealed::seat},
                    Field{"what", &Revealed::what}, Field{"army", &Revealed::army}};
}
constexpr auto fields_of(const Rolled&) { return std::tuple{Field{"dice", &Rolled::dice}}; }
// A text in `by` is the seat that gives check, a list is the squares it comes from.
constexpr auto fields_of(const Check&) {
  return std::tuple{Field{"seat", &Check::seat}, Field{"sq", &Check::sq}, Field{"by", &Check::by},
                    Field{"by", &Check::checkers}, Field{"what", &Check::names}};
}
constexpr auto fields_of(const Checkmate&) {
  return std::tuple{Field{"seat", &Checkmate::seat}, Field{"by", &Checkmate::by}};
}
constexpr auto fields_of(const Stalemate&) { return std::tuple{Field{"seat", &Stalemate::seat}}; }
constexpr auto fields_of(const Scored&) {
  return std::tuple{Field{"seat", &Scored::seat}, Field{"points", &Scored::points}, Field{"reason", &Scored::reason},
                    Field{"piece", &Scored::piece}, Field{"sq", &Scored::sq}};
}
constexpr auto fields_of(const Eliminated&) {
  return std::tuple{Field{"seat", &Eliminated::seat}, Field{"by", &Eliminated::by}};
}
constexpr auto fields_of(const Turn&) { return std::tuple{Field{"seat", &Turn::seat}, Field{"slot", &Turn::slot}}; }
constexpr auto fields_of(const Skipped&) {
  return std::tuple{Field{"seat", &Skipped::seat}, Field{"slot", &Skipped::slot}, Field{"army", &Skipped::army}};
}
constexpr auto fields_of(const Over&) { return std::tuple{Field{"winners", &Over::winners}}; }

// ---- values of fields: `read` is false, and changes nothing, if the JSON is of another kind ----
bool is_whole(const json& number) { return text::value_of(number).is_whole_in(INT_MIN, INT_MAX); }

bool read(const json& given, std::string& out) {
  if (!given.is_string()) return false;
  out = given.get_ref<const std::string&>();
  return true;
}
bool read(const json& given, int& out) {
  if (!is_whole(given)) return false;
  out = given.get<int>();
  return true;
}
template <class Value>
bool read(const json& given, std::vector<Value>& out) {
  std::vector<Value> list;
  if (!given.is_array() || !std::ranges::all_of(given, [&](const json& one) { return read(one, list.emplace_back()); }))
    return false;
  out = std::move(list);
  return true;
}
template <class Value>
bool read(const json& given, std::optional<Value>& out) {
  Value value{};
  if (!read(given, value)) return false;
  out = std::move(value);
  return true;
}

template <class Value>
void write(json& out, const char* key, const Value& value) {
  if (!value.empty()) out[key] = value;
}
template <class Value>
void write(json& out, const char* key, const std::optional<Value>& value) {
  if (value) out[key] = *value;
}

// ---- what happened, by its type ----
template <class Type>
bool read_field(Type& what, std::string_view key, const json& value) {
  return std::apply(
      [&](const auto&... field) { return (... || (key == field.key && read(value, what.*field.member))); },
      fields_of(what));
}
bool read_field(Unknown& what, std::string_view key, const json& value) {
  what.fields[key] = text::value_of(value);
  return true;
}

template <class Type>
void write_fields(json& out, const Type& what) {
  out["type"] = Type::kType;
  std::apply([&](const auto&... field) { (..., write(out, field.key, what.*field.member)); }, fields_of(what));
}
void write_fields(json& out, const Unknown& what) {
  for (const auto& [key, value] : what.fields.table()) out[key] = value;
  write(out, "type", what.type);
}

/// One of that type without any fields.
template <class... Types>
void begin(std::variant<Unknown, Types...>& out, const std::string& type) {
  out = Unknown{type, {}};
  (..., (type == Types::kType ? void(out = Types()) : void()));
}

json or_null(const std::string& text) { return text.empty() ? json(nullptr) : json(text); }

}  // namespace

void to_json(json& out, const GameEvent& event) {
  out = event.other.is_table() ? json(event.other) : json::object();
  std::visit([&](const auto& what) { write_fields(out, what); }, event.what);
  if (!event.rule.empty() || !out.contains("rule")) out["rule"] = event.rule;
  if (event.board != 0) out["board"] = event.board;
}

void from_json(const json& given, GameEvent& out) {
  out = GameEvent();
  if (!given.is_object()) return;
  std::string type;
  if (const auto named = given.find("type"); named != given.end() && read(*named, type)) begin(out.what, type);
  for (const auto& [key, value] : given.get_ref<const json::object_t&>()) {
    if (key == "type" && value.is_string()) continue;
    if (key == "rule" && read(value, out.rule)) continue;
    if (key == "board" && read(value, out.board)) continue;
    const auto in_place = [&name = key, &field = value](auto& what) { return read_field(what, name, field); };
    if (!std::visit(in_place, out.what)) out.other[key] = text::value_of(value);
  }
}

void to_json(json& out, const Outcome& outcome) {
  out = {{"winners", outcome.winners}, {"reason", outcome.reason}, {"points", outcome.points}};
}

void to_json(json& out, const GameView& state) {
  out = {{"ruleset", state.ruleset},
         {"turn", state.turn},
         {"to_act", or_null(state.to_act)},
         {"decision", or_null(state.decision)},
         {"may_react", state.may_react},
         {"may_also", state.may_also},
         {"check", state.check},
         {"status", phase_name(state.status)},
         {"result", game_json::outcome_json(state.result)}};
  json& seats = out["seats"] = json::object();
  for (const auto& [seat, one] : state.seats)
    seats[seat] = {
        {"status", status_name(one.status)}, {"army", or_null(one.army)}, {"hand", one.hand}, {"points", one.points}};
  if (!state.boards.empty()) {
    out["boards"] = state.boards;
    return;
  }
  out["board"] = state.board;
  out["pieces"] = state.pieces;
  out["counters"] = state.counters;
  if (!state.secrets.is_nothing()) out["secrets"] = state.secrets;
  json& marks = out["marks"] = json::array();
  for (const MarkView& mark : state.marks) {
    json& one = marks.emplace_back(json{{"what", mark.what}});
    if (!mark.sq.empty()) one["sq"] = mark.sq;
    if (!mark.seat.empty()) one["seat"] = mark.seat;
    if (!mark.until.empty()) one["until"] = mark.until;
  }
}

void to_json(json& out, const TableInstruction& work) {
  out = {{"do", word(work.what)}, {"sq", work.square}, {"piece", work.piece}};
  if (!work.to.empty()) out["to"] = work.to;
  if (!work.seat.empty()) out["seat"] = work.seat;
  if (work.rule) out["rule"] = or_null(*work.rule);
  if (work.board != 0) out["board"] = work.board;
}

}  // namespace arbiter::view

namespace arbiter::game_json {

using nlohmann::json;

view::GameEvents events_of(const json& list) {
  return list.is_array() ? list.get<view::GameEvents>() : view::GameEvents();
}

json outcome_json(const std::optional<view::Outcome>& outcome) { return outcome ? json(*outcome) : json(nullptr); }

}  // namespace arbiter::game_json
