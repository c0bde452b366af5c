-- SPDX-License-Identifier: MIT
-- What a club's server needs: keys, and which table tells which game how far. In the SQL that SQLite and PostgreSQL have in
-- common, as 006.

-- Who may do what. Of a key only the digest of its secret part is kept.
CREATE TABLE club_keys (
  id           BIGINT NOT NULL PRIMARY KEY,
  role         TEXT NOT NULL,     -- arbiter, table, player, spectator
  name         TEXT NOT NULL,     -- whose it is
  event_id     BIGINT REFERENCES club_events (id),  -- null: of all events
  table_number INTEGER,                             -- null: of all tables
  person_id    BIGINT REFERENCES people (id),       -- of a player
  digest       TEXT NOT NULL,
  made_at      TEXT NOT NULL,
  revoked_at   TEXT
);
INSERT INTO club_ids (name, last) VALUES ('keys', 0);

-- The games of tables that are told over the network, by the token of the published table.
CREATE TABLE club_feeds (
  token        TEXT NOT NULL PRIMARY KEY,
  event_id     BIGINT NOT NULL REFERENCES club_events (id),
  round        INTEGER NOT NULL,
  table_number INTEGER NOT NULL,
  epoch        INTEGER NOT NULL,      -- counts the tables that have taken the game over; older ones are shut out
  holder       TEXT NOT NULL,         -- the table that tells it now
  key_id       BIGINT NOT NULL REFERENCES club_keys (id),
  claimed_at   TEXT NOT NULL,
  acknowledged INTEGER NOT NULL,      -- everything up to this ply is here
  head         TEXT NOT NULL          -- the digest of that ply
);

-- What tables have told, byte for byte; never changed.
CREATE TABLE club_fed_plies (
  token  TEXT NOT NULL REFERENCES club_feeds (token),
  number INTEGER NOT NULL,
  epoch  INTEGER NOT NULL,
  body   TEXT NOT NULL,
  hash   TEXT NOT NULL,
  PRIMARY KEY (token, number)
);
