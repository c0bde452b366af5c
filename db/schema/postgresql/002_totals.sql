-- SPDX-License-Identifier: MIT
-- What counts in events, and what it sums up to: step 014 of the files, with rows parted by event as PostgreSQL does it.

-- Points in game of a result by hand, in parts of a point: 27720 of them are one, so that halves, thirds … twelfths are whole.
ALTER TABLE club_result_seats ADD COLUMN parts BIGINT NOT NULL DEFAULT 0;
UPDATE club_result_seats SET parts = CASE position('/' IN game_points)
  WHEN 0 THEN CAST(game_points AS BIGINT) * 27720
  ELSE CAST(round(CAST(split_part(game_points, '/', 1) AS NUMERIC) * 27720 /
                  CAST(split_part(game_points, '/', 2) AS NUMERIC)) AS BIGINT) END;

-- How the seats of published tables came out, as things are: a result by hand goes before the referee's.
CREATE VIEW club_seat_results AS
SELECT s.event_id, s.round, s.table_number, s.seat, s.person_id, r.place, r.parts
FROM club_seats s
JOIN club_results n ON n.event_id = s.event_id AND n.round = s.round AND n.table_number = s.table_number
JOIN club_result_seats r ON r.result_id = n.id AND r.seat = s.seat
WHERE n.taken_back = 0 AND r.absent = 0 AND r.place > 0 AND NOT EXISTS (
  SELECT 1 FROM club_results l WHERE l.event_id = n.event_id AND l.round = n.round AND
    l.table_number = n.table_number AND l.id > n.id)
UNION ALL
SELECT s.event_id, s.round, s.table_number, s.seat, s.person_id, x.place, CAST(round(x.points * 27720) AS BIGINT)
FROM club_seats s
JOIN club_tables t ON t.event_id = s.event_id AND t.round = s.round AND t.number = s.table_number
JOIN games g ON g.token = t.token
JOIN seats x ON x.game_id = g.id AND x.seat = s.seat
WHERE g.ended_at IS NOT NULL AND x.place > 0 AND coalesce((
  SELECT l.taken_back FROM club_results l WHERE l.event_id = t.event_id AND l.round = t.round AND
    l.table_number = t.number ORDER BY l.id DESC LIMIT 1), 1) = 1;

-- A row for each seat that counts: kept with the result, in the same transaction, event by event.
CREATE TABLE club_counted (
  event_id     BIGINT NOT NULL REFERENCES club_events (id),
  round        INTEGER NOT NULL,
  table_number INTEGER NOT NULL,
  seat         TEXT NOT NULL,
  person_id    BIGINT NOT NULL REFERENCES people (id),
  at_table     INTEGER NOT NULL,  -- how many played
  place        INTEGER NOT NULL,  -- among them
  level        INTEGER NOT NULL,  -- how many share that place
  parts        BIGINT NOT NULL,
  PRIMARY KEY (event_id, round, table_number, seat)
) PARTITION BY HASH (event_id);
CREATE TABLE club_counted_0 PARTITION OF club_counted FOR VALUES WITH (MODULUS 8, REMAINDER 0);
CREATE TABLE club_counted_1 PARTITION OF club_counted FOR VALUES WITH (MODULUS 8, REMAINDER 1);
CREATE TABLE club_counted_2 PARTITION OF club_counted FOR VALUES WITH (MODULUS 8, REMAINDER 2);
CREATE TABLE club_counted_3 PARTITION OF club_counted FOR VALUES WITH (MODULUS 8, REMAINDER 3);
CREATE TABLE club_counted_4 PARTITION OF club_counted FOR VALUES WITH (MODULUS 8, REMAINDER 4);
CREATE TABLE club_counted_5 PARTITION OF club_counted FOR VALUES WITH (MODULUS 8, REMAINDER 5);
CREATE TABLE club_counted_6 PARTITION OF club_counted FOR VALUES WITH (MODULUS 8, REMAINDER 6);
CREATE TABLE club_counted_7 PARTITION OF club_counted FOR VALUES WITH (MODULUS 8, REMAINDER 7);

-- The sum of these rows over all events: how often somebody came out in which way, whatever that is worth.
CREATE TABLE club_totals (
  ruleset   TEXT NOT NULL,
  person_id BIGINT NOT NULL REFERENCES people (id),
  at_table  INTEGER NOT NULL,
  place     INTEGER NOT NULL,
  level     INTEGER NOT NULL,
  games     BIGINT NOT NULL,
  parts     BIGINT NOT NULL,
  PRIMARY KEY (ruleset, person_id, at_table, place, level)
);

INSERT INTO club_counted (event_id, round, table_number, seat, person_id, at_table, place, level, parts)
SELECT event_id, round, table_number, seat, person_id, at_table, place, level, parts FROM (
  SELECT event_id, round, table_number, seat, person_id, parts,
    count(*) OVER (PARTITION BY event_id, round, table_number) AS at_table,
    rank() OVER (PARTITION BY event_id, round, table_number ORDER BY place) AS place,
    count(*) OVER (PARTITION BY event_id, round, table_number, place) AS level
  FROM club_seat_results) c WHERE at_table > 1;

INSERT INTO club_totals (ruleset, person_id, at_table, place, level, games, parts)
SELECT e.ruleset, c.person_id, c.at_table, c.place, c.level, count(*), sum(c.parts)
FROM club_counted c JOIN club_events e ON e.id = c.event_id
GROUP BY e.ruleset, c.person_id, c.at_table, c.place, c.level;

-- What tables have told, event by event.
ALTER TABLE club_fed_plies RENAME TO club_fed_before;
ALTER TABLE club_fed_before RENAME CONSTRAINT club_fed_plies_pkey TO club_fed_before_pkey;
CREATE TABLE club_fed_plies (
  event_id BIGINT NOT NULL REFERENCES club_events (id),
  token    TEXT NOT NULL REFERENCES club_feeds (token),
  number   INTEGER NOT NULL,
  epoch    INTEGER NOT NULL,
  body     TEXT NOT NULL,
  hash     TEXT NOT NULL,
  PRIMARY KEY (event_id, token, number)
) PARTITION BY HASH (event_id);
CREATE TABLE club_fed_plies_0 PARTITION OF club_fed_plies FOR VALUES WITH (MODULUS 8, REMAINDER 0);
CREATE TABLE club_fed_plies_1 PARTITION OF club_fed_plies FOR VALUES WITH (MODULUS 8, REMAINDER 1);
CREATE TABLE club_fed_plies_2 PARTITION OF club_fed_plies FOR VALUES WITH (MODULUS 8, REMAINDER 2);
CREATE TABLE club_fed_plies_3 PARTITION OF club_fed_plies FOR VALUES WITH (MODULUS 8, REMAINDER 3);
CREATE TABLE club_fed_plies_4 PARTITION OF club_fed_plies FOR VALUES WITH (MODULUS 8, REMAINDER 4);
CREATE TABLE club_fed_plies_5 PARTITION OF club_fed_plies FOR VALUES WITH (MODULUS 8, REMAINDER 5);
CREATE TABLE club_fed_plies_6 PARTITION OF club_fed_plies FOR VALUES WITH (MODULUS 8, REMAINDER 6);
CREATE TABLE club_fed_plies_7 PARTITION OF club_fed_plies FOR VALUES WITH (MODULUS 8, REMAINDER 7);
INSERT INTO club_fed_plies (event_id, token, number, epoch, body, hash)
SELECT f.event_id, p.token, p.number, p.epoch, p.body, p.hash FROM club_fed_before p JOIN club_feeds f ON f.token = p.token;
DROP TABLE club_fed_before;
