// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Database.h>

#include <optional>
#include <string>

#include "db/file_look.h"
#include "db/sqlite_statements.h"
#include "db/store.h"
#include "db/use_mark.h"

namespace arbiter::db {

/// The connection behind a Store. Reading through a const Store prepares statements, hence mutable.
struct Store::Impl {
  std::string path;
  UseMark mark;  ///< removed after the database has been closed
  mutable SQLite::Database database;
  std::optional<FileLook> file;  ///< what was opened or written last; none: no file of the system's
  mutable SqliteStatements statements{database};

  /// Before every change. Throws Error `replaced`.
  void will_write();
  /// After it.
  void have_written();
  /// Throws Error `replaced` when another file stands at the path, or none.
  void require_in_place() const;
};

}  // namespace arbiter::db
