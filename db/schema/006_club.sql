-- SPDX-License-Identifier: MIT
-- The club: people, events, who is there, rounds, results, leagues, and what was done by whom. This step is written in the
-- SQL that SQLite and PostgreSQL have in common (docs/club.md says what that is), so that it can be run on either.
-- Times are UTC, ISO 8601 with milliseconds; JSON is stored as text; exact numbers are texts such as 3/2.

-- Numbers are given here and never twice. `last` of 'changes' counts every change, so that who looks on can see that
-- something is new, and so that who writes holds the lock from the first statement on.
CREATE TABLE club_ids (
  name TEXT NOT NULL PRIMARY KEY,
  last BIGINT NOT NULL
);
INSERT INTO club_ids (name, last) VALUES ('changes', 0), ('people', 0), ('events', 0), ('results', 0), ('leagues', 0),
  ('log', 0);

-- Everybody who ever sat at a table is a number. What is known of them stands apart, in person_data, and can be erased
-- while games, results and standings stay.
CREATE TABLE people (
  id          BIGINT NOT NULL PRIMARY KEY,
  added_at    TEXT NOT NULL,
  merged_into BIGINT REFERENCES people (id),  -- who they turned out to be
  erased_at   TEXT
);

-- Names are not unique.
CREATE TABLE person_data (
  person_id     BIGINT NOT NULL PRIMARY KEY REFERENCES people (id),
  name          TEXT NOT NULL CHECK (length(name) > 0),
  club          TEXT,
  federation    TEXT,
  federation_id TEXT,
  title         TEXT,
  birth_year    INTEGER,
  notes         TEXT
);
CREATE INDEX person_data_by_name ON person_data (name);

-- An evening, a tournament. (The table named events holds what happened in games.)
CREATE TABLE club_events (
  id         BIGINT NOT NULL PRIMARY KEY,
  name       TEXT NOT NULL UNIQUE CHECK (length(name) > 0),
  site       TEXT NOT NULL,
  begins     TEXT NOT NULL,  -- 2026-11-23
  ends       TEXT NOT NULL,
  ruleset    TEXT NOT NULL,
  options    TEXT NOT NULL,     -- JSON, as the referee takes them
  seats      INTEGER NOT NULL,  -- at a full table
  armies     TEXT NOT NULL,     -- none, drawn, chosen
  minutes    INTEGER,           -- of a game; null: no limit
  scoring    TEXT NOT NULL,
  tie_breaks TEXT NOT NULL,
  regulation TEXT NOT NULL,  -- the day whose regulation of tie-breaks holds
  bye        TEXT NOT NULL,  -- what a round without a table is worth, and one that was asked for
  sit_out    TEXT NOT NULL,
  rounds     INTEGER NOT NULL CHECK (rounds > 0),
  most_tables INTEGER NOT NULL,  -- 0: as many as needed
  mode       TEXT NOT NULL,      -- schedule, swiss, round-robin
  cycles     INTEGER NOT NULL,
  game       TEXT NOT NULL,     -- single, partners, two-boards
  threes     INTEGER NOT NULL,  -- may there be tables of three
  seed       BIGINT NOT NULL
);

CREATE TABLE club_entrants (
  event_id  BIGINT NOT NULL REFERENCES club_events (id),
  person_id BIGINT NOT NULL REFERENCES people (id),
  number    INTEGER NOT NULL,  -- the pairing number
  rating    INTEGER,
  from_round INTEGER NOT NULL,
  to_round   INTEGER,             -- null: to the end
  at_table   INTEGER,             -- where they must sit
  PRIMARY KEY (event_id, person_id),
  UNIQUE (event_id, number)
);

CREATE TABLE club_sit_outs (
  event_id  BIGINT NOT NULL,
  person_id BIGINT NOT NULL,
  round     INTEGER NOT NULL,
  PRIMARY KEY (event_id, person_id, round),
  FOREIGN KEY (event_id, person_id) REFERENCES club_entrants (event_id, person_id)
);

-- Who must not meet.
CREATE TABLE club_apart (
  event_id BIGINT NOT NULL REFERENCES club_events (id),
  a        BIGINT NOT NULL REFERENCES people (id),
  b        BIGINT NOT NULL REFERENCES people (id),
  PRIMARY KEY (event_id, a, b)
);

CREATE TABLE club_rounds (
  event_id     BIGINT NOT NULL REFERENCES club_events (id),
  round        INTEGER NOT NULL CHECK (round > 0),
  published_at TEXT,  -- null: a draft
  PRIMARY KEY (event_id, round)
);

CREATE TABLE club_tables (
  event_id BIGINT NOT NULL,
  round    INTEGER NOT NULL,
  number   INTEGER NOT NULL CHECK (number > 0),
  token    TEXT UNIQUE,  -- of the table's game; given when the round is published
  PRIMARY KEY (event_id, round, number),
  FOREIGN KEY (event_id, round) REFERENCES club_rounds (event_id, round)
);

CREATE TABLE club_seats (
  event_id     BIGINT NOT NULL,
  round        INTEGER NOT NULL,
  table_number INTEGER NOT NULL,
  place        INTEGER NOT NULL CHECK (place > 0),  -- in the order of the game's seats
  seat         TEXT NOT NULL,
  person_id    BIGINT NOT NULL REFERENCES people (id),
  army         TEXT,
  PRIMARY KEY (event_id, round, table_number, place),
  UNIQUE (event_id, round, person_id),
  FOREIGN KEY (event_id, round, table_number) REFERENCES club_tables (event_id, round, number)
);
CREATE INDEX club_seats_by_person ON club_seats (person_id);

CREATE TABLE club_byes (
  event_id  BIGINT NOT NULL,
  round     INTEGER NOT NULL,
  person_id BIGINT NOT NULL REFERENCES people (id),
  kind      TEXT NOT NULL,  -- left-over, asked-for
  PRIMARY KEY (event_id, round, person_id),
  FOREIGN KEY (event_id, round) REFERENCES club_rounds (event_id, round)
);

-- What people said of a table, against what the referee counted or where nobody counted. Nothing is changed here: the
-- newest row of a table holds, and one that takes the others back leaves it to the referee again.
CREATE TABLE club_results (
  id           BIGINT NOT NULL PRIMARY KEY,
  event_id     BIGINT NOT NULL,
  round        INTEGER NOT NULL,
  table_number INTEGER NOT NULL,
  taken_back   INTEGER NOT NULL,  -- 1: there is no result by hand any more
  entered_by   TEXT NOT NULL,
  reason       TEXT NOT NULL,
  entered_at   TEXT NOT NULL,
  FOREIGN KEY (event_id, round, table_number) REFERENCES club_tables (event_id, round, number)
);
CREATE INDEX club_results_by_table ON club_results (event_id, round, table_number);

CREATE TABLE club_result_seats (
  result_id   BIGINT NOT NULL REFERENCES club_results (id),
  seat        TEXT NOT NULL,
  game_points TEXT NOT NULL,
  place       INTEGER NOT NULL,
  absent      INTEGER NOT NULL,  -- 1: did not come
  PRIMARY KEY (result_id, seat)
);

CREATE TABLE club_leagues (
  id     BIGINT NOT NULL PRIMARY KEY,
  name   TEXT NOT NULL UNIQUE CHECK (length(name) > 0),
  points TEXT NOT NULL,    -- 'score', or what places are worth: 10-8-6
  best   INTEGER NOT NULL  -- how many events count; 0: all
);

CREATE TABLE club_league_events (
  league_id BIGINT NOT NULL REFERENCES club_leagues (id),
  event_id  BIGINT NOT NULL REFERENCES club_events (id),
  PRIMARY KEY (league_id, event_id)
);

-- Everything that was done to the club, by whom. People are named by their numbers.
CREATE TABLE club_log (
  id       BIGINT NOT NULL PRIMARY KEY,
  at       TEXT NOT NULL,
  who      TEXT NOT NULL,
  what     TEXT NOT NULL,
  event_id BIGINT,
  detail   TEXT NOT NULL  -- JSON
);
