-- SPDX-License-Identifier: MIT
-- What the clocks said when a ply had been played: the first reading that was noted after it. It stays.
CREATE TABLE ply_clocks (
  game_id INTEGER NOT NULL REFERENCES games (id),
  number  INTEGER NOT NULL,
  reading TEXT NOT NULL CHECK (json_valid(reading)),  -- {"game": milliseconds, "seats": {…}}, as in clocks
  PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;
