// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <functional>
#include <map>
#include <string>

#include "db/statements.h"

namespace arbiter::db {

/// Statements on a file of SQLite's. Each is prepared once and kept, so the texts should be a fixed set. It must not
/// outlive the connection; `forget` comes before the connection is opened anew.
class SqliteStatements final : public Statements {
 public:
  explicit SqliteStatements(SQLite::Database& database) : database_(database) {}

  /// Gives up the statements that were prepared.
  void forget() { prepared_.clear(); }

 private:
  /// A prepared statement with these parameters.
  SQLite::Statement& with(std::string_view sql, std::span<const Cell> parameters);

  Number run_cells(std::string_view sql, std::span<Cell> parameters) override;
  void select_cells(std::string_view sql, std::span<Cell> parameters, std::span<Cell> row,
                    const std::function<void()>& found) override;

  SQLite::Database& database_;
  std::map<std::string, SQLite::Statement, std::less<>> prepared_;
};

/// Runs a single statement, with its parameters in order: ?, ? …
template <class... Values>
void run(SQLite::Database& database, const char* sql, const Values&... values) {
  SqliteStatements(database).run(sql, values...);
}

}  // namespace arbiter::db
