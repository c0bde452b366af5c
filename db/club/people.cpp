// SPDX-License-Identifier: MIT
// People, and what is known of them.
#include "db/club/sql.h"

namespace arbiter::db::club {

namespace sql {

void require_known(soci::session& s, PersonId person) {
  const auto rows = select<Number, std::string>(s, "SELECT merged_into, erased_at FROM people WHERE id = :id", person);
  if (rows.empty())
    throw Error{"not_found", make_message("There is no player %1; `arbiter club players` lists them", person)};
  const auto& [merged, erased] = rows.front();
  if (merged) throw Error{"conflict", make_message("Player %1 is player %2 now", person, *merged)};
  if (erased) throw Error{"conflict", make_message("The data of player %1 have been erased", person)};
}

}  // namespace sql

namespace {

using sql::Number;
using sql::run;
using sql::select;

/// The person as they are stored. Throws what does not fit.
Person checked(Person person) {
  person.name = sql::line(person.name, sql::kMostName, text::N_("A player's name"));
  person.club = sql::line(person.club, sql::kMostName, text::N_("A player's club"));
  person.federation = sql::line(person.federation, sql::kMostName, text::N_("A player's federation"));
  person.federation_id = sql::line(person.federation_id, sql::kMostName, text::N_("A player's number in a federation"));
  person.title = sql::line(person.title, sql::kMostName, text::N_("A player's title"));
  if (person.name.empty()) throw Error{"bad_data", make_message("A player needs a name")};
  return person;
}

void put_data(soci::session& s, PersonId id, const Person& p) {
  run(s,
      "INSERT INTO person_data (person_id, name, club, federation, federation_id, title, birth_year, rating, notes) "
      "VALUES (:id, :name, :club, :federation, :federation_id, :title, :birth_year, :rating, :notes) "
      "ON CONFLICT (person_id) DO UPDATE SET name = excluded.name, club = excluded.club, "
      "federation = excluded.federation, federation_id = excluded.federation_id, title = excluded.title, "
      "birth_year = excluded.birth_year, rating = excluded.rating, notes = excluded.notes",
      id, p.name, sql::or_null(p.club), sql::or_null(p.federation), sql::or_null(p.federation_id),
      sql::or_null(p.title), p.birth_year, p.rating, sql::or_null(p.notes));
}

/// Why two people cannot be one: a game or an event that both were in. Empty: they can.
Message why_apart(soci::session& s, PersonId a, PersonId b) {
  const auto games = select<Number>(
      s,
      "SELECT x.game_id FROM seats x JOIN seats y ON y.game_id = x.game_id WHERE x.player_id = :a AND y.player_id = :b",
      a, b);
  if (!games.empty())
    return make_message("Players %1 and %2 cannot be one: both sat in game %3", a, b,
                        std::get<0>(games.front()).value_or(0));
  const auto events =
      select<std::string>(s,
                          "SELECT e.name FROM club_entrants x JOIN club_entrants y ON y.event_id = x.event_id "
                          "JOIN club_events e ON e.id = x.event_id WHERE x.person_id = :a AND y.person_id = :b",
                          a, b);
  if (events.empty()) return {};
  return make_message("Players %1 and %2 cannot be one: both take part in %3", a, b,
                      std::get<0>(events.front()).value_or(""));
}

/// Everything that points at `gone` points at `kept` from now on.
void point_elsewhere(soci::session& s, PersonId kept, PersonId gone) {
  // An entrant's rounds to sit out follow through the insertion of the new entrant before the old one goes.
  run(s,
      "INSERT INTO club_entrants (event_id, person_id, number, rating, from_round, to_round, at_table) "
      "SELECT event_id, CAST(:kept AS BIGINT), -number, rating, from_round, to_round, at_table FROM club_entrants "
      "WHERE person_id = :gone",
      kept, gone);
  run(s, "UPDATE club_sit_outs SET person_id = :kept WHERE person_id = :gone", kept, gone);
  run(s, "DELETE FROM club_entrants WHERE person_id = :gone", gone);
  run(s, "UPDATE club_entrants SET number = -number WHERE person_id = :kept AND number < 0", kept);
  run(s, "UPDATE seats SET player_id = :kept WHERE player_id = :gone", kept, gone);
  run(s,
      "UPDATE club_counted SET person_id = :kept WHERE person_id = :gone AND event_id IN (SELECT event_id FROM "
      "club_seats WHERE person_id = :sat)",
      kept, gone, gone);
  run(s,
      "INSERT INTO club_totals (ruleset, person_id, at_table, place, level, games, parts) "
      "SELECT ruleset, CAST(:kept AS BIGINT), at_table, place, level, games, parts FROM club_totals "
      "WHERE person_id = :gone ON CONFLICT (ruleset, person_id, at_table, place, level) DO UPDATE SET "
      "games = club_totals.games + excluded.games, parts = club_totals.parts + excluded.parts",
      kept, gone);
  run(s, "DELETE FROM club_totals WHERE person_id = :gone", gone);
  run(s, "UPDATE club_seats SET person_id = :kept WHERE person_id = :gone", kept, gone);
  run(s, "UPDATE club_byes SET person_id = :kept WHERE person_id = :gone", kept, gone);
  run(s, "UPDATE club_keys SET person_id = :kept WHERE person_id = :gone", kept, gone);
  run(s, "UPDATE club_accounts SET person_id = :kept WHERE person_id = :gone", kept, gone);
  run(s,
      "INSERT INTO club_apart (event_id, a, b) SELECT event_id, CAST(:kept AS BIGINT), b FROM club_apart WHERE a = "
      ":gone "
      "ON CONFLICT (event_id, a, b) DO NOTHING",
      kept, gone);
  run(s,
      "INSERT INTO club_apart (event_id, a, b) SELECT event_id, a, CAST(:kept AS BIGINT) FROM club_apart WHERE b = "
      ":gone "
      "ON CONFLICT (event_id, a, b) DO NOTHING",
      kept, gone);
  run(s, "DELETE FROM club_apart WHERE a = :gone OR b = :gone2", gone, gone);
  run(s, "UPDATE people SET merged_into = :kept WHERE id = :gone OR merged_into = :gone2", kept, gone, gone);
}

/// People, by number. `games_of`: how the games of p are counted, `where`: further tables and a condition.
template <class... Parameters>
std::vector<Person> read_people(soci::session& s, const std::string& games_of, const std::string& where,
                                const Parameters&... parameters) {
  std::vector<Person> people;
  for (const auto& [id, added, merged, erased, name, club, federation, federation_id, title, birth, rating, notes,
                    games] : select<Number, std::string, Number, std::string, std::string, std::string, std::string,
                                    std::string, std::string, Number, Number, std::string, Number>(
           s,
           "SELECT p.id, p.added_at, p.merged_into, p.erased_at, d.name, d.club, d.federation, d.federation_id, "
           "d.title, d.birth_year, d.rating, d.notes, " +
               games_of + " FROM people p LEFT JOIN person_data d ON d.person_id = p.id " + where + " ORDER BY p.id",
           parameters...)) {
    Person one;
    one.id = id.value_or(0);
    one.name = name.value_or("");
    one.club = club.value_or("");
    one.federation = federation.value_or("");
    one.federation_id = federation_id.value_or("");
    one.title = title.value_or("");
    one.notes = notes.value_or("");
    if (birth) one.birth_year = static_cast<int>(*birth);
    if (rating) one.rating = static_cast<int>(*rating);
    one.added_at = added.value_or("");
    one.erased_at = erased.value_or("");
    one.merged_into = merged.value_or(0);
    one.games = static_cast<int>(games.value_or(0));
    people.push_back(std::move(one));
  }
  return people;
}

/// The names of what is known otherwise now. Not what it was or is: the log stays when somebody is erased.
Value changed_data(const Person& before, const Person& after) {
  Value names = Value::List();
  for (const auto& [name, field] : {std::pair{"name", &Person::name},
                                    {"club", &Person::club},
                                    {"federation", &Person::federation},
                                    {"federation_id", &Person::federation_id},
                                    {"title", &Person::title},
                                    {"notes", &Person::notes}})
    if (before.*field != after.*field) names.push_back(name);
  if (before.birth_year != after.birth_year) names.push_back("birth_year");
  if (before.rating != after.rating) names.push_back("rating");
  return names;
}

}  // namespace

PersonId Club::Impl::add(soci::session& s, const Person& person, const By& by) {
  const Person kept = checked(person);
  const PersonId id = sql::next(s, "people");
  run(s, "INSERT INTO people (id, added_at) VALUES (:id, :at)", id, now());
  put_data(s, id, kept);
  note(s, by, "player added", {}, {{"player", id}});
  return id;
}

void Club::Impl::change(soci::session& s, const Person& person, const By& by) {
  const Person kept = checked(person);
  sql::require_known(s, person.id);
  const auto before = read_people(s, "0", "WHERE p.id = :id", person.id);
  put_data(s, person.id, kept);
  note(s, by, "player changed", {}, {{"player", person.id}, {"changed", changed_data(before.front(), kept)}});
}

Expected<PersonId> Club::add(const Person& person, const By& by) {
  return impl_->write("add a player", [&](soci::session& s) { return impl_->add(s, person, by); });
}

Expected<void> Club::change(const Person& person, const By& by) {
  return impl_->write("change a player", [&](soci::session& s) { impl_->change(s, person, by); });
}

Expected<std::vector<PersonId>> Club::put(std::span<const Person> people, const By& by) {
  return impl_->write("add and change players", [&](soci::session& s) {
    std::vector<PersonId> ids;
    ids.reserve(people.size());
    for (const Person& person : people) {
      if (person.id > 0) impl_->change(s, person, by);
      ids.push_back(person.id > 0 ? person.id : impl_->add(s, person, by));
    }
    return ids;
  });
}

Expected<void> Club::merge(PersonId kept, PersonId gone, const By& by) {
  return impl_->write("merge two players", [&](soci::session& s) {
    sql::require_known(s, kept);
    sql::require_known(s, gone);
    if (kept == gone) throw Error{"conflict", make_message("Player %1 is one already", kept)};
    if (Message why = why_apart(s, kept, gone); !why.empty()) throw Error{"conflict", std::move(why)};
    run(s,
        "UPDATE person_data SET club = coalesce(club, (SELECT club FROM person_data WHERE person_id = :g1)), "
        "federation = coalesce(federation, (SELECT federation FROM person_data WHERE person_id = :g2)), "
        "federation_id = coalesce(federation_id, (SELECT federation_id FROM person_data WHERE person_id = :g3)), "
        "title = coalesce(title, (SELECT title FROM person_data WHERE person_id = :g4)), "
        "birth_year = coalesce(birth_year, (SELECT birth_year FROM person_data WHERE person_id = :g5)), "
        "rating = coalesce(rating, (SELECT rating FROM person_data WHERE person_id = :g6)), "
        "notes = coalesce(notes, (SELECT notes FROM person_data WHERE person_id = :g7)) WHERE person_id = :kept",
        gone, gone, gone, gone, gone, gone, gone, kept);
    run(s, "DELETE FROM person_data WHERE person_id = :gone", gone);
    sql::forget_games_of(s, gone);
    point_elsewhere(s, kept, gone);
    Impl::note(s, by, "players merged", {}, {{"player", kept}, {"was", gone}});
  });
}

Expected<std::vector<Person>> Club::people() const {
  return impl_->read("list the players", [&](soci::session& s) {
    return read_people(s, "g.games", "LEFT JOIN club_sittings g ON g.person_id = p.id");
  });
}

Expected<std::vector<Person>> Club::people_of(EventId event) const {
  return impl_->read("list the players", [&](soci::session& s) {
    return read_people(s, "0",
                       "WHERE p.id IN (SELECT person_id FROM club_entrants WHERE event_id = :a UNION "
                       "SELECT person_id FROM club_seats WHERE event_id = :b UNION "
                       "SELECT a FROM club_apart WHERE event_id = :c UNION "
                       "SELECT b FROM club_apart WHERE event_id = :d)",
                       event, event, event, event);
  });
}

Expected<std::map<PersonId, std::string>> Club::names(std::span<const PersonId> people) const {
  return impl_->read("read the players' names", [&](soci::session& s) {
    std::map<PersonId, std::string> names;
    constexpr std::size_t kAtOnce = 1000;
    for (std::size_t from = 0; from < people.size(); from += kAtOnce) {
      std::string numbers;
      for (const PersonId one : people.subspan(from, std::min(kAtOnce, people.size() - from)))
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(one);
      for (const auto& [id, name] : select<Number, std::string>(
               s, "SELECT person_id, name FROM person_data WHERE person_id IN (" + numbers + ")"))
        names[id.value_or(0)] = name.value_or("");
    }
    return names;
  });
}

}  // namespace arbiter::db::club
