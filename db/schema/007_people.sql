-- SPDX-License-Identifier: MIT
-- Players become people, with their numbers. Namesakes are allowed from here on.
INSERT INTO people (id, added_at) SELECT id, added_at FROM players;
INSERT INTO person_data (person_id, name) SELECT id, name FROM players;
UPDATE club_ids SET last = (SELECT coalesce(max(id), 0) FROM people) WHERE name = 'people';

CREATE TABLE seats_of_people (
  game_id   INTEGER NOT NULL REFERENCES games (id),
  seat      TEXT NOT NULL,  -- S, W, N, E
  player_id INTEGER REFERENCES people (id),
  army      TEXT,           -- the army's name where the game has them
  points    REAL NOT NULL DEFAULT 0,  -- as of the last ply; final once the game has ended
  place     INTEGER,        -- 1 is best, level places equal (1, 2, 2, 4); null while it is played
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seats_of_people SELECT game_id, seat, player_id, army, points, NULL FROM seats;
DROP TABLE seats;
DROP TABLE players;
ALTER TABLE seats_of_people RENAME TO seats;
CREATE INDEX seats_by_player ON seats (player_id);

-- Games that had ended: who won is before who did not, then points count.
CREATE TABLE winners AS
SELECT g.id AS game_id, w.value AS seat FROM games g, json_each(g.result, '$.winners') w WHERE g.ended_at IS NOT NULL;
CREATE INDEX winners_by_game ON winners (game_id, seat);
UPDATE seats SET place = 1 + (
  SELECT count(*) FROM seats o WHERE o.game_id = seats.game_id AND
    (EXISTS (SELECT 1 FROM winners w WHERE w.game_id = o.game_id AND w.seat = o.seat), o.points) >
    (EXISTS (SELECT 1 FROM winners w WHERE w.game_id = o.game_id AND w.seat = seats.seat), seats.points))
WHERE game_id IN (SELECT id FROM games WHERE ended_at IS NOT NULL);
DROP TABLE winners;

-- What is told of a game may name its players. Such names may be taken out of its first ply, nothing else.
DROP TRIGGER plies_stay;
CREATE TRIGGER plies_stay BEFORE UPDATE ON plies
WHEN NOT (OLD.number = 0 AND (OLD.id, OLD.game_id, OLD.number, OLD.kind, OLD.source, OLD.at) =
                             (NEW.id, NEW.game_id, NEW.number, NEW.kind, NEW.source, NEW.at)
          AND OLD.seat IS NEW.seat AND OLD.action IS NEW.action AND OLD.public_action IS NEW.public_action
          AND OLD.public_events IS NEW.public_events AND OLD.reason IS NEW.reason AND OLD.frame IS NEW.frame
          AND OLD.confidence IS NEW.confidence
          AND json_remove(NEW.request, '$.about.players', '$.about.tags') =
              json_remove(OLD.request, '$.about.players', '$.about.tags'))
BEGIN SELECT raise(ABORT, 'plies are append-only'); END;
