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
  for (const char* statement : kCountTable) run(session, statement, event, round, table);
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
    "rank() OVER (PARTITION BY event_id, round, table_number ORDER BY place) AS place, "
    "count(*) OVER (PARTITION BY event_id, round, table_number, place) AS level FROM club_seat_results) b "
    "WHERE at_table > 1";
constexpr const char* kKept = "SELECT ruleset, person_id, at_table, place, level, games, parts FROM club_totals";

/// What seats that count come to.
std::string totals_of(const std::string& seats) {
  return "SELECT e.ruleset, c.person_id, c.at_table, c.place, c.level, count(*) AS games, "
         "CAST(sum(c.parts) AS BIGINT) AS parts FROM (" +
         seats +
         ") c JOIN club_events e ON e.id = c.event_id GROUP BY e.ruleset, c.person_id, c.at_table, c.place, c.level";
}

std::int64_t count_wrong(soci::session& s) {
  std::int64_t wrong = 0;
  const std::string kept = kKept, anew = totals_of(kSeatsAnew);
  for (const auto& [one, other] : {std::pair{kept, anew}, {anew, kept}})
    wrong += std::get<0>(select<Number>(s, "SELECT count(*) FROM (SELECT * FROM (" + one +
                                               ") a EXCEPT SELECT * FROM (" + other + ") b) c")
                             .front())
                 .value_or(0);
  return wrong;
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

Expected<std::int64_t> Club::wrong_totals() const { return impl_->read("count the results anew", count_wrong); }

Expected<std::int64_t> Club::count_anew(const By& by) {
  return impl_->write("count the results anew", [&](soci::session& s) -> std::int64_t {
    const std::int64_t wrong = count_wrong(s);
    run(s, "DELETE FROM club_totals");
    run(s, "DELETE FROM club_counted");
    run(s, "INSERT INTO club_counted (event_id, round, table_number, seat, person_id, at_table, place, level, parts) " +
               std::string(kSeatsAnew));
    run(s, "INSERT INTO club_totals (ruleset, person_id, at_table, place, level, games, parts) " +
               totals_of("SELECT * FROM club_counted"));
    Impl::note(s, by, "results counted anew", {}, {{"wrong", wrong}});
    return wrong;
  });
}

}  // namespace arbiter::db::club
