// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Database.h>

#include <span>
#include <string>
#include <string_view>

namespace arbiter::db {

/// A step of the schema, applied once, in order, never taken back.
struct Migration {
  int version;            ///< the schema's version after it: 1, 2, …
  std::string_view name;  ///< file name without .sql
  std::string_view sql;
};

/// Those of db/schema/, in order.
[[nodiscard]] std::span<const Migration> migrations();

/// Marks a file as ours (SQLite's application_id): "ARBT".
inline constexpr int kApplicationId = 0x41524254;

/// Brings the schema up to the last of `steps`, in one transaction. A database with games in it is copied first, to
/// `<path>.schema-<version>.bak` or the next free name, and the copy checked. Throws Error (`newer_schema`,
/// `foreign_file`, `corrupt`) or SQLite::Exception; then the schema is as it was.
void migrate(SQLite::Database& database, const std::string& path, std::span<const Migration> steps);

/// Copies the whole database to a new file, syncs it, then opens and checks the copy. Throws like `migrate`; a copy
/// that is not good is removed.
void copy_and_check(SQLite::Database& database, const std::string& to);

/// Throws Error `corrupt` with what SQLite's `pragma` (quick_check, integrity_check) found.
void check_pages(SQLite::Database& database, const std::string& pragma, const std::string& path);

/// Throws Error `corrupt` when a row refers to one that is not there.
void check_references(SQLite::Database& database, const std::string& path);

}  // namespace arbiter::db
