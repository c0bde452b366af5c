// SPDX-License-Identifier: MIT
// An event of two as a tournament report.
#include "app/event/trf.h"

#include <algorithm>

#include "app/event/draft.h"
#include "app/event/standings.h"

namespace arbiter::event {
namespace {

using club::RoundKind;
using club::TrfResult;
using club::Verdict;
using db::club::ByeKind;
using db::club::Entrant;
using db::club::Event;
using db::club::Round;

std::string slashed(std::string day) {
  std::ranges::replace(day, '-', '/');
  return day;
}

int number_of(const EventSession& session, db::PersonId person) {
  const Entrant* e = session.entrant(person);
  return e == nullptr ? 0 : e->number;
}

char letter_of(int ahead, bool rated) {
  if (ahead > 0) return rated ? '1' : 'W';
  if (ahead == 0) return rated ? '=' : 'D';
  return rated ? '0' : 'L';
}

TrfResult table_result(const EventSession& session, const TableOutcome& table, std::size_t mine) {
  const SeatOutcome& me = table.seats[mine];
  const SeatOutcome& other = table.seats[1 - mine];
  TrfResult result{number_of(session, other.person), mine == 0 ? 'w' : 'b', ' '};
  if (!table.counts()) return result;
  if (me.absent || other.absent)
    result.result = me.absent ? '-' : '+';
  else
    result.result = letter_of(me.against(other), table.rated);
  return result;
}

/// What a bye is in a report: left over by the pairing is U, or a forfeit without an opponent where it counts a win and
/// U does not; the others by what they count. Blank where there is no letter.
char bye_letter(ByeKind kind, const club::Fraction& points, const std::map<char, club::Fraction>& worth) {
  const std::string_view letters = kind == ByeKind::left_over ? "U+HZ" : "FHZ";
  for (const char letter : letters)
    if (worth.at(letter) == points) return letter;
  return ' ';
}

/// A round of somebody; `counted`: as the standings have it.
TrfResult round_result(const EventSession& session, const Round& round, const std::vector<TableOutcome>& tables,
                       db::PersonId person, const club::Fraction& counted,
                       const std::map<char, club::Fraction>& worth) {
  for (const TableOutcome& table : tables)
    for (std::size_t i = 0; table.round == round.number && i < table.seats.size(); ++i)
      if (table.seats[i].person == person) return table_result(session, table, i);
  for (const auto& bye : round.byes)
    if (bye.person == person) return {0, '-', bye_letter(bye.kind, counted, worth)};
  return {0, '-', 'Z'};
}

/// Adds the rounds and points of a player. Error `conflict` for what a report has no letter for.
Expected<void> add_rounds(club::TrfPlayer& player, const EventSession& session, const Entrant& entrant,
                          const club::Competitor& counted, const std::vector<TableOutcome>& tables,
                          const std::map<char, club::Fraction>& worth) {
  player.points = club::Fraction(0);
  for (const auto& round : counted.rounds) *player.points += round.points;
  for (const Round& round : session.record.rounds) {
    if (round.published_at.empty()) continue;
    const std::size_t r = player.rounds.size();
    const club::RoundResult none, &mine = r < counted.rounds.size() ? counted.rounds[r] : none;
    player.rounds.push_back(round_result(session, round, tables, entrant.person, mine.points, worth));
    const TrfResult& said = player.rounds.back();
    const bool open = said.opponent > 0 && said.result == ' ';
    if (open || mine.kind == RoundKind::annulled || r >= counted.rounds.size()) continue;
    if (said.result == ' ' || worth.at(said.result) != mine.points)
      return refuse(
          "conflict",
          make_message("Round %1 counts %2 for %3, which a tournament report has no letter for; csv and json have it",
                       round.number, mine.points.text(), session.names[entrant.person]));
  }
  return {};
}

Expected<void> add_players(club::Trf& trf, const EventSession& session, const club::Field& field,
                           const Standings& standings) {
  const auto tables = outcomes(session.record);
  const auto worth = club::worths(trf);
  for (std::size_t c = 0; c < session.record.entrants.size(); ++c) {
    const Entrant& entrant = session.record.entrants[c];
    club::TrfPlayer player;
    player.number = entrant.number;
    player.rating = entrant.rating;
    player.name = session.names[entrant.person];
    const auto person = std::ranges::find(session.people, entrant.person, &db::club::Person::id);
    if (person != session.people.end()) {
      if (!person->name.empty()) player.name = person->name;
      player.title = person->title;
      player.federation = person->federation;
      player.fide_id = person->federation_id;
      if (person->birth_year) player.birth = std::to_string(*person->birth_year);
    }
    if (const auto added = add_rounds(player, session, entrant, field.competitors[c], tables, worth); !added)
      return added;
    for (const Standings::Line& line : standings.lines)
      if (line.number == entrant.number) player.rank = line.rank;
    trf.players.push_back(std::move(player));
  }
  return {};
}

/// What the letters count: where they are as usual, nothing is said of them but of games.
std::vector<std::pair<char, club::Fraction>> scoring_of(const Event& event, const club::Field& field) {
  std::vector<std::pair<char, club::Fraction>> all{{'W', field.win}, {'D', field.draw}, {'L', field.loss}};
  const bool forfeits = std::ranges::any_of(field.competitors, [](const club::Competitor& c) {
    return std::ranges::count(c.rounds, RoundKind::forfeit_loss, &club::RoundResult::kind) > 0;
  });
  if (forfeits && field.absent != 0) all.emplace_back('A', field.absent);
  if (event.bye != "win")
    all.emplace_back('P', event.bye == "even" ? field.draw : club::Fraction::parse(event.bye).value_or(0));
  return all;
}

}  // namespace

Expected<club::Trf> trf_of(const EventSession& session) {
  const Event& event = session.record.event;
  if (event.seats != 2)
    return refuse("conflict", make_message("A tournament report is for games of two; %1 goes out as csv, json or html",
                                           event.name));
  const auto field = field_of(session);
  if (!field) return tl::unexpected(field.error());
  const auto standings = standings_of(session);
  if (!standings) return tl::unexpected(standings.error());
  const bool swiss = event.mode == "swiss";
  club::Trf trf;
  trf.name = event.name;
  trf.city = event.site;
  trf.start = slashed(event.begins);
  trf.end = slashed(event.ends);
  trf.rounds = swiss ? event.rounds : std::max(event.rounds, static_cast<int>(session.record.rounds.size()));
  trf.type = swiss              ? "Individual: Swiss-System"
             : event.cycles > 1 ? "Individual: Double-Round-Robin"
                                : "Individual: Round-Robin";
  trf.system = swiss ? "CUSTOM_SWISS" : "BERGER_ROUNDROBIN";
  trf.controller = "Arbiter";
  trf.first_colour = event.seed % 2 == 0 ? 'b' : 'w';
  trf.scoring = scoring_of(event, *field);
  if (!event.time_control.empty()) {
    trf.time_control = event.time_control;
  } else if (event.minutes) {
    trf.time_control = std::to_string(*event.minutes) + " minutes a game";
    trf.encoded_time_control = std::to_string(*event.minutes * 60);
  }
  if (const auto order = parse_tie_breaks(event.tie_breaks))
    for (const club::TieBreak& one : *order) trf.tie_breaks.push_back(club::short_name(one));
  for (const auto& [a, b] : session.record.apart)
    trf.forbidden.push_back({1, event.rounds, {number_of(session, a), number_of(session, b)}});
  if (const auto added = add_players(trf, session, *field, *standings); !added) return tl::unexpected(added.error());
  return trf;
}

Expected<club::Trf> trf_for_pairing(const EventSession& session) {
  auto trf = trf_of(session);
  if (!trf) return trf;
  const int next = session.published() + 1;
  for (club::TrfPlayer& player : trf->players)
    for (const Entrant& e : session.record.entrants)
      if (e.number == player.number && !is_there(session, e.person, next)) player.rounds.push_back({0, '-', 'Z'});
  return trf;
}

}  // namespace arbiter::event
