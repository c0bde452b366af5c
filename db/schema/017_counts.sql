-- SPDX-License-Identifier: MIT
-- Counts of games that go on month by month, and keys that end. In the SQL that SQLite and PostgreSQL have in common, as 006.

-- What all months up to one came to: ratings, how often armies win. Whoever counts goes on from here. A row is made anew from
-- the games whenever it is missing; a change of a game deletes those of its month and of later ones.
CREATE TABLE club_kept_counts (
  what    TEXT NOT NULL,     -- who counts, and by which parameters
  ruleset TEXT NOT NULL,
  casual  INTEGER NOT NULL,  -- 1: games outside events count too
  month   TEXT NOT NULL,     -- 2026-11
  counts  TEXT NOT NULL,     -- in the words of whoever counts
  PRIMARY KEY (what, ruleset, casual, month)
);
-- Counts how often rows were deleted: nobody keeps what was counted from games that have changed since.
INSERT INTO club_ids (name, last) VALUES ('forgotten', 0);

CREATE INDEX club_events_by_month ON club_events (ruleset, begins);
CREATE INDEX games_by_month ON games (ruleset, started_at);

-- From then on the key does not hold; null: it does not end by itself.
ALTER TABLE club_keys ADD COLUMN expires_at TEXT;
