-- SPDX-License-Identifier: MIT
-- Results that places cannot say, byes with a worth of their own, and ratings of players. In the SQL that SQLite and
-- PostgreSQL have in common, as 006.

-- What a seat's result counts as, whatever its place: won, drawn or lost. Empty: as the places say. Both players of a game
-- of two may have lost, or one may have half a point and the other none.
ALTER TABLE club_result_seats ADD COLUMN verdict TEXT NOT NULL DEFAULT '';

-- 0: the result counts in the event, but not for ratings.
ALTER TABLE club_results ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;

-- What this bye is worth, an exact number; empty: what the event says.
ALTER TABLE club_byes ADD COLUMN points TEXT NOT NULL DEFAULT '';

-- The rating that somebody brings along.
ALTER TABLE person_data ADD COLUMN rating INTEGER;

DROP VIEW club_seat_results;
CREATE VIEW club_seat_results AS
SELECT s.event_id, s.round, s.table_number, s.seat, s.person_id, r.place, r.parts, r.verdict
FROM club_seats s
JOIN club_results n ON n.event_id = s.event_id AND n.round = s.round AND n.table_number = s.table_number
JOIN club_result_seats r ON r.result_id = n.id AND r.seat = s.seat
WHERE n.taken_back = 0 AND r.absent = 0 AND r.place > 0 AND NOT EXISTS (
  SELECT 1 FROM club_results l WHERE l.event_id = n.event_id AND l.round = n.round AND
    l.table_number = n.table_number AND l.id > n.id)
UNION ALL
SELECT s.event_id, s.round, s.table_number, s.seat, s.person_id, x.place, CAST(round(x.points * 27720) AS BIGINT), ''
FROM club_seats s
JOIN club_tables t ON t.event_id = s.event_id AND t.round = s.round AND t.number = s.table_number
JOIN games g ON g.token = t.token
JOIN seats x ON x.game_id = g.id AND x.seat = s.seat
WHERE g.ended_at IS NOT NULL AND x.place > 0 AND abs(x.points) <= 1000000000 AND coalesce((
  SELECT l.taken_back FROM club_results l WHERE l.event_id = t.event_id AND l.round = t.round AND
    l.table_number = t.number ORDER BY l.id DESC LIMIT 1), 1) = 1;

-- Points that no game gives were once taken. They count no more: their sums do not fit.
DELETE FROM club_totals WHERE person_id IN (
  SELECT person_id FROM club_counted WHERE parts > 27720000000000 OR parts < -27720000000000);
UPDATE club_counted SET parts = 0 WHERE parts > 27720000000000 OR parts < -27720000000000;
UPDATE club_result_seats SET parts = 0 WHERE parts > 27720000000000 OR parts < -27720000000000;
INSERT INTO club_totals (ruleset, person_id, at_table, place, level, games, parts)
SELECT e.ruleset, c.person_id, c.at_table, c.place, c.level, count(*), CAST(sum(c.parts) AS BIGINT)
FROM club_counted c JOIN club_events e ON e.id = c.event_id
WHERE c.person_id NOT IN (SELECT person_id FROM club_totals)
GROUP BY e.ruleset, c.person_id, c.at_table, c.place, c.level;
