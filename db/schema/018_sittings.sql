-- SPDX-License-Identifier: MIT
-- In how many games somebody sat, so that a list of players need not count. PostgreSQL has the same in
-- postgresql/003_sittings.sql; triggers are said in another way there.
CREATE TABLE club_sittings (
  person_id BIGINT NOT NULL PRIMARY KEY REFERENCES people (id),
  games     BIGINT NOT NULL
) WITHOUT ROWID;
INSERT INTO club_sittings (person_id, games)
SELECT player_id, count(*) FROM seats WHERE player_id IS NOT NULL GROUP BY player_id;

CREATE TRIGGER seats_sat AFTER INSERT ON seats WHEN NEW.player_id IS NOT NULL BEGIN
  INSERT INTO club_sittings (person_id, games) VALUES (NEW.player_id, 1)
  ON CONFLICT (person_id) DO UPDATE SET games = games + 1;
END;
CREATE TRIGGER seats_moved AFTER UPDATE OF player_id ON seats WHEN OLD.player_id IS NOT NEW.player_id BEGIN
  UPDATE club_sittings SET games = games - 1 WHERE person_id = OLD.player_id;
  INSERT INTO club_sittings (person_id, games) SELECT NEW.player_id, 1 WHERE NEW.player_id IS NOT NULL
  ON CONFLICT (person_id) DO UPDATE SET games = games + 1;
END;
CREATE TRIGGER seats_left AFTER DELETE ON seats WHEN OLD.player_id IS NOT NULL BEGIN
  UPDATE club_sittings SET games = games - 1 WHERE person_id = OLD.player_id;
END;
