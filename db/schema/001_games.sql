-- SPDX-License-Identifier: MIT
-- Games as they are played. Every table is append-only where it tells what happened at the table: a correction is a
-- new row that supersedes an old one. Times are UTC, ISO 8601 with milliseconds. JSON is stored as text.

CREATE TABLE players (
  id       INTEGER PRIMARY KEY,
  name     TEXT NOT NULL UNIQUE CHECK (length(name) > 0),
  added_at TEXT NOT NULL
) STRICT;

CREATE TABLE games (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,  -- never given twice
  token         TEXT NOT NULL UNIQUE,               -- names the game outside this file, in exports
  ruleset       TEXT NOT NULL,
  rules_version TEXT NOT NULL,
  setup         TEXT NOT NULL CHECK (json_valid(setup)),  -- the request that began it
  source        TEXT NOT NULL,                            -- camera, file or folder it is watched from; '' by hand
  started_at    TEXT NOT NULL,
  ended_at      TEXT,                                     -- null while it is played
  status        TEXT NOT NULL,                            -- the referee's word: playing, over, …
  result        TEXT CHECK (result IS NULL OR json_valid(result))
) STRICT;

CREATE TABLE seats (
  game_id   INTEGER NOT NULL REFERENCES games (id),
  seat      TEXT NOT NULL,  -- S, W, N, E
  player_id INTEGER REFERENCES players (id),
  army      TEXT,           -- the army's name where the game has them
  points    REAL NOT NULL DEFAULT 0,  -- as of the last ply; final once the game has ended
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

-- One row for each request that changed the game, in order; number 0 is the start.
CREATE TABLE plies (
  id            INTEGER PRIMARY KEY,
  game_id       INTEGER NOT NULL REFERENCES games (id),
  number        INTEGER NOT NULL CHECK (number >= 0),
  kind          TEXT NOT NULL CHECK (kind IN ('new', 'act', 'undo', 'redo', 'override')),
  seat          TEXT,           -- who acted, where it was a seat
  action        TEXT,           -- canonical text of an act
  public_action TEXT,           -- what may be shown of it before the end; null: all of it
  request       TEXT NOT NULL CHECK (json_valid(request)),
  public_events TEXT CHECK (public_events IS NULL OR json_valid(public_events)),  -- same for its events
  reason        TEXT,           -- why an arbiter corrected
  frame         INTEGER,        -- number of the frame it was read from
  confidence    REAL CHECK (confidence BETWEEN 0 AND 1),
  source        TEXT NOT NULL,  -- camera, hand, …
  at            TEXT NOT NULL,  -- wall time
  UNIQUE (game_id, number),
  CHECK ((kind = 'act') = (action IS NOT NULL))
) STRICT;

CREATE TABLE events (
  ply_id  INTEGER NOT NULL REFERENCES plies (id),
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  type    TEXT NOT NULL,
  rule    TEXT,
  event   TEXT NOT NULL CHECK (json_valid(event)),
  PRIMARY KEY (ply_id, ordinal)
) STRICT, WITHOUT ROWID;

-- Which ply took back, or brought again, which other.
CREATE TABLE corrections (
  ply_id    INTEGER NOT NULL REFERENCES plies (id),
  target_id INTEGER NOT NULL REFERENCES plies (id),
  effect    TEXT NOT NULL CHECK (effect IN ('undone', 'restored')),
  PRIMARY KEY (ply_id, target_id),
  CHECK (target_id < ply_id)
) STRICT, WITHOUT ROWID;

-- The ledger of points. What an undo takes back stands here as a row of its own with the opposite sign.
CREATE TABLE points (
  id       INTEGER PRIMARY KEY,
  ply_id   INTEGER NOT NULL REFERENCES plies (id),
  seat     TEXT NOT NULL,
  points   REAL NOT NULL,
  reason   TEXT NOT NULL,
  rule     TEXT,
  sq       TEXT,
  piece    TEXT,
  secret   INTEGER NOT NULL DEFAULT 0 CHECK (secret IN (0, 1)),  -- not to be shown before the end
  of_ply   INTEGER NOT NULL REFERENCES plies (id)                -- the ply that earned them; ply_id unless taken back
) STRICT;
CREATE INDEX points_by_ply ON points (ply_id);

CREATE TRIGGER plies_stay        BEFORE UPDATE ON plies       BEGIN SELECT raise(ABORT, 'plies are append-only'); END;
CREATE TRIGGER plies_remain      BEFORE DELETE ON plies       BEGIN SELECT raise(ABORT, 'plies are append-only'); END;
CREATE TRIGGER events_stay       BEFORE UPDATE ON events      BEGIN SELECT raise(ABORT, 'events are append-only'); END;
CREATE TRIGGER events_remain     BEFORE DELETE ON events      BEGIN SELECT raise(ABORT, 'events are append-only'); END;
CREATE TRIGGER points_stay       BEFORE UPDATE ON points      BEGIN SELECT raise(ABORT, 'points are append-only'); END;
CREATE TRIGGER points_remain     BEFORE DELETE ON points      BEGIN SELECT raise(ABORT, 'points are append-only'); END;
CREATE TRIGGER corrections_stay  BEFORE UPDATE ON corrections BEGIN SELECT raise(ABORT, 'corrections are append-only'); END;
CREATE TRIGGER corrections_remain BEFORE DELETE ON corrections BEGIN SELECT raise(ABORT, 'corrections are append-only'); END;

-- The same columns twice: `full_…` is the arbiter's, `public_…` what anybody at the table may read. There hidden actions
-- and events appear when the game has ended, not before.

CREATE VIEW full_games AS
SELECT id, token, ruleset, rules_version, setup, source, started_at, ended_at, status, result,
       (SELECT max(number) FROM plies WHERE game_id = games.id) AS plies
FROM games;

CREATE VIEW public_games AS
SELECT id, token, ruleset, rules_version,
       iif(ended_at IS NOT NULL, setup, json_remove(setup, '$.seed', '$.position.secrets')) AS setup,
       source, started_at, ended_at, status, result, plies
FROM full_games;

CREATE VIEW full_plies AS
SELECT p.id, p.game_id, p.number, p.kind, p.seat, p.action, p.request, p.reason, p.frame, p.confidence, p.source, p.at,
       coalesce((SELECT c.effect = 'undone' FROM corrections c WHERE c.target_id = p.id
                 ORDER BY c.ply_id DESC LIMIT 1), 0) AS undone
FROM plies p;

CREATE VIEW public_plies AS
SELECT f.id, f.game_id, f.number, f.kind, f.seat,
       iif(g.ended_at IS NOT NULL, f.action, coalesce(p.public_action, f.action)) AS action,
       iif(g.ended_at IS NOT NULL, f.request, NULL) AS request,
       f.reason, f.frame, f.confidence, f.source, f.at, f.undone
FROM full_plies f JOIN plies p ON p.id = f.id JOIN games g ON g.id = f.game_id;

CREATE VIEW full_events AS
SELECT p.game_id, p.number, e.ordinal, e.type, e.rule, e.event
FROM events e JOIN plies p ON p.id = e.ply_id;

CREATE VIEW public_events AS
SELECT p.game_id, p.number, e.ordinal, e.type, e.rule, e.event
FROM events e JOIN plies p ON p.id = e.ply_id JOIN games g ON g.id = p.game_id
WHERE p.public_events IS NULL OR g.ended_at IS NOT NULL
UNION ALL
SELECT p.game_id, p.number, j.key, json_extract(j.value, '$.type'), json_extract(j.value, '$.rule'), j.value
FROM plies p JOIN games g ON g.id = p.game_id, json_each(p.public_events) j
WHERE p.public_events IS NOT NULL AND g.ended_at IS NULL;

CREATE VIEW full_points AS
SELECT p.game_id, p.number, o.number AS of_number, t.id, t.seat, t.points, t.reason, t.rule, t.sq, t.piece, t.secret
FROM points t JOIN plies p ON p.id = t.ply_id JOIN plies o ON o.id = t.of_ply;

CREATE VIEW public_points AS
SELECT f.* FROM full_points f JOIN games g ON g.id = f.game_id WHERE f.secret = 0 OR g.ended_at IS NOT NULL;
