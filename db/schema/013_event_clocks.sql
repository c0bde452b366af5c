-- SPDX-License-Identifier: MIT
-- An event's time control: what the clocks of its tables are set to. In the SQL that SQLite and PostgreSQL have in common, as
-- 006.
ALTER TABLE club_events ADD COLUMN time_control TEXT NOT NULL DEFAULT '';  -- as people write it; empty: as the rules have it
