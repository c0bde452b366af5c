// SPDX-License-Identifier: MIT
#include "app/table/clock_record.h"

#include <algorithm>
#include <utility>

namespace arbiter::table {
namespace {

using nlohmann::json;
using timing::Time;

Time time_of(const json& value) {
  return Time(value.is_number_integer() ? std::max<std::int64_t>(value.get<std::int64_t>(), 0) : 0);
}

json object_of(const json& noted, const char* key) {
  const json part = noted.is_object() ? noted.value(key, json()) : json();
  return part.is_object() ? part : json::object();
}

void read_moves(const json& noted, ClockRecord& record) {
  const json all = object_of(noted, "moves");
  for (const auto& [seat, list] : all.items()) {
    timing::Record& of = record.seats[seat];
    for (const json& move : list)
      if (move.is_array() && move.size() == 2 && move[0].is_number_integer())
        of.moves.push_back({move[0].get<int>(), time_of(move[1])});
  }
}

void read_changes(const json& noted, ClockRecord& record) {
  const json list = noted.is_object() ? noted.value("changes", json()) : json();
  for (const json& change : list.is_array() ? list : json::array()) {
    if (!change.is_object() || !change.value("plus", json()).is_number_integer()) continue;
    const json seat = change.value("seat", json()), move = change.value("move", json());
    timing::Change read;
    read.move = move.is_number_unsigned() ? move.get<std::size_t>() : 0;
    read.plus = Time(change["plus"].get<std::int64_t>());
    for (const auto& [key, into] : {std::pair{"reason", &read.reason}, std::pair{"at", &read.at}})
      if (const json text = change.value(key, json()); text.is_string()) *into = text.get<std::string>();
    (seat.is_string() ? record.seats[seat.get<std::string>()] : record.game).changes.push_back(std::move(read));
  }
}

void write_changes(json& list, const json& seat, const timing::Record& record) {
  for (const timing::Change& c : record.changes)
    list.push_back({{"seat", seat}, {"move", c.move}, {"plus", c.plus.count()}, {"reason", c.reason}, {"at", c.at}});
}

}  // namespace

json clock_json(const ClockRecord& record) {
  json seats = json::object(), moves = json::object(), changes = json::array();
  write_changes(changes, nullptr, record.game);
  for (const auto& [seat, of] : record.seats) {
    seats[seat] = of.used().count();
    for (const timing::Thought& move : of.moves) moves[seat].push_back({move.turn, move.time.count()});
    write_changes(changes, seat, of);
  }
  json noted{{"game", record.game.used().count()}, {"seats", seats}, {"control", timing::to_text(record.control)}};
  if (!moves.empty()) noted["moves"] = std::move(moves);
  if (!changes.empty()) noted["changes"] = std::move(changes);
  return noted;
}

ClockRecord read_clock(const json& noted, const timing::TimeControl& otherwise) {
  ClockRecord record{otherwise, {}, {}};
  if (!noted.is_object()) return record;
  if (const json text = noted.value("control", json()); text.is_string())
    if (const auto control = timing::parse_time_control(text.get<std::string>())) record.control = *control;
  record.game.thinking = time_of(noted.value("game", json()));
  read_moves(noted, record);
  const json seats = object_of(noted, "seats");
  for (const auto& [seat, used] : seats.items()) {
    timing::Record& of = record.seats[seat];
    of.thinking = std::max(time_of(used) - of.used(), Time(0));
  }
  read_changes(noted, record);
  return record;
}

std::string why_no_clock(const timing::TimeControl& control, const std::vector<std::string>& seats) {
  for (const auto& [seat, periods] : control.seats)
    if (std::find(seats.begin(), seats.end(), seat) == seats.end())
      return "\"" + timing::to_text(control) + "\" gives time to " + seat + ", but this game has no such seat";
  return {};
}

}  // namespace arbiter::table
