// SPDX-License-Identifier: MIT
// Events, who takes part, and leagues.
#include <limits>
#include <tuple>

#include "db/club/changes.h"
#include "db/club/event_rows.h"
#include "db/club/sql.h"

namespace arbiter::db::club {
namespace {

using sql::int_of;
using sql::Number;
using sql::run;
using sql::select;

void require_free_name(soci::session& s, const std::string& table, const std::string& name, std::int64_t id) {
  if (name.find_first_not_of(" \t\r\n") == std::string::npos) throw Error{"bad_data", make_message("It needs a name")};
  if (!select<Number>(s, "SELECT id FROM " + table + " WHERE name = :name AND id <> :id", name, id).empty())
    throw Error{"conflict", make_message("There is one named \"%1\" already", name)};
}

using Text = std::string;
/// An event's columns, in the order of kEventColumns.
using EventRow = sql::Row<Number, Text, Text, Text, Text, Text, Text, Number, Text, Number, Text, Text, Text, Text,
                          Text, Number, Number, Text, Number, Text, Number, Number, Text, Text, Number>;
constexpr const char* kEventColumns =
    "e.id, e.name, e.site, e.begins, e.ends, e.ruleset, e.options, e.seats, e.armies, e.minutes, e.scoring, "
    "e.tie_breaks, e.regulation, e.bye, e.sit_out, e.rounds, e.most_tables, e.mode, e.cycles, e.game, e.threes, "
    "e.seed, e.time_control, e.spectators, e.delay";

Event event_of(const EventRow& row) {
  const auto& [id, name, site, begins, ends, ruleset, options, seats, armies, minutes, scoring, tie_breaks, regulation,
               bye, sit_out, rounds, most_tables, mode, cycles, game, threes, seed, time_control, spectators, delay] =
      row;
  Event e;
  e.id = id.value_or(0);
  e.name = name.value_or("");
  e.site = site.value_or("");
  e.begins = begins.value_or("");
  e.ends = ends.value_or("");
  e.ruleset = ruleset.value_or("");
  e.options = sql::value_of(options);
  e.seats = int_of(seats);
  e.armies = armies.value_or("");
  if (minutes) e.minutes = int_of(minutes);
  e.scoring = scoring.value_or("");
  e.tie_breaks = tie_breaks.value_or("");
  e.regulation = regulation.value_or("");
  e.bye = bye.value_or("");
  e.sit_out = sit_out.value_or("");
  e.rounds = int_of(rounds, 1);
  e.most_tables = int_of(most_tables);
  e.mode = mode.value_or("");
  e.cycles = int_of(cycles, 1);
  e.game = game.value_or("");
  e.threes = int_of(threes) != 0;
  e.seed = seed.value_or(1);
  e.time_control = time_control.value_or("");
  e.spectators = sql::word_in<Spectators>("spectators", spectators);
  e.delay = int_of(delay);
  return e;
}

template <class... Parameters, class... Columns>
std::vector<sql::Row<Columns...>> rows_like(const sql::Row<Columns...>*, soci::session& s, const std::string& query,
                                            const Parameters&... parameters) {
  return select<Columns...>(s, query, parameters...);
}

/// Events by number: those that `where` picks.
template <class... Parameters>
std::vector<Event> read_events(soci::session& s, const std::string& where, const Parameters&... parameters) {
  std::vector<Event> events;
  const EventRow* kind = nullptr;
  for (const EventRow& row :
       rows_like(kind, s, std::string("SELECT ") + kEventColumns + " FROM club_events e " + where + " ORDER BY e.id",
                 parameters...))
    events.push_back(event_of(row));
  return events;
}

std::vector<Entrant> read_entrants(soci::session& s, EventId event) {
  std::map<PersonId, std::vector<int>> sits_out;
  for (const auto& [person, round] : select<Number, Number>(
           s, "SELECT person_id, round FROM club_sit_outs WHERE event_id = :event ORDER BY person_id, round", event))
    sits_out[person.value_or(0)].push_back(int_of(round));
  std::vector<Entrant> entrants;
  for (const auto& [person, number, rating, from, to, table] : select<Number, Number, Number, Number, Number, Number>(
           s,
           "SELECT person_id, number, rating, from_round, to_round, at_table FROM club_entrants "
           "WHERE event_id = :event ORDER BY number",
           event)) {
    Entrant e{person.value_or(0), int_of(number), {}, int_of(from, 1), {}, {}, {}};
    if (rating) e.rating = int_of(rating);
    if (to) e.to = int_of(to);
    if (table) e.table = int_of(table);
    e.sits_out = sits_out[e.person];
    entrants.push_back(std::move(e));
  }
  return entrants;
}

void put_entrant(soci::session& s, EventId event, const Entrant& e) {
  int number = e.number;
  if (number <= 0) {
    const auto known = select<Number>(
        s, "SELECT number FROM club_entrants WHERE event_id = :event AND person_id = :person", event, e.person);
    const auto last = select<Number>(s, "SELECT max(number) FROM club_entrants WHERE event_id = :event", event);
    number = known.empty() ? int_of(std::get<0>(last.front())) + 1 : int_of(std::get<0>(known.front()));
  }
  run(s,
      "INSERT INTO club_entrants (event_id, person_id, number, rating, from_round, to_round, at_table) "
      "VALUES (:event, :person, :number, :rating, :from, :to, :table) ON CONFLICT (event_id, person_id) DO UPDATE SET "
      "number = excluded.number, rating = excluded.rating, from_round = excluded.from_round, "
      "to_round = excluded.to_round, at_table = excluded.at_table",
      event, e.person, number, e.rating, e.from, e.to, e.table);
  run(s, "DELETE FROM club_sit_outs WHERE event_id = :event AND person_id = :person", event, e.person);
  for (const int round : e.sits_out)
    run(s, "INSERT INTO club_sit_outs (event_id, person_id, round) VALUES (:event, :person, :round)", event, e.person,
        round);
}

}  // namespace

Event event_row(soci::session& s, EventId event) {
  auto found = event > 0 ? read_events(s, "WHERE e.id = :id", event) : std::vector<Event>();
  if (found.empty())
    throw Error{"not_found", make_message("There is no event %1; `arbiter club events` lists them", event)};
  return std::move(found.front());
}

Expected<EventId> Club::add(const Event& e, const By& by) {
  return impl_->write("add an event", [&](soci::session& s) -> EventId {
    const std::string name = sql::line(e.name, sql::kMostName, "An event's name");
    const std::string site = sql::line(e.site, sql::kMostName, "An event's place");
    require_free_name(s, "club_events", name, 0);
    const EventId id = sql::next(s, "events");
    run(s,
        "INSERT INTO club_events (id, name, site, begins, ends, ruleset, options, seats, armies, minutes, scoring, "
        "tie_breaks, regulation, bye, sit_out, rounds, most_tables, mode, cycles, game, threes, seed, time_control, "
        "spectators, delay) "
        "VALUES (:a, :b, :c, :d, :e, :f, :g, :h, :i, :j, :k, :l, :m, :n, :o, :p, :q, :r, :s, :t, :u, :v, :w, :x, :y)",
        id, name, site, e.begins, e.ends, e.ruleset, sql::column_of(e.options), e.seats, e.armies, e.minutes, e.scoring,
        e.tie_breaks, e.regulation, e.bye, e.sit_out, e.rounds, e.most_tables, e.mode, e.cycles, e.game,
        e.threes ? 1 : 0, e.seed, e.time_control, word(e.spectators), e.delay);
    Impl::note(s, by, "event added", id, {{"ruleset", e.ruleset}, {"rounds", e.rounds}});
    return id;
  });
}

Expected<void> Club::change(const Event& e, const By& by) {
  return impl_->write("change an event", [&](soci::session& s) {
    const Event before = event_row(s, e.id);
    const Value fields = changed_fields(before, e);
    const bool counts_otherwise =
        std::tie(before.begins, before.ruleset, before.game) != std::tie(e.begins, e.ruleset, e.game);
    require_free_name(s, "club_events", e.name, e.id);
    if (counts_otherwise) sql::forget_event(s, e.id);
    run(s,
        "UPDATE club_events SET name = :b, site = :c, begins = :d, ends = :e, ruleset = :f, options = :g, seats = :h, "
        "armies = :i, minutes = :j, scoring = :k, tie_breaks = :l, regulation = :m, bye = :n, sit_out = :o, rounds = "
        ":p, most_tables = :q, mode = :r, cycles = :s, game = :t, threes = :u, seed = :v, time_control = :w, "
        "spectators = :x, delay = :y WHERE id = :z",
        e.name, e.site, e.begins, e.ends, e.ruleset, sql::column_of(e.options), e.seats, e.armies, e.minutes, e.scoring,
        e.tie_breaks, e.regulation, e.bye, e.sit_out, e.rounds, e.most_tables, e.mode, e.cycles, e.game,
        e.threes ? 1 : 0, e.seed, e.time_control, word(e.spectators), e.delay, e.id);
    if (counts_otherwise) sql::forget_event(s, e.id);
    Value detail{{"changes", fields}};
    if (const Value byes = byes_concerned(s, e.id, fields); !byes.empty()) detail["byes"] = byes;
    Impl::note(s, by, "event changed", e.id, detail);
  });
}

Expected<std::vector<Event>> Club::events() const {
  return impl_->read("list the events", [](soci::session& s) { return read_events(s, ""); });
}

Expected<std::vector<EventLine>> Club::event_lines(const EventPage& page) const {
  return impl_->read("list the events", [&](soci::session& s) {
    const Number before = page.before > 0 ? page.before : std::numeric_limits<Number>::max();
    const Number most = page.limit > 0 ? page.limit : std::numeric_limits<Number>::max();
    std::vector<EventLine> lines;
    for (Event& event :
         read_events(s, "WHERE e.id IN (SELECT id FROM club_events WHERE id < :before ORDER BY id DESC LIMIT :most)",
                     before, most))
      lines.push_back({std::move(event), 0, 0});
    if (lines.empty()) return lines;
    const auto first = lines.front().event.id, last = lines.back().event.id;
    std::map<EventId, EventLine*> by_id;
    for (EventLine& line : lines) by_id[line.event.id] = &line;
    for (const auto& [event, number] : select<Number, Number>(
             s,
             "SELECT event_id, count(*) FROM club_entrants WHERE event_id >= :first AND event_id <= :last "
             "GROUP BY event_id",
             first, last))
      if (const auto at = by_id.find(event.value_or(0)); at != by_id.end()) at->second->players = int_of(number);
    for (const auto& [event, number, newest] : select<Number, Number, std::string>(
             s,
             "SELECT event_id, count(*), max(published_at) FROM club_rounds WHERE event_id >= :first AND "
             "event_id <= :last AND published_at IS NOT NULL GROUP BY event_id",
             first, last))
      if (const auto at = by_id.find(event.value_or(0)); at != by_id.end()) {
        at->second->published = int_of(number);
        at->second->published_at = newest.value_or("");
      }
    return lines;
  });
}

Expected<int> Club::open_tables(EventId event) const {
  return impl_->read("count the tables that are played", [&](soci::session& s) -> int {
    return int_of(std::get<0>(
        select<Number>(
            s,
            "SELECT count(*) FROM club_tables t JOIN club_rounds r ON r.event_id = t.event_id AND r.round = t.round "
            "WHERE t.event_id = :event AND r.published_at IS NOT NULL "
            "AND NOT EXISTS (SELECT 1 FROM games g WHERE g.token = t.token AND g.ended_at IS NOT NULL) "
            "AND coalesce((SELECT x.taken_back FROM club_results x WHERE x.event_id = t.event_id AND x.round = t.round "
            "AND x.table_number = t.number ORDER BY x.id DESC LIMIT 1), 1) = 1",
            event)
            .front()));
  });
}

Expected<std::optional<EventId>> Club::event_named(const std::string& name) const {
  return impl_->read("look for an event", [&](soci::session& s) -> std::optional<EventId> {
    const auto rows = select<Number>(s, "SELECT id FROM club_events WHERE name = :name", name);
    return rows.empty() ? std::nullopt : std::optional<EventId>(std::get<0>(rows.front()).value_or(0));
  });
}

Expected<std::optional<EventId>> Club::newest_event() const {
  return impl_->read("look for an event", [&](soci::session& s) -> std::optional<EventId> {
    const auto newest = std::get<0>(select<Number>(s, "SELECT max(id) FROM club_events").front());
    return newest ? std::optional<EventId>(*newest) : std::nullopt;
  });
}

Expected<EventRecord> Club::record(EventId event) const {
  return impl_->read("read event " + std::to_string(event), [&](soci::session& s) {
    EventRecord record;
    record.event = event_row(s, event);
    record.entrants = read_entrants(s, event);
    for (const auto& [a, b] :
         select<Number, Number>(s, "SELECT a, b FROM club_apart WHERE event_id = :event ORDER BY a, b", event))
      record.apart.emplace_back(a.value_or(0), b.value_or(0));
    add_rounds(s, event, record);
    add_results(s, event, record);
    return record;
  });
}

Expected<void> Club::set_entrants(EventId event, std::span<const Entrant> entrants, const By& by) {
  return impl_->write("change who takes part", [&](soci::session& s) {
    (void)event_row(s, event);
    const auto before = read_entrants(s, event);
    Value who = Value::List();
    for (const Entrant& e : entrants) {
      put_entrant(s, event, e);
      const auto was =
          std::find_if(before.begin(), before.end(), [&](const Entrant& b) { return b.person == e.person; });
      Value one = presence_of(&e);
      one["player"] = e.person;
      if (was != before.end()) one["was"] = presence_of(&*was);
      who.push_back(std::move(one));
    }
    Impl::note(s, by, "presence changed", event, {{"players", who}});
  });
}

Expected<void> Club::remove_entrant(EventId event, PersonId person, const By& by) {
  return impl_->write("take somebody out of the event", [&](soci::session& s) {
    (void)event_row(s, event);
    if (!select<Number>(s, "SELECT round FROM club_seats WHERE event_id = :event AND person_id = :person", event,
                        person)
             .empty())
      throw Error{"conflict",
                  make_message("Player %1 has been seated in this event: they can leave it, but were there", person)};
    run(s, "DELETE FROM club_byes WHERE event_id = :event AND person_id = :person", event, person);
    run(s, "DELETE FROM club_sit_outs WHERE event_id = :event AND person_id = :person", event, person);
    if (run(s, "DELETE FROM club_entrants WHERE event_id = :event AND person_id = :person", event, person) == 0)
      throw Error{"not_found", make_message("Player %1 does not take part in this event", person)};
    Impl::note(s, by, "entrant removed", event, {{"player", person}});
  });
}

Expected<void> Club::set_apart(EventId event, PersonId a, PersonId b, bool apart, const By& by) {
  return impl_->write("keep two players apart", [&](soci::session& s) {
    (void)event_row(s, event);
    if (a == b) throw Error{"conflict", make_message("A player cannot be kept apart from themself")};
    const PersonId first = std::min(a, b), second = std::max(a, b);
    if (apart)
      run(s, "INSERT INTO club_apart (event_id, a, b) VALUES (:event, :a, :b) ON CONFLICT (event_id, a, b) DO NOTHING",
          event, first, second);
    else
      run(s, "DELETE FROM club_apart WHERE event_id = :event AND a = :a AND b = :b", event, first, second);
    Impl::note(s, by, apart ? "kept apart" : "let meet", event, {{"players", Value::List{first, second}}});
  });
}

Expected<LeagueId> Club::put(const League& league, const By& by) {
  return impl_->write("keep a league", [&](soci::session& s) -> LeagueId {
    require_free_name(s, "club_leagues", league.name, league.id);
    const LeagueId id = league.id > 0 ? league.id : sql::next(s, "leagues");
    Value fields = Value::Table();
    for (const auto& [name, points, best] : select<std::string, std::string, Number>(
             s, "SELECT name, points, best FROM club_leagues WHERE id = :id", id)) {
      if (name != league.name) fields["name"] = {{"from", name.value_or("")}, {"to", league.name}};
      if (points != league.points) fields["points"] = {{"from", points.value_or("")}, {"to", league.points}};
      if (int_of(best) != league.best) fields["best"] = {{"from", int_of(best)}, {"to", league.best}};
    }
    run(s,
        "INSERT INTO club_leagues (id, name, points, best) VALUES (:id, :name, :points, :best) ON CONFLICT (id) DO "
        "UPDATE "
        "SET name = excluded.name, points = excluded.points, best = excluded.best",
        id, league.name, league.points, league.best);
    run(s, "DELETE FROM club_league_events WHERE league_id = :id", id);
    for (const EventId event : league.events) {
      (void)event_row(s, event);
      run(s,
          "INSERT INTO club_league_events (league_id, event_id) VALUES (:id, :event) "
          "ON CONFLICT (league_id, event_id) DO NOTHING",
          id, event);
    }
    Impl::note(
        s, by, "league kept", {},
        {{"league", id}, {"changes", fields}, {"events", Value::List(league.events.begin(), league.events.end())}});
    return id;
  });
}

Expected<std::vector<League>> Club::leagues() const {
  return impl_->read("list the leagues", [](soci::session& s) {
    std::vector<League> leagues;
    for (const auto& [id, name, points, best] : select<Number, std::string, std::string, Number>(
             s, "SELECT id, name, points, best FROM club_leagues ORDER BY id")) {
      League one{id.value_or(0), name.value_or(""), points.value_or(""), int_of(best), {}};
      for (const auto& [event] :
           select<Number>(s, "SELECT event_id FROM club_league_events WHERE league_id = :id ORDER BY event_id", one.id))
        one.events.push_back(event.value_or(0));
      leagues.push_back(std::move(one));
    }
    return leagues;
  });
}

}  // namespace arbiter::db::club
