// SPDX-License-Identifier: MIT
#include "db/club/sql.h"

namespace arbiter::db::club::sql {
namespace {

/// A database server would be told to prepare a statement that is said again and again, to run it, and to forget it:
/// three ways there and back where one does.
constexpr auto kOnce = soci::details::st_one_time_query;

/// A statement with its parameters, which SOCI takes by reference.
class Given {
 public:
  Given(soci::session& session, std::span<Cell> parameters) : statement(session), states_(parameters.size()) {
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      states_[i] = parameters[i].index() == 0 ? soci::i_null : soci::i_ok;
      if (states_[i] == soci::i_null) parameters[i] = std::string();
      exchange(parameters[i], [&](auto& value) { statement.exchange(soci::use(value, states_[i])); });
    }
  }

  /// Calls `with` on a value that is not NULL.
  template <class With>
  static void exchange(Cell& cell, With&& with) {
    std::visit(
        [&](auto& value) {
          if constexpr (!std::is_same_v<std::decay_t<decltype(value)>, std::monostate>) with(value);
        },
        cell);
  }

  void prepare(std::string_view sql) {
    statement.alloc();
    statement.prepare(std::string(sql), kOnce);
    statement.define_and_bind();
  }

  soci::statement statement;

 private:
  std::vector<soci::indicator> states_;
};

}  // namespace

Number SociStatements::run_cells(std::string_view sql, std::span<Cell> parameters) {
  Given given(session_, parameters);
  given.prepare(sql);
  given.statement.execute(true);
  return given.statement.get_affected_rows();
}

void SociStatements::select_cells(std::string_view sql, std::span<Cell> parameters, std::span<Cell> row,
                                  const std::function<void()>& found) {
  Given given(session_, parameters);
  std::vector<Cell> columns(row.begin(), row.end());
  std::vector<soci::indicator> states(row.size(), soci::i_ok);
  for (std::size_t i = 0; i < columns.size(); ++i)
    Given::exchange(columns[i], [&](auto& value) { given.statement.exchange(soci::into(value, states[i])); });
  given.prepare(sql);
  given.statement.execute(false);
  while (given.statement.fetch()) {
    for (std::size_t i = 0; i < columns.size(); ++i) row[i] = states[i] == soci::i_null ? Cell() : columns[i];
    found();
  }
}

}  // namespace arbiter::db::club::sql
