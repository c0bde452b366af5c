// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "text/utf8.h"

// Statements of SQL that SQLite and PostgreSQL both understand. Code that writes or reads rows through `Statements`
// does not know which engine has them, nor through which library it is reached.
namespace arbiter::db {

using Number = long long;  // 64 bits; SOCI knows them by this name

/// A parameter's value, or a column's; nothing is NULL.
using Cell = std::variant<std::monostate, Number, double, std::string>;

// What is not UTF-8 must not get in: it could not be written out again.
inline Cell cell(const std::string& text) { return text::clean(text); }
inline Cell cell(const char* text) { return text::clean(text); }
inline Cell cell(int number) { return Number{number}; }
inline Cell cell(long number) { return Number{number}; }
inline Cell cell(Number number) { return number; }
inline Cell cell(double number) { return number; }
template <class T>
Cell cell(const std::optional<T>& value) {
  return value ? cell(*value) : Cell();
}

/// A text, NULL where it is empty.
inline std::optional<std::string> or_null(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

/// An optional number as an int, `otherwise` where there is none.
inline int int_of(const std::optional<Number>& number, int otherwise = 0) {
  return number ? static_cast<int>(*number) : otherwise;
}

/// A row: every column may be NULL. Columns are Number, double or std::string.
template <class... Columns>
using Row = std::tuple<std::optional<Columns>...>;

/// Runs statements on a connection. Parameters are written :a, :b …, each name once in a statement, and are given in
/// the order in which they stand. All functions throw what the engine's library throws.
class Statements {
 public:
  Statements() = default;
  virtual ~Statements() = default;
  Statements(const Statements&) = delete;
  Statements& operator=(const Statements&) = delete;

  /// Runs a statement that answers nothing. Returns how many rows it concerned.
  template <class... Parameters>
  Number run(std::string_view sql, const Parameters&... parameters) {
    std::array<Cell, sizeof...(Parameters)> given{cell(parameters)...};
    return run_cells(sql, given);
  }

  /// All rows of a query.
  template <class... Columns, class... Parameters>
  std::vector<Row<Columns...>> select(std::string_view sql, const Parameters&... parameters) {
    std::array<Cell, sizeof...(Parameters)> given{cell(parameters)...};
    std::array<Cell, sizeof...(Columns)> row{Columns{}...};
    std::vector<Row<Columns...>> rows;
    select_cells(sql, given, row, [&] {
      [&]<std::size_t... I>(std::index_sequence<I...>) { rows.emplace_back(taken<Columns>(row[I])...); }
      (std::index_sequence_for<Columns...>());
    });
    return rows;
  }

 private:
  template <class Column>
  static std::optional<Column> taken(Cell& from) {
    Column* const value = std::get_if<Column>(&from);
    return value ? std::optional(std::move(*value)) : std::nullopt;
  }

  virtual Number run_cells(std::string_view sql, std::span<Cell> parameters) = 0;
  /// Puts each row into `row`, whose cells have the types of the columns at first, and calls `found` then.
  virtual void select_cells(std::string_view sql, std::span<Cell> parameters, std::span<Cell> row,
                            const std::function<void()>& found) = 0;
};

}  // namespace arbiter::db
