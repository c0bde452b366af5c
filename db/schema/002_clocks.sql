-- SPDX-License-Identifier: MIT
-- How much time a game and its seats have used, as of the last look at the clock. What stands here is replaced: it is no
-- part of the record of what happened.
CREATE TABLE clocks (
  game_id INTEGER PRIMARY KEY REFERENCES games (id),
  reading TEXT NOT NULL CHECK (json_valid(reading)),  -- {"game": milliseconds, "seats": {"S": milliseconds, …}}
  read_at TEXT NOT NULL
) STRICT;
