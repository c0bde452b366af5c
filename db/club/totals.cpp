// SPDX-License-Identifier: MIT
// What all events come to: kept with the results, never read from the games.
#include "db/totals.h"

#include "db/club/sql.h"

namespace arbiter::db::club {

using sql::Number;
using sql::run;
using sql::select;

namespace sql {

void count_table(soci::session& session, EventId event, int round, int table) {
  SociStatements statements(session);
  db::count_table(statements, event, round, table);
}

}  // namespace sql

namespace {

/// An SQL expression for what a row of totals is worth, with a case for each kind of rows that there is.
std::string worth_of_rows(soci::session& s, const std::string& ruleset, const Worth& worth) {
  std::string cases;
  for (const auto& [seats, place, level] : select<Number, Number, Number>(
           s, "SELECT DISTINCT at_table, place, level FROM club_totals WHERE ruleset = :ruleset", ruleset)) {
    const auto n = seats.value_or(0), at = place.value_or(0), by = level.value_or(0);
    const auto each = worth(static_cast<int>(n), static_cast<int>(at), static_cast<int>(by));
    cases += " WHEN " + std::to_string(10000 * n + 100 * at + by) + " THEN " + std::to_string(each);
  }
  return cases.empty() ? "0" : "CASE 10000 * at_table + 100 * place + level" + cases + " ELSE 0 END";
}

/// All seats that count, from the results themselves.
constexpr const char* kSeatsAnew =
    "SELECT event_id, round, table_number, seat, person_id, at_table, place, level, parts FROM ("
    "SELECT event_id, round, table_number, seat, person_id, parts, "
    "count(*) OVER (PARTITION BY event_id, round, table_number) AS at_table, "
    "CASE verdict WHEN 'lost' THEN 2 WHEN 'drawn' THEN 1 WHEN 'won' THEN 1 ELSE "
    "rank() OVER (PARTITION BY event_id, round, table_number ORDER BY place) END AS place, "
    "CASE verdict WHEN 'lost' THEN 1 WHEN 'drawn' THEN 2 WHEN 'won' THEN 1 ELSE "
    "count(*) OVER (PARTITION BY event_id, round, table_number, place) END AS level FROM club_seat_results) b "
    "WHERE at_table > 1";

/// What seats that count come to.
std::string totals_of(const std::string& seats) {
  return "SELECT e.ruleset, c.person_id, c.at_table, c.place, c.level, count(*) AS games, "
         "CAST(sum(c.parts) AS BIGINT) AS parts FROM (" +
         seats +
         ") c JOIN club_events e ON e.id = c.event_id GROUP BY e.ruleset, c.person_id, c.at_table, c.place, c.level";
}

/// How many rows of totals there are, or ought to be, that are not what the seats come to. Each side is read once: what
/// is kept less what ought to be is nothing.
std::int64_t count_wrong(soci::session& s, const std::string& seats) {
  const std::string row = "ruleset, person_id, at_table, place, level";
  return std::get<0>(select<Number>(s, "SELECT count(*) FROM (SELECT " + row + " FROM (SELECT " + row +
                                           ", games, parts FROM club_totals UNION ALL SELECT " + row +
                                           ", -games, -parts FROM (" + totals_of(seats) + ") a) b GROUP BY " + row +
                                           " HAVING sum(games) <> 0 OR sum(parts) <> 0) c")
                         .front())
      .value_or(0);
}

constexpr const char* kCounted = "event_id, round, table_number, seat, person_id, at_table, place, level, parts";

/// Makes what is kept of seats that count the same as what the results say. The results are read once; rows that are
/// right stay, so that a server has nothing to check again and nothing to clear away.
void count_seats_anew(soci::session& s) {
  const std::string columns = kCounted;
  run(s, "CREATE TEMPORARY TABLE club_anew AS " + std::string(kSeatsAnew));
  run(s,
      "DELETE FROM club_counted WHERE (event_id, round, table_number, seat) IN (SELECT event_id, round, "
      "table_number, seat FROM (SELECT " +
          columns + " FROM club_counted EXCEPT SELECT " + columns + " FROM club_anew) a)");
  run(s, "INSERT INTO club_counted (" + columns + ") SELECT " + columns + " FROM club_anew EXCEPT SELECT " + columns +
             " FROM club_counted");
  run(s, "DROP TABLE club_anew");
}

}  // namespace

Expected<std::vector<Total>> Club::totals(const std::string& ruleset, const Worth& worth) const {
  return impl_->read("read the totals", [&](soci::session& s) {
    std::vector<Total> totals;
    const std::string each = worth_of_rows(s, ruleset, worth);
    for (const auto& [person, games, firsts, parts, sum] : select<Number, Number, Number, Number, Number>(
             s,
             "SELECT person_id, CAST(sum(games) AS BIGINT), "
             "CAST(sum(CASE place WHEN 1 THEN games ELSE 0 END) AS BIGINT), CAST(sum(parts) AS BIGINT), "
             "CAST(sum(games * " +
                 each + ") AS BIGINT) FROM club_totals WHERE ruleset = :ruleset GROUP BY person_id ORDER BY person_id",
             ruleset))
      totals.push_back({person.value_or(0), games.value_or(0), firsts.value_or(0), parts.value_or(0), sum.value_or(0)});
    return totals;
  });
}

Expected<std::int64_t> Club::wrong_totals() const {
  return impl_->read("count the results anew", [](soci::session& s) { return count_wrong(s, kSeatsAnew); });
}

Expected<std::int64_t> Club::count_anew(const By& by) {
  return impl_->write("count the results anew", [&](soci::session& s) -> std::int64_t {
    count_seats_anew(s);
    sql::forget_all(s);
    const std::string counted = "SELECT * FROM club_counted";
    const std::int64_t wrong = count_wrong(s, counted);
    if (wrong != 0) {
      run(s, "DELETE FROM club_totals");
      run(s,
          "INSERT INTO club_totals (ruleset, person_id, at_table, place, level, games, parts) " + totals_of(counted));
    }
    Impl::note(s, by, "results counted anew", {}, {{"wrong", wrong}});
    return wrong;
  });
}

}  // namespace arbiter::db::club
