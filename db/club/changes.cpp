// SPDX-License-Identifier: MIT
#include "db/club/changes.h"

#include <cstdio>

namespace arbiter::db::club {
namespace {

using sql::int_of;
using sql::Number;
using sql::select;

void add(Value& fields, const char* name, const Value& from, const Value& to) {
  if (from == to) return;
  fields[name]["from"] = from;
  fields[name]["to"] = to;
}

std::string short_number(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.10g", value);
  return text.data();
}

std::string in_words(const std::string& points, int place, bool absent, const std::string& verdict) {
  if (absent) return "did not come";
  return points + ", " + (verdict.empty() ? "place " + std::to_string(place) : verdict);
}

}  // namespace

Value changed_fields(const Event& before, const Event& after) {
  Value fields = Value::Table();
  for (const auto& [name, field] : {std::pair{"name", &Event::name},
                                    {"site", &Event::site},
                                    {"begins", &Event::begins},
                                    {"ends", &Event::ends},
                                    {"rules", &Event::ruleset},
                                    {"armies", &Event::armies},
                                    {"clock", &Event::time_control},
                                    {"scoring", &Event::scoring},
                                    {"tie-breaks", &Event::tie_breaks},
                                    {"regulation", &Event::regulation},
                                    {"bye", &Event::bye},
                                    {"sit-out", &Event::sit_out},
                                    {"mode", &Event::mode},
                                    {"game", &Event::game}})
    add(fields, name, before.*field, after.*field);
  add(fields, "spectators", std::string(word(before.spectators)), std::string(word(after.spectators)));
  for (const auto& [name, field] : {std::pair{"seats", &Event::seats},
                                    {"rounds", &Event::rounds},
                                    {"tables", &Event::most_tables},
                                    {"cycles", &Event::cycles},
                                    {"delay", &Event::delay}})
    add(fields, name, before.*field, after.*field);
  const auto minutes = [](const Event& event) { return event.minutes ? Value(*event.minutes) : Value("none"); };
  add(fields, "options", before.options, after.options);
  add(fields, "minutes", minutes(before), minutes(after));
  add(fields, "threes", before.threes, after.threes);
  add(fields, "seed", before.seed, after.seed);
  return fields;
}

Value byes_concerned(soci::session& s, EventId event, const Value& fields) {
  Value byes = Value::List();
  const bool all = fields.has("scoring"), left_over = all || fields.has("bye"), asked = all || fields.has("sit-out");
  for (const auto& [round, person, kind] : select<Number, Number, std::string>(
           s,
           "SELECT b.round, b.person_id, b.kind FROM club_byes b JOIN club_rounds r ON r.event_id = b.event_id AND "
           "r.round = b.round WHERE b.event_id = :event AND b.points = '' AND r.published_at IS NOT NULL "
           "ORDER BY b.round, b.person_id",
           event))
    if (sql::word_in<ByeKind>("kind", kind) == ByeKind::asked_for ? asked : left_over)
      byes.push_back({{"round", int_of(round)}, {"player", person.value_or(0)}});
  return byes;
}

std::map<std::string, std::string> results_at(soci::session& s, EventId event, int round, int table) {
  std::map<std::string, std::string> seats;
  const auto newest = select<Number, Number>(
      s,
      "SELECT id, taken_back FROM club_results WHERE event_id = :event AND round = :round AND table_number = :table "
      "ORDER BY id DESC LIMIT 1",
      event, round, table);
  if (!newest.empty() && int_of(std::get<1>(newest.front())) == 0) {
    for (const auto& [seat, points, place, absent, verdict] :
         select<std::string, std::string, Number, Number, std::string>(
             s, "SELECT seat, game_points, place, absent, verdict FROM club_result_seats WHERE result_id = :id",
             std::get<0>(newest.front()).value_or(0)))
      seats[seat.value_or("")] =
          in_words(points.value_or(""), int_of(place), int_of(absent) != 0, verdict.value_or(""));
    return seats;
  }
  for (const auto& [seat, points, place] : select<std::string, double, Number>(
           s,
           "SELECT x.seat, x.points, x.place FROM club_tables t JOIN games g ON g.token = t.token "
           "JOIN seats x ON x.game_id = g.id WHERE t.event_id = :event AND t.round = :round AND t.number = :table "
           "AND g.ended_at IS NOT NULL AND x.place > 0",
           event, round, table))
    seats[seat.value_or("")] = in_words(short_number(points.value_or(0)), int_of(place), false, "");
  return seats;
}

Value changed_results(soci::session& s, EventId event, int round, int table,
                      const std::map<std::string, std::string>& before) {
  const auto after = results_at(s, event, round, table);
  const auto at = [](const std::map<std::string, std::string>& seats, const std::string& seat) {
    const auto found = seats.find(seat);
    return found == seats.end() ? std::string() : found->second;
  };
  Value seats = Value::List();
  for (const auto& [seat, person] : select<std::string, Number>(
           s,
           "SELECT seat, person_id FROM club_seats WHERE event_id = :event AND round = :round AND "
           "table_number = :table ORDER BY place",
           event, round, table))
    seats.push_back({{"seat", seat.value_or("")},
                     {"player", person.value_or(0)},
                     {"from", at(before, seat.value_or(""))},
                     {"to", at(after, seat.value_or(""))}});
  return seats;
}

Value presence_of(const Entrant* entrant) {
  if (entrant == nullptr) return {};
  Value one{{"from", entrant->from}};
  if (entrant->to) one["to"] = *entrant->to;
  for (const int round : entrant->sits_out) one["sits_out"].push_back(round);
  return one;
}

}  // namespace arbiter::db::club
