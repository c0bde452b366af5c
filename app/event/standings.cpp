// SPDX-License-Identifier: MIT
#include "app/event/standings.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "app/club/table_results.h"

namespace arbiter::event {
namespace {

using club::Fraction;
using club::RoundKind;

/// What a round without a table is worth, for a word such as "win" or "even".
Fraction worth(const std::string& word, const club::Field& field) {
  if (word == "win") return field.win;
  if (word == "even") return field.draw;
  return Fraction::parse(word).value_or(0);
}

/// The best and the least that a table gives to somebody whose opponents did not come, or who did not come themself.
struct Collected {
  std::vector<club::PlayedTable> played;
  std::vector<club::MissedRound> missed;
};

void collect(const TableOutcome& table, int seats, const club::Field& even, Collected& into) {
  club::PlayedTable played;
  played.round = table.round;
  played.colours = seats == 2;
  const auto there =
      std::count_if(table.seats.begin(), table.seats.end(), [](const SeatOutcome& s) { return !s.absent; });
  for (const SeatOutcome& seat : table.seats) {
    // Whom a forfeit is against matters where two play.
    std::vector<club::PlayerId> other;
    if (table.seats.size() == 2 && (seat.absent || there == 1))
      other = {table.seats[&seat == &table.seats[0] ? 1 : 0].person};
    if (seat.absent)
      into.missed.push_back({table.round, seat.person, RoundKind::forfeit_loss, even.absent, std::move(other)});
    else if (there == 1)
      into.missed.push_back({table.round, seat.person, RoundKind::forfeit_win, even.win, std::move(other)});
    else
      played.seats.push_back({seat.person, seat.points, seat.place, seat.verdict});
  }
  if (there > 1) into.played.push_back(std::move(played));
}

/// Where somebody sat in a round.
struct Sat {
  const TableOutcome* table = nullptr;
  const SeatOutcome* seat = nullptr;
};
/// The same of everybody, by round and person: there may be thousands.
using Sittings = std::map<std::pair<int, db::PersonId>, Sat>;

Sittings sittings_of(const std::vector<TableOutcome>& tables) {
  Sittings sittings;
  for (const TableOutcome& table : tables)
    for (const SeatOutcome& seat : table.seats) sittings[{table.round, seat.person}] = {&table, &seat};
  return sittings;
}

/// Takes off the rounds at the end that somebody still plays.
void leave_open_rounds(club::Field& field, const Sittings& sittings, const EventSession& session) {
  const auto& entrants = session.record.entrants;
  for (std::size_t c = 0; c < field.competitors.size(); ++c) {
    auto& rounds = field.competitors[c].rounds;
    const auto open = [&](int round) {
      const auto sat = sittings.find({round, entrants[c].person});
      return sat != sittings.end() && !sat->second.table->counts();
    };
    while (!rounds.empty() && open(static_cast<int>(rounds.size()))) rounds.pop_back();
  }
}

constexpr std::array kKinds{"played", "forfeit-win", "forfeit-loss", "bye", "sat-out", "absent", "annulled"};

Standings::Part part_of(const club::Part& part, const EventSession& session) {
  Standings::Part out{part.value.text(), part.round, {}, part.cut, part.why};
  if (part.opponent >= 0)
    out.opponent = player_of(session.names, session.record.entrants[static_cast<std::size_t>(part.opponent)].person);
  return out;
}

Standings::Seat at_table(const TableOutcome& table, const SeatOutcome& seat, RoundKind kind, const Names& names) {
  Standings::Seat at{table.table, seat.seat, seat.army, source_text(table), table.game, 0, {}, {}};
  if (seat.place > 0 && !seat.absent) at.place = seat.place;
  if (table.counts() && kind == RoundKind::played) at.game_points = seat.points.text();
  for (const SeatOutcome& other : table.seats)
    if (other.person != seat.person) at.opponents.push_back(player_of(names, other.person));
  return at;
}

std::vector<Standings::Round> rounds_of(const club::Competitor& competitor, db::PersonId person,
                                        const EventSession& session, const Sittings& sittings) {
  std::vector<Standings::Round> rounds;
  int number = 0;
  for (const club::RoundResult& round : competitor.rounds) {
    ++number;
    Standings::Round one{number, kKinds.at(static_cast<std::size_t>(round.kind)), round.points.text(), {}, {}};
    if (const auto sat = sittings.find({number, person}); sat != sittings.end()) {
      one.at = at_table(*sat->second.table, *sat->second.seat, round.kind, session.names);
      if (!sat->second.table->counts()) one.kind = "open";
    }
    rounds.push_back(std::move(one));
  }
  return rounds;
}

}  // namespace

Fraction bye_points(const club::Field& field, const db::club::Event& event, const db::club::Bye& bye) {
  if (!bye.points.empty()) return worth(bye.points, field);
  return worth(bye.kind == db::club::ByeKind::asked_for ? event.sit_out : event.bye, field);
}

ByeWorth::ByeWorth(const EventSession& session) : event_(&session.record.event) {
  if (auto field = field_of(session)) field_ = std::move(*field);
}

std::optional<std::string> ByeWorth::of(const db::club::Bye& bye) const {
  if (!field_) return std::nullopt;
  return bye_points(*field_, *event_, bye).text();
}

Message with_names(Message message, const Names& names) {
  if (const auto player = club::player_of(message)) return as_it_is(names[*player]);
  for (Argument& argument : message.arguments)
    for (Message& part : argument.messages) part = with_names(std::move(part), names);
  return message;
}

namespace {

Expected<club::Field> counted_field(const EventSession& session, int until) {
  const db::club::Event& event = session.record.event;
  const auto scoring = parse_scoring(event.scoring);
  if (!scoring) return tl::unexpected(scoring.error());
  const int rounds = until > 0 ? std::min(until, session.published()) : session.published();
  std::vector<club::Entrant> entrants;
  for (const auto& e : session.record.entrants) entrants.push_back({e.person, e.rating});
  const auto tables = outcomes(session.record);
  // Twice: what an even round is worth is known once all games are.
  club::Field field;
  for (int pass = 0; pass < 2; ++pass) {
    Collected all;
    for (const TableOutcome& table : tables)
      if (table.counts() && table.round <= rounds) collect(table, event.seats, field, all);
    for (const db::club::Round& round : session.record.rounds) {
      if (round.number > rounds) continue;
      for (const db::club::Bye& bye : round.byes) {
        const bool asked = bye.kind == db::club::ByeKind::asked_for;
        all.missed.push_back({round.number, bye.person, asked ? RoundKind::requested_bye : RoundKind::pairing_bye,
                              bye_points(field, event, bye)});
      }
    }
    auto made = club::field_of_tables(entrants, rounds, all.played, all.missed, *scoring, std::min(event.seats, 8));
    if (!made) return refuse("conflict", with_names(made.error(), session.names));
    field = std::move(*made);
  }
  field.rounds = std::max(event.rounds, rounds);
  // A round robin is drafted as a whole: what is seated says how many rounds it has.
  if (event.mode == "round-robin")
    field.rounds = std::max(field.rounds, static_cast<int>(session.record.rounds.size()));
  field.regulation = regulation_of(event.regulation);
  field.predetermined = event.mode == "round-robin";
  for (std::size_t c = 0; c < field.competitors.size(); ++c)
    field.competitors[c].number = session.record.entrants[c].number;
  leave_open_rounds(field, sittings_of(tables), session);
  (void)club::annul_withdrawn(field);
  return field;
}

}  // namespace

Expected<club::Field> field_of(const EventSession& session, int until) {
  return within_numbers(session.record.event.name, [&] { return counted_field(session, until); });
}

namespace {

Expected<Standings> counted_standings(const EventSession& session, int until) {
  const auto field = field_of(session, until);
  if (!field) return tl::unexpected(field.error());
  const auto wanted = parse_tie_breaks(session.record.event.tie_breaks);
  if (!wanted) return tl::unexpected(wanted.error());
  std::vector<club::TieBreak> order{{club::TieBreakKind::points, 0, 0}};
  order.insert(order.end(), wanted->begin(), wanted->end());
  const auto tables = outcomes(session.record);
  const Sittings sittings = sittings_of(tables);
  const db::club::Event& event = session.record.event;
  Standings all{event.name, event.scoring, event.rounds, session.published(), {}, {}, {}};
  if (until > 0) all.until = std::min(until, all.until);
  for (const club::TieBreak& one : *wanted) all.tie_breaks.push_back(club::short_name(one));
  for (const TableOutcome& table : tables)
    if (!table.counts() && table.round <= all.until) all.open.push_back({table.round, table.table, source_text(table)});
  for (const club::Standing& standing : club::standings(*field, order)) {
    const auto place = static_cast<std::size_t>(standing.competitor);
    const db::club::Entrant& entrant = session.record.entrants[place];
    if (!takes_part(session, entrant)) continue;
    Standings::Line line{standing.rank,
                         player_of(session.names, entrant.person),
                         entrant.number,
                         standing.values[0].value.text(),
                         {},
                         {}};
    for (std::size_t i = 1; i < order.size(); ++i) {
      Standings::TieBreak tie{club::short_name(order[i]), {}, {}};
      if (standing.values[i].defined) tie.value = standing.values[i].value.text();
      for (const club::Part& part : standing.values[i].parts) tie.parts.push_back(part_of(part, session));
      line.tie_breaks.push_back(std::move(tie));
    }
    line.rounds = rounds_of(field->competitors[place], entrant.person, session, sittings);
    all.lines.push_back(std::move(line));
  }
  return all;
}

}  // namespace

Expected<Standings> standings_of(const EventSession& session, int until) {
  return within_numbers(session.record.event.name, [&] { return counted_standings(session, until); });
}

namespace {

template <class Awards>
void add_awards_of(Standings::Line& line, const Awards& awards_of) {
  for (Standings::Round& round : line.rounds) {
    if (!round.at || !round.at->game) continue;
    const auto awards = awards_of(*round.at->game);
    round.awards.emplace();
    if (!awards) continue;
    for (const db::Award& award : *awards)
      if (award.seat == round.at->seat)
        round.awards->push_back({exact(award.points).text(), award.reason, award.rule, award.of_ply});
  }
}

}  // namespace

void add_awards(const db::Store& games, Standings::Line& line) {
  add_awards_of(line, [&](db::GameId game) { return games.points(game, db::Audience::everybody); });
}

void add_awards(const db::club::Club& club, Standings::Line& line) {
  add_awards_of(line, [&](db::GameId game) { return club.awards(game); });
}

}  // namespace arbiter::event
