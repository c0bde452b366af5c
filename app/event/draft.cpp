// SPDX-License-Identifier: MIT
#include "app/event/draft.h"

#include <algorithm>
#include <random>

#include "app/event/standings.h"
#include "app/table/session.h"

namespace arbiter::event {
namespace {

using db::club::ByeKind;
using db::club::Round;
using db::club::Table;
using nlohmann::json;

/// A number below `below`; the standard library's distributions differ between machines.
std::size_t draw(std::mt19937_64& random, std::size_t below) { return static_cast<std::size_t>(random() % below); }

/// One army for each seat of a table.
std::vector<std::string> draw_table(const Table& table, const std::vector<std::string>& armies,
                                    std::map<std::pair<db::PersonId, std::string>, int>& played,
                                    std::mt19937_64& random) {
  std::vector<std::string> drawn;
  for (const auto& seat : table.seats) {
    std::vector<std::string> best;
    int least = std::numeric_limits<int>::max();
    for (const std::string& army : armies) {
      if (armies.size() >= table.seats.size() && std::ranges::count(drawn, army) > 0) continue;
      const int times = played[{seat.person, army}];
      if (times < least) best.clear();
      least = std::min(least, times);
      if (times == least) best.push_back(army);
    }
    drawn.push_back(best[draw(random, best.size())]);
  }
  return drawn;
}

bool accepted(table::Referee& referee, const db::club::Event& event, const Table& table,
              const std::vector<std::string>& armies) {
  Value setup{{"ruleset", event.ruleset}, {"seed", 1}};
  if (!event.options.empty()) setup["options"] = event.options;
  for (std::size_t i = 0; i < armies.size(); ++i) setup["armies"][table.seats[i].seat] = armies[i];
  return referee.carry_out(table::Begin{setup}).has_value();
}

}  // namespace

bool is_there(const EventSession& session, db::PersonId person, int round) {
  const db::club::Entrant* e = session.entrant(person);
  return e != nullptr && e->from <= round && round <= e->to.value_or(std::numeric_limits<int>::max()) &&
         std::ranges::count(e->sits_out, round) == 0;
}

std::vector<std::string> seat_names(int seats, std::size_t players) {
  static const std::vector<std::string> kAll{"S", "W", "N", "E", "S2", "W2", "N2", "E2"};
  if (seats == 2) return {"S", "N"};
  return {kAll.begin(), kAll.begin() + static_cast<std::ptrdiff_t>(std::min(players, kAll.size()))};
}

Round round_of(const EventSession& session, int number, const club::SeatingRound& round) {
  Round out;
  out.number = number;
  for (const club::SeatedTable& table : round.tables) {
    const auto names = seat_names(session.record.event.seats, table.seats.size());
    Table one{table.number, "", {}};
    for (std::size_t i = 0; i < table.seats.size(); ++i) one.seats.push_back({names.at(i), table.seats[i], ""});
    out.tables.push_back(std::move(one));
  }
  for (const club::PlayerId player : round.byes) out.byes.push_back({player, ByeKind::left_over});
  for (const auto& e : session.record.entrants) {
    if (std::ranges::count(e.sits_out, number) == 0) continue;
    if (e.from <= number && number <= e.to.value_or(number)) out.byes.push_back({e.person, ByeKind::asked_for});
  }
  // Who is there, but in none of the core's lists: an opponent in a round robin who does not come.
  for (const auto& e : session.record.entrants) {
    const bool seated = std::ranges::any_of(out.tables, [&](const Table& table) {
      return std::ranges::any_of(table.seats, [&](const auto& seat) { return seat.person == e.person; });
    });
    const bool bye = std::ranges::any_of(out.byes, [&](const auto& one) { return one.person == e.person; });
    if (!seated && !bye && is_there(session, e.person, number)) out.byes.push_back({e.person, ByeKind::left_over});
  }
  return out;
}

bool same_people(const Table& a, const Table& b) {
  return std::ranges::equal(
      a.seats, b.seats, {}, [](const auto& s) { return s.person; }, [](const auto& s) { return s.person; });
}

club::SwissGame swiss_game(const Round& round, const std::vector<TableOutcome>& tables, db::PersonId person,
                           const std::map<db::PersonId, std::vector<club::Fraction>>& before) {
  club::SwissGame game;
  const auto at = static_cast<std::size_t>(round.number) - 1;
  for (const auto& bye : round.byes)
    if (bye.person == person) {
      game.bye = bye.kind == ByeKind::left_over;
      game.floated = game.bye ? -1 : 0;
    }
  for (const TableOutcome& table : tables) {
    if (table.round != round.number || table.seats.size() != 2) continue;
    for (std::size_t i = 0; i < 2; ++i) {
      if (table.seats[i].person != person) continue;
      const SeatOutcome& other = table.seats[1 - i];
      game.opponent = other.person;
      game.played = !table.seats[i].absent && !other.absent;
      game.bye = other.absent && !table.seats[i].absent;
      if (game.played) game.colour = i == 0 ? 'w' : 'b';
      const auto mine = before.at(person).at(at), theirs = before.at(other.person).at(at);
      game.floated = theirs < mine ? -1 : mine < theirs ? 1 : 0;
    }
  }
  return game;
}

Quality cost_of(const club::SeatingCost& cost, const Names& names) {
  Quality goals;
  const auto add = [&](Message goal, const club::SeatingGoal& one) {
    goals.push_back({std::move(goal), one.value, one.bound});
  };
  add(make_message("meetings of pairs who have met before"), cost.repeats);
  add(make_message("meetings above or below an even share"), cost.uneven);
  add(make_message("seats above or below an even share"), cost.seats);
  add(make_message("pairs who are partners again"), cost.partners);
  add(make_message("the same neighbours again"), cost.neighbours);
  add(make_message("tables of three above or below an even share"), cost.threes);
  add(make_message("players who change tables"), cost.changes);
  for (const club::PairMeetings& pair : cost.repeated)
    goals.front().pairs.push_back({{names[pair.a], names[pair.b]}, pair.times});
  return goals;
}

Quality pairs_quality(const EventSession& session, const Round& round) {
  const auto field = field_of(session);
  std::map<db::PersonId, club::Fraction> scores;
  std::map<std::pair<db::PersonId, db::PersonId>, int> met;
  if (field)
    for (std::size_t c = 0; c < field->competitors.size(); ++c)
      for (const auto& one : field->competitors[c].rounds) scores[session.record.entrants[c].person] += one.points;
  for (const TableOutcome& table : outcomes(session.record))
    if (table.seats.size() == 2 && table.round != round.number)
      ++met[std::minmax(table.seats[0].person, table.seats[1].person)];
  std::vector<Goal::Pair> again;
  int unequal = 0;
  for (const Table& table : round.tables) {
    if (table.seats.size() != 2) continue;
    const auto a = table.seats[0].person, b = table.seats[1].person;
    if (const int times = met[std::minmax(a, b)]; times > 0)
      again.push_back({{session.names[a], session.names[b]}, times + 1});
    if (scores[a] != scores[b]) ++unequal;
  }
  const auto met_before = static_cast<std::int64_t>(again.size());
  return {{make_message("pairs who have met before"), met_before, 0, std::move(again)},
          {make_message("pairs whose scores differ"), unequal, 0}};
}

Expected<void> draw_armies(const EventSession& session, std::vector<Round>& rounds) {
  const db::club::Event& event = session.record.event;
  auto words = split(event.armies, " ,");
  if (words.empty() || words[0] != "drawn") return {};
  words.erase(words.begin());
  if (words.empty()) {
    const auto kind = game_kind(event);
    if (!kind) return tl::unexpected(kind.error());
    words = kind->armies;
  }
  std::map<std::pair<db::PersonId, std::string>, int> played;
  for (const Round& round : session.record.rounds)
    if (!round.published_at.empty())
      for (const Table& table : round.tables)
        for (const auto& seat : table.seats) ++played[{seat.person, seat.army}];
  table::Referee referee = table::make_referee();
  for (Round& round : rounds) {
    std::mt19937_64 random(static_cast<std::uint64_t>(event.seed) * 1000003U +
                           static_cast<std::uint64_t>(round.number));
    for (Table& table : round.tables) {
      std::vector<std::string> drawn;
      bool good = false;
      for (int tries = 0; tries < 20 && !good; ++tries) {
        drawn = draw_table(table, words, played, random);
        good = accepted(referee, event, table, drawn);
      }
      if (!good)
        return refuse("bad_value",
                      make_message("The armies of %1 (%2) cannot be drawn: the referee refuses every table", event.name,
                                   list_message(words, 60)));
      for (std::size_t i = 0; i < drawn.size(); ++i) {
        table.seats[i].army = drawn[i];
        ++played[{table.seats[i].person, drawn[i]}];
      }
    }
  }
  return {};
}

}  // namespace arbiter::event
