-- SPDX-License-Identifier: MIT
-- Who signs in to a club's server with a name and a password, and what they may do there. In the SQL that SQLite and
-- PostgreSQL have in common, as 006.
CREATE TABLE club_accounts (
  id        BIGINT NOT NULL PRIMARY KEY,
  name      TEXT NOT NULL,
  sign_in   TEXT NOT NULL UNIQUE,           -- the name without capitals
  person_id BIGINT REFERENCES people (id),  -- null: nobody who plays
  password  TEXT NOT NULL,                  -- its digest: argon2id, with parameters and salt
  epoch     BIGINT NOT NULL,                -- grows with each new password: what began before is over
  made_at   TEXT NOT NULL,
  set_at    TEXT NOT NULL                   -- when the password was set
);
CREATE TABLE club_account_roles (
  account_id BIGINT NOT NULL REFERENCES club_accounts (id),
  place      INTEGER NOT NULL,
  role       TEXT NOT NULL,                      -- as those of keys
  event_id   BIGINT REFERENCES club_events (id), -- null: of all events
  PRIMARY KEY (account_id, place)
);
INSERT INTO club_ids (name, last) VALUES ('accounts', 0);
