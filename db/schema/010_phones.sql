-- SPDX-License-Identifier: MIT
-- Players' phones: who is signed in at which seat, and what they ask of their tables. In the SQL that SQLite and PostgreSQL have
-- in common, as 006.

-- What nobody else may know, by name: from it the codes of the seats are made.
CREATE TABLE club_secrets (
  name  TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
);

-- The phone that speaks for a seat of a game: the first one that came with its code.
CREATE TABLE club_phones (
  token     TEXT NOT NULL,        -- of the game, as published
  seat      TEXT NOT NULL,
  phone     TEXT NOT NULL,        -- the digest of what the phone calls itself
  signed_at TEXT NOT NULL,
  PRIMARY KEY (token, seat)
);

-- What players ask of their tables. What a table has answered is told by its plies: then it is taken out here.
CREATE TABLE club_orders (
  id          BIGINT NOT NULL PRIMARY KEY,
  token       TEXT NOT NULL,
  seat        TEXT NOT NULL,
  kind        TEXT NOT NULL,      -- act, decline, objection, confirm
  said        TEXT NOT NULL,      -- the action, or the objection's words
  seen        INTEGER NOT NULL,   -- the newest ply that the player saw
  at          TEXT NOT NULL,
  answer      TEXT,               -- done, refused; null: the table has not answered
  message     TEXT,
  answered_at TEXT
);
CREATE INDEX club_orders_of_game ON club_orders (token, id);
INSERT INTO club_ids (name, last) VALUES ('orders', 0);
