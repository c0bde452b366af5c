-- SPDX-License-Identifier: MIT
-- Whether a ply was taken back is asked for every ply that is shown; without an index each asking reads all corrections.
CREATE INDEX corrections_by_target ON corrections (target_id, ply_id);
