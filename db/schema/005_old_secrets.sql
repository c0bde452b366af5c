-- SPDX-License-Identifier: MIT
-- Games begun before step 3 have no public set-up. Of theirs the view now leaves out all that was ever set in secret, not
-- the seed and the secrets of the first board only.
DROP VIEW public_games;
CREATE VIEW public_games AS
SELECT f.id, f.token, f.ruleset, f.rules_version,
       iif(f.ended_at IS NOT NULL, f.setup,
           coalesce(g.public_setup,
                    json_remove(f.setup, '$.seed', '$.options.deals', '$.options.deck', '$.position.secrets',
                                '$.position.boards[0].secrets', '$.position.boards[1].secrets'))) AS setup,
       f.source, f.started_at, f.ended_at, f.status, f.result, f.plies
FROM full_games f JOIN games g ON g.id = f.id;
