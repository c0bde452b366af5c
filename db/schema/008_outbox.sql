-- SPDX-License-Identifier: MIT
-- What a table has to tell a club's server: written in the same transaction as the ply, sent when there is a network.

-- The games that are told.
CREATE TABLE outbox_games (
  game_id      INTEGER PRIMARY KEY REFERENCES games (id),
  club         TEXT NOT NULL,     -- where it was to be told when it was begun; for people, it is sent to whom a key is for
  holder       TEXT NOT NULL,     -- by which the club knows this table from another one that takes the game over
  epoch        INTEGER NOT NULL DEFAULT 0,   -- given by the club, higher for each table that takes over; 0: not yet
  acknowledged INTEGER NOT NULL DEFAULT -1,  -- the club has all plies up to this one
  refused      TEXT                          -- why nothing more of this game is sent; null while it is
) STRICT;

-- Every ply of these games as it is sent, byte for byte, and its place in the chain.
CREATE TABLE outbox (
  game_id INTEGER NOT NULL REFERENCES outbox_games (game_id),
  number  INTEGER NOT NULL,
  body    TEXT NOT NULL,
  hash    TEXT NOT NULL,
  PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;

-- Who plays where, as the club has told it last; needed where there is no network when a round begins.
CREATE TABLE told_seatings (
  club    TEXT NOT NULL,
  event   TEXT NOT NULL,
  told    TEXT NOT NULL CHECK (json_valid(told)),
  told_at TEXT NOT NULL,
  PRIMARY KEY (club, event)
) STRICT, WITHOUT ROWID;
