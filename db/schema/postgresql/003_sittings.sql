-- SPDX-License-Identifier: MIT
-- In how many games somebody sat: step 018 of the files, with triggers as PostgreSQL says them.
CREATE TABLE club_sittings (
  person_id BIGINT NOT NULL PRIMARY KEY REFERENCES people (id),
  games     BIGINT NOT NULL
);
INSERT INTO club_sittings (person_id, games)
SELECT player_id, count(*) FROM seats WHERE player_id IS NOT NULL GROUP BY player_id;

CREATE FUNCTION count_sitting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE club_sittings SET games = games - 1 WHERE person_id = OLD.player_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.player_id IS NOT NULL THEN
    INSERT INTO club_sittings (person_id, games) VALUES (NEW.player_id, 1)
    ON CONFLICT (person_id) DO UPDATE SET games = club_sittings.games + 1;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER seats_sat AFTER INSERT OR DELETE ON seats FOR EACH ROW EXECUTE FUNCTION count_sitting();
CREATE TRIGGER seats_moved AFTER UPDATE OF player_id ON seats FOR EACH ROW
  WHEN (OLD.player_id IS DISTINCT FROM NEW.player_id) EXECUTE FUNCTION count_sitting();
