-- SPDX-License-Identifier: MIT
-- Games that were read from files say so, and when they were played only as far as that is known: `started_at` of such a
-- game is a moment, a day (2005-07-28), a month, a year, or empty.
ALTER TABLE games ADD COLUMN imported_at TEXT;  -- when it was read from the file `source`; null: it was played at a table
ALTER TABLE games ADD COLUMN moves TEXT;        -- digest of what was played, of imported games; null: not known
CREATE INDEX games_by_moves ON games (moves) WHERE moves IS NOT NULL;

-- Of games that were read before this step the first action has the file's name and no frame. Their day was the day of
-- reading where the file did not tell it wholly.
UPDATE games SET imported_at = (SELECT p.at FROM plies p WHERE p.game_id = games.id AND p.number = 0)
WHERE EXISTS (SELECT 1 FROM plies p WHERE p.game_id = games.id AND p.number = 1 AND p.frame IS NULL AND p.kind = 'act' AND
                p.source NOT IN ('', 'hand', 'camera') AND p.source IN (games.source, 'record'));
UPDATE games SET started_at = CASE
    WHEN coalesce(json_extract(setup, '$.about.date'), '') NOT GLOB '[0-9][0-9][0-9][0-9]-*' THEN ''
    WHEN coalesce(json_extract(setup, '$.about.date'), '') GLOB '*[?]*' THEN rtrim(substr(coalesce(json_extract(setup, '$.about.date'), ''), 1, instr(coalesce(json_extract(setup, '$.about.date'), ''), '?') - 1), '-')
    ELSE coalesce(json_extract(setup, '$.about.date'), '') END
WHERE imported_at IS NOT NULL AND (json_extract(setup, '$.about.time') IS NULL OR
  coalesce(json_extract(setup, '$.about.date'), '') NOT GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]');

DROP VIEW public_games;
DROP VIEW full_games;
CREATE VIEW full_games AS
SELECT id, token, ruleset, rules_version, setup, source, started_at, ended_at, status, result,
       (SELECT max(number) FROM plies WHERE game_id = games.id) AS plies, imported_at
FROM games;
CREATE VIEW public_games AS
SELECT f.id, f.token, f.ruleset, f.rules_version,
       iif(f.ended_at IS NOT NULL, f.setup,
           coalesce(g.public_setup,
                    json_remove(f.setup, '$.seed', '$.options.deals', '$.options.deck', '$.position.secrets',
                                '$.position.boards[0].secrets', '$.position.boards[1].secrets'))) AS setup,
       f.source, f.started_at, f.ended_at, f.status, f.result, f.plies, f.imported_at
FROM full_games f JOIN games g ON g.id = f.id;
