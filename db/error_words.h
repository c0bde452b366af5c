// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "db/types.h"

namespace arbiter::db {

/// What SQLite's result code means, in our words; `said` is what SQLite said, `doing` completes "Could not …". Apart
/// from error.h, because not everybody who speaks to SQLite does so through SQLiteCpp.
[[nodiscard]] Error to_error(int sqlite_code, const std::string& said, const std::string& doing,
                             const std::string& path);

}  // namespace arbiter::db
