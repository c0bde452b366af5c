// SPDX-License-Identifier: MIT
#include "db/sqlite_statements.h"

namespace arbiter::db {
namespace {

void bind(SQLite::Statement& statement, int index, const Cell& value) {
  std::visit(
      [&](const auto& one) {
        if constexpr (std::is_same_v<std::decay_t<decltype(one)>, std::monostate>)
          statement.bind(index);
        else if constexpr (std::is_same_v<std::decay_t<decltype(one)>, Number>)
          statement.bind(index, std::int64_t{one});
        else
          statement.bind(index, one);
      },
      value);
}

/// A column's value, of the type that the cell at `type` of a Cell has.
Cell read(const SQLite::Column& column, std::size_t type) {
  if (column.isNull()) return {};
  if (type == Cell(Number{}).index()) return Number{column.getInt64()};
  if (type == Cell(double{}).index()) return column.getDouble();
  return column.getString();
}

/// Ends a statement, however it went: it must hold no lock, and no texts.
struct Ended {
  SQLite::Statement& statement;

  explicit Ended(SQLite::Statement& one) : statement(one) {}
  Ended(const Ended&) = delete;
  Ended& operator=(const Ended&) = delete;
  ~Ended() {
    (void)statement.tryReset();
    statement.clearBindings();
  }
};

}  // namespace

SQLite::Statement& SqliteStatements::with(std::string_view sql, std::span<const Cell> parameters) {
  auto found = prepared_.find(sql);
  if (found == prepared_.end()) found = prepared_.try_emplace(std::string(sql), database_, std::string(sql)).first;
  int index = 0;
  for (const Cell& one : parameters) bind(found->second, ++index, one);
  return found->second;
}

Number SqliteStatements::run_cells(std::string_view sql, std::span<Cell> parameters) {
  SQLite::Statement& statement = with(sql, parameters);
  const Ended ended(statement);
  return statement.exec();
}

void SqliteStatements::select_cells(std::string_view sql, std::span<Cell> parameters, std::span<Cell> row,
                                    const std::function<void()>& found) {
  SQLite::Statement& statement = with(sql, parameters);
  const Ended ended(statement);
  std::vector<std::size_t> types;
  for (const Cell& one : row) types.push_back(one.index());
  while (statement.executeStep()) {
    for (std::size_t i = 0; i < row.size(); ++i) row[i] = read(statement.getColumn(static_cast<int>(i)), types[i]);
    found();
  }
}

}  // namespace arbiter::db
