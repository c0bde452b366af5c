// SPDX-License-Identifier: MIT
#include "referee/wire/told.h"

#include <algorithm>
#include <array>
#include <climits>

#include "text/facts_json.h"

namespace arbiter::told {

using nlohmann::json;

namespace {

/// The fields of an event that are a text each; those that are empty are not written, but for `rule`.
constexpr std::array<std::pair<const char*, std::string Event::*>, 15> kTexts{{{"type", &Event::type},
                                                                               {"rule", &Event::rule},
                                                                               {"piece", &Event::piece},
                                                                               {"sq", &Event::sq},
                                                                               {"from", &Event::from},
                                                                               {"to", &Event::to},
                                                                               {"from_kind", &Event::from_kind},
                                                                               {"to_kind", &Event::to_kind},
                                                                               {"seat", &Event::seat},
                                                                               {"by", &Event::by},
                                                                               {"slot", &Event::slot},
                                                                               {"until", &Event::until},
                                                                               {"what", &Event::what},
                                                                               {"army", &Event::army},
                                                                               {"reason", &Event::reason}}};

bool texts(const json& list) {
  return list.is_array() && std::all_of(list.begin(), list.end(), [](const json& one) { return one.is_string(); });
}

bool whole(const json& number) { return text::facts_of(number).is_whole_in(INT_MIN, INT_MAX); }

/// Reads a field that is more than a text; false where it is none of those.
bool read_field(const std::string& key, const json& value, Event& out) {
  if (key == "board" && whole(value))
    out.board = value.get<int>();
  else if (key == "points" && whole(value))
    out.points = value.get<int>();
  else if (key == "dice" && value.is_array() && std::all_of(value.begin(), value.end(), whole))
    out.dice = value.get<std::vector<int>>();
  else if (key == "by" && texts(value))
    out.checkers = value.get<std::vector<std::string>>();
  else if (key == "what" && texts(value))
    out.names = value.get<std::vector<std::string>>();
  else if (key == "winners" && texts(value))
    out.winners = value.get<std::vector<std::string>>();
  else
    return false;
  return true;
}

json or_null(const std::string& text) { return text.empty() ? json(nullptr) : json(text); }

}  // namespace

void to_json(json& out, const Event& event) {
  out = event.other.is_table() ? json(event.other) : json::object();
  out["rule"] = event.rule;
  for (const auto& [key, field] : kTexts)
    if (!(event.*field).empty()) out[key] = event.*field;
  if (event.board != 0) out["board"] = event.board;
  if (event.points) out["points"] = *event.points;
  if (!event.dice.empty()) out["dice"] = event.dice;
  if (!event.checkers.empty()) out["by"] = event.checkers;
  if (!event.names.empty()) out["what"] = event.names;
  if (event.winners) out["winners"] = *event.winners;
}

void from_json(const json& given, Event& out) {
  out = Event();
  if (!given.is_object()) return;
  for (const auto& [key, value] : given.get_ref<const json::object_t&>()) {
    const auto text = std::find_if(kTexts.begin(), kTexts.end(), [&](const auto& one) { return key == one.first; });
    if (text != kTexts.end() && value.is_string())
      out.*text->second = value.get_ref<const std::string&>();
    else if (!read_field(key, value, out))
      out.other[key] = text::facts_of(value);
  }
}

void to_json(json& out, const Outcome& outcome) {
  out = {{"winners", outcome.winners}, {"reason", outcome.reason}, {"points", outcome.points}};
}

void to_json(json& out, const State& state) {
  out = {{"ruleset", state.ruleset},
         {"turn", state.turn},
         {"to_act", or_null(state.to_act)},
         {"decision", or_null(state.decision)},
         {"may_react", state.may_react},
         {"may_also", state.may_also},
         {"check", state.check},
         {"status", state.status},
         {"result", wire::outcome_json(state.result)}};
  json& seats = out["seats"] = json::object();
  for (const auto& [seat, one] : state.seats)
    seats[seat] = {{"status", one.status}, {"army", or_null(one.army)}, {"hand", one.hand}, {"points", one.points}};
  if (!state.boards.empty()) {
    out["boards"] = state.boards;
    return;
  }
  out["board"] = state.board;
  out["pieces"] = state.pieces;
  out["counters"] = state.counters;
  if (!state.secrets.is_nothing()) out["secrets"] = state.secrets;
  json& marks = out["marks"] = json::array();
  for (const Marking& mark : state.marks) {
    json& one = marks.emplace_back(json{{"what", mark.what}});
    if (!mark.sq.empty()) one["sq"] = mark.sq;
    if (!mark.seat.empty()) one["seat"] = mark.seat;
    if (!mark.until.empty()) one["until"] = mark.until;
  }
}

void to_json(json& out, const Work& work) {
  out = {{"do", work.what}, {"sq", work.square}, {"piece", work.piece}};
  if (!work.to.empty()) out["to"] = work.to;
  if (!work.seat.empty()) out["seat"] = work.seat;
  if (work.rule) out["rule"] = or_null(*work.rule);
  if (work.board != 0) out["board"] = work.board;
}

}  // namespace arbiter::told

namespace arbiter::wire {

using nlohmann::json;

told::Events events_of(const json& list) { return list.is_array() ? list.get<told::Events>() : told::Events(); }

json outcome_json(const std::optional<told::Outcome>& outcome) { return outcome ? json(*outcome) : json(nullptr); }

}  // namespace arbiter::wire
