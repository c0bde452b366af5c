// SPDX-License-Identifier: MIT
#include "db/migrate.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <filesystem>

#include "db/patience.h"
#include "db/types.h"

namespace arbiter::db {
namespace {

int pragma(SQLite::Database& database, const std::string& name) {
  return database.execAndGet("PRAGMA " + name).getInt();
}

void refuse_if_not_ours(SQLite::Database& database, const std::string& path, int newest) {
  SQLite::Transaction one_moment(database);  // another program may be making it
  const int application = pragma(database, "application_id");
  const bool empty = database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
  if (application != kApplicationId && !(application == 0 && empty)) {
    throw Error{"foreign_file", make_message("%1 is a database of another program; name another file with --db", path)};
  }
  const int version = pragma(database, "user_version");
  if (version < 0) {
    throw Error{
        "corrupt",
        make_message(
            "%1 is damaged: its schema has the number %2, which no Arbiter has written; keep the file, and go on "
            "with a copy or a new file",
            path, version)};
  }
  if (version > newest) {
    throw Error{
        "newer_schema",
        make_message(
            "%1 was written by a newer Arbiter (schema %2, this one knows %3); it was left as it is: use the newer "
            "program or another file",
            path, version, newest)};
  }
}

std::string free_name(const std::string& path, int version) {
  const std::string name = path + ".schema-" + std::to_string(version) + ".bak";
  std::string candidate = name;
  for (int i = 2; std::filesystem::exists(candidate); ++i) candidate = name + "." + std::to_string(i);
  return candidate;
}

}  // namespace

void check_pages(SQLite::Database& database, const std::string& pragma_name, const std::string& path) {
  SQLite::Statement query(database, "PRAGMA " + pragma_name);
  std::string found;
  while (query.executeStep() && found.size() < 400) {
    const std::string line = query.getColumn(0).getString();
    if (line != "ok") found += (found.empty() ? "" : "; ") + line;
  }
  if (!found.empty()) {
    throw Error{"corrupt",
                make_message("%1 is damaged (%2); keep the file, and go on with a copy or a new file", path, found)};
  }
}

void check_references(SQLite::Database& database, const std::string& path) {
  SQLite::Statement query(database, "PRAGMA foreign_key_check");
  if (query.executeStep()) {
    throw Error{"corrupt", make_message("%1: a row of %2 refers to a missing row of %3", path,
                                        query.getColumn(0).getString(), query.getColumn(2).getString())};
  }
}

void copy_and_check(SQLite::Database& database, const std::string& to) {
  if (std::filesystem::exists(to))
    throw Error{"io", make_message("%1 exists already; a copy never replaces a file", to)};
  try {
    {
      SQLite::Database copy(to, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
      copy.exec("PRAGMA synchronous = EXTRA");
      SQLite::Backup backup(copy, database);
      if (const int done = backup.executeStep(); done != SQLITE_DONE)
        throw SQLite::Exception("the copy was not finished", done);
    }
    SQLite::Database copy(to, SQLite::OPEN_READWRITE);
    check_pages(copy, "integrity_check", to);
    check_references(copy, to);
  } catch (...) {
    std::error_code ignored;
    std::filesystem::remove(to, ignored);
    throw;
  }
}

void migrate(SQLite::Database& database, const std::string& path, std::span<const Migration> steps) {
  const int newest = steps.empty() ? 0 : steps.back().version;
  refuse_if_not_ours(database, path, newest);
  if (pragma(database, "user_version") == newest) return;
  // All of it at once: another program that opens the file meanwhile waits, and finds no half of a schema.
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  // Read again under the lock: another program may have been faster.
  const int before = pragma(database, "user_version");
  if (before >= newest) return;
  if (before > 0 && path != ":memory:") {
    SQLite::Database as_it_was(path, SQLite::OPEN_READONLY);  // SQLite copies from nobody who is about to write
    be_patient(as_it_was.getHandle());
    copy_and_check(as_it_was, free_name(path, before));
  }
  for (const Migration& step : steps)
    if (step.version > before) database.exec(std::string(step.sql));
  database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
  database.exec("PRAGMA user_version = " + std::to_string(newest));
  check_references(database, path);
  transaction.commit();
}

}  // namespace arbiter::db
