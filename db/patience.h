// SPDX-License-Identifier: MIT
#pragma once

struct sqlite3;

namespace arbiter::db {

/// Lets a connection wait up to four seconds where another program holds the file, whatever it does. To be called
/// before the connection's first statement: without it SQLite says "database is locked" at once.
void be_patient(sqlite3* connection);

}  // namespace arbiter::db
