-- SPDX-License-Identifier: MIT
-- Games as people look for them: by the event they were played at, with tags, put aside in an archive or thrown in a bin.
ALTER TABLE games ADD COLUMN event TEXT;        -- as it was told of the game, or the club's event it was played at
ALTER TABLE games ADD COLUMN archived_at TEXT;  -- null: not in the archive
ALTER TABLE games ADD COLUMN deleted_at TEXT;   -- null: not in the bin
UPDATE games SET event = coalesce(json_extract(setup, '$.about.event'),
  (SELECT e.name FROM club_tables t JOIN club_events e ON e.id = t.event_id WHERE t.token = games.token));
CREATE TRIGGER games_have_events AFTER INSERT ON games
BEGIN
  UPDATE games SET event = coalesce(json_extract(NEW.setup, '$.about.event'),
    (SELECT e.name FROM club_tables t JOIN club_events e ON e.id = t.event_id WHERE t.token = NEW.token))
  WHERE id = NEW.id;
END;
CREATE INDEX games_by_start ON games (started_at, id);
CREATE INDEX games_by_ruleset ON games (ruleset, id);
CREATE INDEX games_by_event ON games (event, id) WHERE event IS NOT NULL;
CREATE INDEX games_current ON games (id) WHERE deleted_at IS NULL AND archived_at IS NULL;
CREATE INDEX games_archived ON games (id) WHERE archived_at IS NOT NULL;
CREATE INDEX games_deleted ON games (id) WHERE deleted_at IS NOT NULL;

CREATE TABLE game_tags (
  game_id INTEGER NOT NULL REFERENCES games (id),
  tag     TEXT NOT NULL CHECK (length(tag) > 0),
  PRIMARY KEY (game_id, tag)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_tags_by_tag ON game_tags (tag, game_id);

-- What happened in a game is never erased, but with all of a game that lies in the bin.
DROP TRIGGER plies_remain;
DROP TRIGGER events_remain;
DROP TRIGGER points_remain;
DROP TRIGGER corrections_remain;
CREATE TRIGGER plies_remain BEFORE DELETE ON plies
WHEN (SELECT deleted_at FROM games WHERE id = OLD.game_id) IS NULL
BEGIN SELECT raise(ABORT, 'plies are append-only'); END;
CREATE TRIGGER events_remain BEFORE DELETE ON events
WHEN (SELECT g.deleted_at FROM plies p JOIN games g ON g.id = p.game_id WHERE p.id = OLD.ply_id) IS NULL
BEGIN SELECT raise(ABORT, 'events are append-only'); END;
CREATE TRIGGER points_remain BEFORE DELETE ON points
WHEN (SELECT g.deleted_at FROM plies p JOIN games g ON g.id = p.game_id WHERE p.id = OLD.ply_id) IS NULL
BEGIN SELECT raise(ABORT, 'points are append-only'); END;
CREATE TRIGGER corrections_remain BEFORE DELETE ON corrections
WHEN (SELECT g.deleted_at FROM plies p JOIN games g ON g.id = p.game_id WHERE p.id = OLD.ply_id) IS NULL
BEGIN SELECT raise(ABORT, 'corrections are append-only'); END;
