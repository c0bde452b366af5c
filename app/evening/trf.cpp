// SPDX-License-Identifier: MIT
#include "app/evening/trf.h"

#include <algorithm>

#include "app/evening/draft.h"
#include "app/evening/import.h"
#include "app/evening/standings.h"

namespace arbiter::evening {
namespace {

using club::RoundKind;
using club::TrfResult;
using db::club::Entrant;
using db::club::Event;
using db::club::Round;

std::string slashed(std::string day) {
  std::ranges::replace(day, '-', '/');
  return day;
}

int number_of(const Evening& evening, db::PersonId person) {
  const Entrant* e = evening.entrant(person);
  return e == nullptr ? 0 : e->number;
}

/// F, H or Z: what a bye is worth. Left over by the pairing is U.
char bye_letter(const std::string& kind, const std::string& worth, const club::Field& field) {
  if (kind == "left-over") return 'U';
  if (worth == "win") return 'F';
  if (worth == "even") return 'H';
  const club::Fraction points = club::Fraction::parse(worth).value_or(0);
  return points == field.win && points != field.loss ? 'F' : points == field.draw && points != field.loss ? 'H' : 'Z';
}

TrfResult table_result(const Evening& evening, const TableOutcome& table, std::size_t mine) {
  const SeatOutcome& me = table.seats[mine];
  const SeatOutcome& other = table.seats[1 - mine];
  TrfResult result{number_of(evening, other.person), mine == 0 ? 'w' : 'b', ' '};
  if (!table.counts()) return result;
  if (me.absent || other.absent) {
    result.result = me.absent ? '-' : '+';
  } else {
    result.result = me.place < other.place ? '1' : me.place == other.place ? '=' : '0';
  }
  return result;
}

TrfResult round_result(const Evening& evening, const Round& round, const std::vector<TableOutcome>& tables,
                       db::PersonId person, const club::Field& field) {
  for (const TableOutcome& table : tables)
    for (std::size_t i = 0; table.round == round.number && i < table.seats.size(); ++i)
      if (table.seats[i].person == person) return table_result(evening, table, i);
  for (const auto& bye : round.byes)
    if (bye.person == person) return {0, '-', bye_letter(bye.kind, evening.record.event.sit_out, field)};
  return {0, '-', 'Z'};
}

void add_players(club::Trf& trf, const Evening& evening, const club::Field& field, const Standings& standings) {
  const auto tables = outcomes(evening.record);
  for (std::size_t c = 0; c < evening.record.entrants.size(); ++c) {
    const Entrant& entrant = evening.record.entrants[c];
    club::TrfPlayer player;
    player.number = entrant.number;
    player.rating = entrant.rating;
    player.name = evening.names[entrant.person];
    const auto person = std::ranges::find(evening.people, entrant.person, &db::club::Person::id);
    if (person != evening.people.end()) {
      if (!person->name.empty()) player.name = person->name;
      player.title = person->title;
      player.federation = person->federation;
      player.fide_id = person->federation_id;
      if (person->birth_year) player.birth = std::to_string(*person->birth_year);
    }
    for (const auto& round : field.competitors[c].rounds) player.points += round.points;
    for (const Standings::Line& line : standings.lines)
      if (line.number == entrant.number) player.rank = line.rank;
    for (const Round& round : evening.record.rounds)
      if (!round.published_at.empty())
        player.rounds.push_back(round_result(evening, round, tables, entrant.person, field));
    trf.players.push_back(std::move(player));
  }
}

}  // namespace

Expected<club::Trf> trf_of(const Evening& evening) {
  const Event& event = evening.record.event;
  if (event.seats != 2)
    return refuse("conflict",
                  "A tournament report is for games of two; " + event.name + " goes out as csv, json or html");
  const auto field = field_of(evening);
  if (!field) return tl::unexpected(field.error());
  const auto standings = standings_of(evening);
  if (!standings) return tl::unexpected(standings.error());
  club::Trf trf;
  trf.name = event.name;
  trf.city = event.site;
  trf.start = slashed(event.begins);
  trf.end = slashed(event.ends);
  trf.rounds = event.rounds;
  trf.type = event.mode == "swiss" ? "Individual: Swiss-System" : "Individual: Round-Robin";
  trf.system = event.mode == "swiss" ? "CUSTOM_SWISS" : "BERGER_ROUNDROBIN";
  trf.controller = "Arbiter";
  trf.first_colour = event.seed % 2 == 0 ? 'b' : 'w';
  trf.scoring = {{'W', field->win}, {'D', field->draw}, {'L', field->loss}};
  // Who is left over has won, where nothing else is said.
  if (event.bye != "win")
    trf.scoring.emplace_back('P', event.bye == "even" ? field->draw : club::Fraction::parse(event.bye).value_or(0));
  if (!event.time_control.empty()) {
    trf.time_control = event.time_control;
  } else if (event.minutes) {
    trf.time_control = std::to_string(*event.minutes) + " minutes a game";
    trf.encoded_time_control = std::to_string(*event.minutes * 60);
  }
  if (const auto order = parse_tie_breaks(event.tie_breaks))
    for (const club::TieBreak& one : *order) trf.tie_breaks.push_back(club::short_name(one));
  for (const auto& [a, b] : evening.record.apart)
    trf.forbidden.push_back({1, event.rounds, {number_of(evening, a), number_of(evening, b)}});
  add_players(trf, evening, *field, *standings);
  return trf;
}

Expected<club::Trf> trf_for_pairing(const Evening& evening) {
  auto trf = trf_of(evening);
  if (!trf) return trf;
  const int next = evening.published() + 1;
  for (club::TrfPlayer& player : trf->players)
    for (const Entrant& e : evening.record.entrants)
      if (e.number == player.number && !is_there(evening, e.person, next)) player.rounds.push_back({0, '-', 'Z'});
  return trf;
}

namespace {

/// A result of a report as it is entered by hand, of White's seat and Black's.
std::optional<db::club::HandResult> said_result(const TrfResult& white, int round, int table) {
  db::club::HandResult result{0, round, table, false, "report", "", "", {{"S", "0", 1, false}, {"N", "0", 1, false}}};
  db::club::ResultSeat &s = result.seats[0], &n = result.seats[1];
  switch (white.result) {
    case '1':
    case 'W':
      s.points = "1";
      n.place = 2;
      return result;
    case '0':
    case 'L':
      n.points = "1";
      s.place = 2;
      return result;
    case '=':
    case 'D':
      s.points = n.points = "1/2";
      return result;
    case '+':
      n.absent = true;
      n.place = 2;
      return result;
    case '-':
      s.absent = true;
      s.place = 2;
      return result;
    default:
      return std::nullopt;
  }
}

struct ReadRound {
  Round round;
  std::vector<db::club::HandResult> results;
};

bool has_bye(const club::Trf& trf, char letter) {
  return std::ranges::any_of(trf.players, [&](const club::TrfPlayer& player) {
    return std::ranges::any_of(player.rounds,
                               [&](const TrfResult& one) { return one.opponent == 0 && one.result == letter; });
  });
}

/// What games and byes count in a report, where nobody has said it. An event has one worth for all rounds that somebody
/// sits out: where some of them count a half and others a whole, these are as if left over by the pairing.
void read_worths(const club::Trf& trf, Event& event) {
  std::map<char, club::Fraction> worth{{'W', 1}, {'D', {1, 2}}, {'L', 0}};
  for (const auto& [what, points] : trf.scoring) worth[what] = points;
  if (event.scoring.empty() && (worth['W'] != 1 || worth['D'] != club::Fraction(1, 2) || worth['L'] != 0))
    event.scoring = "win " + worth['W'].text() + "-" + worth['D'].text() + "-" + worth['L'].text();
  if (event.bye.empty() && worth.contains('P') && worth['P'] != worth['W'])
    event.bye = worth['P'] == worth['D'] ? "even" : worth['P'].text();
  if (event.sit_out.empty()) event.sit_out = has_bye(trf, 'H') ? "even" : has_bye(trf, 'F') ? "win" : "0";
}

/// What a bye of a report is here; empty where somebody was not there.
std::string bye_kind(char letter, const std::string& sit_out) {
  switch (letter) {
    case 'U':
      return "left-over";
    case 'F':
      return sit_out == "even" ? "left-over" : "asked-for";
    case 'H':
      return "asked-for";
    case 'Z':
      return sit_out == "0" ? "asked-for" : "";
    default:
      return "";
  }
}

ReadRound read_round(const club::Trf& trf, const Event& event, std::size_t r,
                     const std::map<int, db::PersonId>& people) {
  ReadRound out;
  out.round.number = static_cast<int>(r) + 1;
  for (const club::TrfPlayer& player : trf.players) {
    if (r >= player.rounds.size()) continue;
    const TrfResult& mine = player.rounds[r];
    const db::PersonId person = people.at(player.number);
    const bool white = mine.colour == 'w' || (mine.colour == '-' && player.number < mine.opponent);
    if (mine.opponent > 0 && white) {
      const int table = static_cast<int>(out.round.tables.size()) + 1;
      out.round.tables.push_back({table, "", {{"S", person, ""}, {"N", people.at(mine.opponent), ""}}});
      if (auto result = said_result(mine, out.round.number, table)) out.results.push_back(std::move(*result));
    } else if (const auto kind = bye_kind(mine.result, event.sit_out); mine.opponent == 0 && !kind.empty()) {
      out.round.byes.push_back({person, kind});
    }
  }
  return out;
}

}  // namespace

Expected<Imported> import_trf(db::club::Club& club, const club::Trf& trf, Event event, const db::club::By& by) {
  if (event.name.empty()) event.name = trf.name;
  if (event.site.empty()) event.site = trf.city;
  std::size_t rounds = 0;
  for (const club::TrfPlayer& player : trf.players) rounds = std::max(rounds, player.rounds.size());
  event.rounds = std::max({1, trf.rounds, static_cast<int>(rounds)});
  for (auto* day : {&event.begins, &event.ends}) {
    std::string told = day == &event.begins ? trf.start : trf.end;
    std::ranges::replace(told, '/', '-');
    if (day->empty() && parse_day(told, "")) *day = told;
  }
  read_worths(trf, event);
  const auto checked = checked_event(event);
  if (!checked) return tl::unexpected(checked.error());
  if (checked->seats != 2)
    return refuse("bad_value", "A tournament report is of games of two; " + event.ruleset + " is not");
  if (const auto events = club.events(); events && std::ranges::count(*events, event.name, &Event::name) > 0)
    return refuse("conflict", "There is an event \"" + event.name + "\" already; --name gives this one another name");
  std::map<int, db::PersonId> people;
  const auto imported = import_people(club, people_of(trf), by, &people);
  if (!imported) return tl::unexpected(imported.error());
  const auto id = club.add(*checked, by);
  if (!id) return tl::unexpected(id.error());
  std::vector<Entrant> entrants;
  for (const club::TrfPlayer& player : trf.players)
    entrants.push_back({people.at(player.number), player.number, player.rating, 1, {}, {}, {}});
  if (const auto done = club.set_entrants(*id, entrants, by); !done) return tl::unexpected(done.error());
  for (std::size_t r = 0; r < rounds; ++r) {
    const ReadRound read = read_round(trf, *checked, r, people);
    if (read.round.tables.empty() && read.round.byes.empty()) continue;
    if (const auto done = club.set_drafts(*id, std::vector{read.round}, by, "read from a report"); !done)
      return tl::unexpected(done.error());
    if (const auto done = club.publish(*id, read.round.number, by); !done) return tl::unexpected(done.error());
    for (const auto& result : read.results)
      if (const auto done = club.add_result(*id, result); !done) return tl::unexpected(done.error());
  }
  return imported;
}

}  // namespace arbiter::evening
