// SPDX-License-Identifier: MIT
#include "app/table/clock_record.h"

#include <algorithm>
#include <climits>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

namespace arbiter::table {
namespace {

using timing::Time;

/// What stands under the name of what may be no table.
const Value& entry(const Value& noted, const char* name) {
  static const Value kNothing;
  return noted.is_table() ? noted[name] : kNothing;
}

const Value::Table& entries(const Value& noted) {
  static const Value::Table kNone;
  return noted.is_table() ? noted.table() : kNone;
}

Value::List list_of(const Value& noted) { return noted.is_list() ? noted.list() : Value::List(); }

std::optional<std::int64_t> whole(const Value& value) {
  return value.visit([](const auto& held) -> std::optional<std::int64_t> {
    if constexpr (std::is_same_v<std::decay_t<decltype(held)>, std::int64_t>) return held;
    return std::nullopt;
  });
}

Time time_of(const Value& value) { return Time(std::max<std::int64_t>(whole(value).value_or(0), 0)); }

/// The moves that stand under `name`, by seat.
void read_moves(const Value& noted, const char* name, std::vector<timing::Thought> timing::Record::*into,
                ClockRecord& record) {
  for (const auto& [seat, list] : entries(entry(noted, name))) {
    auto& moves = record.seats[seat].*into;
    for (const Value& move : list_of(list))
      if (move.is_list() && move.list().size() == 2 && move.at(0).is_whole_in(INT_MIN, INT_MAX))
        moves.push_back({move.at(0).number(), time_of(move.at(1))});
  }
}

void read_changes(const Value& noted, ClockRecord& record) {
  for (const Value& change : list_of(entry(noted, "changes"))) {
    const auto plus = whole(entry(change, "plus"));
    if (!plus) continue;
    const Value &seat = entry(change, "seat"), &move = entry(change, "move");
    timing::Change read;
    read.move = static_cast<std::size_t>(std::max<std::int64_t>(whole(move).value_or(0), 0));
    read.plus = Time(*plus);
    for (const auto& [key, into] : {std::pair{"reason", &read.reason}, std::pair{"at", &read.at}})
      if (const Value& text = entry(change, key); text.is_text()) *into = text.text();
    (seat.is_text() ? record.seats[seat.text()] : record.game).changes.push_back(std::move(read));
  }
}

void write_changes(Value& list, const Value& seat, const timing::Record& record) {
  for (const timing::Change& c : record.changes)
    list.push_back(
        Value{{"seat", seat}, {"move", c.move}, {"plus", c.plus.count()}, {"reason", c.reason}, {"at", c.at}});
}

}  // namespace

Value clock_value(const ClockRecord& record) {
  Value seats = Value::Table(), moves = Value::Table(), undone = Value::Table(), after = Value::Table();
  Value changes = Value::List();
  write_changes(changes, Value(), record.game);
  for (const auto& [seat, of] : record.seats) {
    seats[seat] = of.used().count();
    for (const timing::Thought& move : of.moves) moves[seat].push_back(Value::List{move.turn, move.time.count()});
    for (const timing::Thought& move : of.undone) undone[seat].push_back(Value::List{move.turn, move.time.count()});
    if (of.after.count() > 0) after[seat] = of.after.count();
    write_changes(changes, seat, of);
  }
  Value noted{{"game", record.game.used().count()}, {"seats", seats}, {"control", timing::to_text(record.control)}};
  if (!moves.empty()) noted["moves"] = std::move(moves);
  if (!undone.empty()) noted["undone"] = std::move(undone);
  if (!after.empty()) noted["after"] = std::move(after);
  if (!changes.empty()) noted["changes"] = std::move(changes);
  return noted;
}

ClockRecord read_clock(const Value& noted, const timing::TimeControl& otherwise) {
  ClockRecord record{otherwise, {}, {}};
  if (!noted.is_table()) return record;
  if (const Value& text = noted["control"]; text.is_text())
    if (const auto control = timing::parse_time_control(text.text())) record.control = *control;
  record.game.thinking = time_of(noted["game"]);
  read_moves(noted, "moves", &timing::Record::moves, record);
  read_moves(noted, "undone", &timing::Record::undone, record);
  for (const auto& [seat, time] : entries(entry(noted, "after")))
    if (timing::Record& of = record.seats[seat]; !of.undone.empty()) of.after = time_of(time);
  for (const auto& [seat, used] : entries(noted["seats"])) {
    timing::Record& of = record.seats[seat];
    of.thinking = std::max(time_of(used) - of.used(), Time(0));
  }
  read_changes(noted, record);
  return record;
}

timing::TimeControl usual_time(int players, int minutes) {
  timing::TimeControl usual;
  const Time game = std::chrono::minutes(minutes);
  if (players == 2 && minutes > 0)
    usual.player = {{0, game / 2, {}, {}, 0, {}}};
  else
    usual.game = game;
  return usual;
}

Message why_no_clock(const timing::TimeControl& control, const std::vector<std::string>& seats) {
  for (const auto& [seat, periods] : control.seats)
    if (std::find(seats.begin(), seats.end(), seat) == seats.end())
      return make_message("\"%1\" gives time to %2, but this game has no such seat", timing::to_text(control),
                          arg::seat(seat));
  return {};
}

}  // namespace arbiter::table
