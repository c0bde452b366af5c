-- SPDX-License-Identifier: MIT
-- Who may look on at an event of a club's server, and how late. In the SQL that SQLite and PostgreSQL have in common, as 006.
ALTER TABLE club_events ADD COLUMN spectators TEXT NOT NULL DEFAULT 'everybody';  -- members: whoever has a key; nobody
ALTER TABLE club_events ADD COLUMN delay INTEGER NOT NULL DEFAULT 0;              -- seconds
