-- SPDX-License-Identifier: MIT
-- What may be shown of a game's set-up while it is played: dealt cards and the like are known to the referee, not here.
-- NULL: what the view leaves of the set-up.
ALTER TABLE games ADD COLUMN public_setup TEXT CHECK (public_setup IS NULL OR json_valid(public_setup));

DROP VIEW public_games;
CREATE VIEW public_games AS
SELECT f.id, f.token, f.ruleset, f.rules_version,
       iif(f.ended_at IS NOT NULL, f.setup,
           coalesce(g.public_setup, json_remove(f.setup, '$.seed', '$.position.secrets'))) AS setup,
       f.source, f.started_at, f.ended_at, f.status, f.result, f.plies
FROM full_games f JOIN games g ON g.id = f.id;
