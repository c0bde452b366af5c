// SPDX-License-Identifier: MIT
#pragma once

#include "db/club/sql.h"

// Reading an event's rows, inside a transaction. They throw what SOCI throws.
namespace arbiter::db::club {

/// An event. Throws Error `not_found`.
[[nodiscard]] Event event_row(soci::session& s, EventId event);

/// Adds rounds with tables, seats and byes.
void add_rounds(soci::session& s, EventId event, EventRecord& record);

/// Adds results by hand and the games of the tables.
void add_results(soci::session& s, EventId event, EventRecord& record);

}  // namespace arbiter::db::club
