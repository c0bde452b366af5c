// SPDX-License-Identifier: MIT
#include "db/totals.h"

#include <array>

namespace arbiter::db {
namespace {

/// Each takes its parameters in the order in which they stand: the event, the round, the table. A verdict (a result
/// that places cannot say, of two) counts as the place that is worth the same: lost is second, drawn is first with
/// another, won is first alone.
constexpr std::array kCountTable{
    "INSERT INTO club_totals (ruleset, person_id, at_table, place, level, games, parts) "
    "SELECT e.ruleset, c.person_id, c.at_table, c.place, c.level, -1, -c.parts FROM club_counted c "
    "JOIN club_events e ON e.id = c.event_id "
    "WHERE c.event_id = :event AND c.round = :round AND c.table_number = :table "
    "ON CONFLICT (ruleset, person_id, at_table, place, level) DO UPDATE SET "
    "games = club_totals.games + excluded.games, parts = club_totals.parts + excluded.parts",
    "DELETE FROM club_counted WHERE event_id = :event AND round = :round AND table_number = :table",
    "INSERT INTO club_counted (event_id, round, table_number, seat, person_id, at_table, place, level, parts) "
    "SELECT event_id, round, table_number, seat, person_id, at_table, place, level, parts FROM ("
    "SELECT event_id, round, table_number, seat, person_id, parts, "
    "count(*) OVER (PARTITION BY event_id, round, table_number) AS at_table, "
    "CASE verdict WHEN 'lost' THEN 2 WHEN 'drawn' THEN 1 WHEN 'won' THEN 1 ELSE "
    "rank() OVER (PARTITION BY event_id, round, table_number ORDER BY place) END AS place, "
    "CASE verdict WHEN 'lost' THEN 1 WHEN 'drawn' THEN 2 WHEN 'won' THEN 1 ELSE "
    "count(*) OVER (PARTITION BY event_id, round, table_number, place) END AS level FROM ("
    "SELECT * FROM club_seat_results WHERE event_id = :event AND round = :round AND table_number = :table) a) b "
    "WHERE at_table > 1",
    "INSERT INTO club_totals (ruleset, person_id, at_table, place, level, games, parts) "
    "SELECT e.ruleset, c.person_id, c.at_table, c.place, c.level, 1, c.parts FROM club_counted c "
    "JOIN club_events e ON e.id = c.event_id "
    "WHERE c.event_id = :event AND c.round = :round AND c.table_number = :table "
    "ON CONFLICT (ruleset, person_id, at_table, place, level) DO UPDATE SET "
    "games = club_totals.games + excluded.games, parts = club_totals.parts + excluded.parts",
    // Whoever has none of a kind any more has no row of it.
    "DELETE FROM club_totals WHERE games = 0 AND (ruleset, person_id) IN (SELECT e.ruleset, s.person_id "
    "FROM club_seats s JOIN club_events e ON e.id = s.event_id "
    "WHERE s.event_id = :event AND s.round = :round AND s.table_number = :table)",
    // What months up to one came to holds no longer from the event's month on; games of no known month are in all.
    "DELETE FROM club_kept_counts WHERE EXISTS (SELECT 1 FROM club_tables t JOIN club_events e ON e.id = t.event_id "
    "WHERE t.event_id = :event AND t.round = :round AND t.number = :table AND e.ruleset = club_kept_counts.ruleset "
    "AND (length(e.begins) < 7 OR club_kept_counts.month >= substr(e.begins, 1, 7)))",
    "UPDATE club_ids SET last = last + 1 WHERE name = 'forgotten' AND EXISTS (SELECT 1 FROM club_tables t "
    "WHERE t.event_id = :event AND t.round = :round AND t.number = :table)",
};

/// The same for a game outside events: the parameter of each is the game's number.
constexpr std::array kForgetGame{
    "DELETE FROM club_kept_counts WHERE casual = 1 AND EXISTS (SELECT 1 FROM games g WHERE g.id = :game "
    "AND g.ruleset = club_kept_counts.ruleset "
    "AND (length(g.started_at) < 7 OR club_kept_counts.month >= substr(g.started_at, 1, 7)))",
    "UPDATE club_ids SET last = last + 1 WHERE name = 'forgotten' AND EXISTS (SELECT 1 FROM games g "
    "WHERE g.id = :game)",
};

}  // namespace

void count_table(Statements& statements, std::int64_t event, int round, int table) {
  for (const char* statement : kCountTable) statements.run(statement, event, round, table);
}

void forget_game(Statements& statements, GameId game) {
  for (const char* statement : kForgetGame) statements.run(statement, game);
}

}  // namespace arbiter::db
