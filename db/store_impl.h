// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Database.h>
#include <sys/types.h>
#include <time.h>

#include <optional>
#include <string>
#include <utility>

#include "db/store.h"
#include "db/use_mark.h"

namespace arbiter::db {

/// Which file it is, wherever its path leads by now.
using FileIdentity = std::pair<dev_t, ino_t>;

/// How a file is found from outside.
struct FileLook {
  FileIdentity identity;
  off_t size;          ///< bytes
  timespec written{};  ///< when it was written last

  [[nodiscard]] bool operator==(const FileLook& other) const {
    return identity == other.identity && size == other.size && written.tv_sec == other.written.tv_sec &&
           written.tv_nsec == other.written.tv_nsec;
  }
};

/// That of the file at `path`; none where there is no file.
[[nodiscard]] std::optional<FileLook> look_at(const std::string& path);

/// The connection behind a Store. Reading through a const Store prepares statements, hence mutable.
struct Store::Impl {
  std::string path;
  UseMark mark;  ///< removed after the database has been closed
  mutable SQLite::Database database;
  std::optional<FileLook> file;  ///< what was opened or written last; none: no file of the system's

  /// Before every change. Throws Error `replaced`.
  void will_write();
  /// After it.
  void have_written();
  /// Throws Error `replaced` when another file stands at the path, or none.
  void require_in_place() const;
};

}  // namespace arbiter::db
