// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "value/message.h"

namespace arbiter {

/// A value was read that is not of the kind its reader needs.
class WrongValue : public std::runtime_error {
 public:
  /// `message`: what stood there and what was expected.
  explicit WrongValue(Message message) : std::runtime_error(message.english()), message_(std::move(message)) {}
  /// The same for people; `what` is its English text.
  [[nodiscard]] const Message& message() const { return message_; }

 private:
  Message message_;
};

/// What a rule reports of its memory, what a position given from outside tells a rule, and what an option is set to:
/// nothing, a yes or no, a number, a text, a list, or a table of such values by name. A value; how it is written down
/// is not its affair (text/value_json makes JSON of it).
///
/// Reading is lenient about what is missing and strict about what is wrong: a name that is not there gives nothing, an
/// empty table, an empty list or the fallback; a text where a table is expected throws WrongValue.
class Value {
 public:
  using List = std::vector<Value>;  ///< values in order
  /// Values by name.
  using Table = std::map<std::string, Value, std::less<>>;

  Value() = default;  // NOLINTBEGIN(google-explicit-constructor): written as what they are
  /// A yes or no.
  Value(bool yes) : value_(yes) {}
  /// A whole number: kept with its sign where that holds it, so that equal numbers are equal values.
  template <std::integral Number>
  requires(!std::same_as<Number, bool>) Value(Number number) {
    if (std::in_range<std::int64_t>(number))
      value_ = static_cast<std::int64_t>(number);
    else
      value_ = static_cast<std::uint64_t>(number);
  }
  /// A number with a fraction.
  Value(double number) : value_(number) {}
  /// A text, in UTF-8.
  Value(std::string text) : value_(std::move(text)) {}
  /// A text, in UTF-8.
  Value(std::string_view text) : value_(std::string(text)) {}
  /// A text, in UTF-8; not null.
  Value(const char* text) : value_(std::string(text)) {}
  Value(std::nullptr_t) = delete;  ///< is no text; nothing is Value()
  /// A list.
  Value(List list) : value_(std::move(list)) {}
  /// A table.
  Value(Table table) : value_(std::move(table)) {}
  /// A table with these entries.
  Value(std::initializer_list<std::pair<const std::string, Value>> entries) : value_(Table(entries)) {}
  // NOLINTEND(google-explicit-constructor)
  /// Is it nothing at all?
  [[nodiscard]] bool is_nothing() const { return std::holds_alternative<std::monostate>(value_); }
  /// Is it a yes or no?
  [[nodiscard]] bool is_flag() const { return std::holds_alternative<bool>(value_); }
  /// Is it a whole number?
  [[nodiscard]] bool is_whole() const {
    return std::holds_alternative<std::int64_t>(value_) || std::holds_alternative<std::uint64_t>(value_);
  }
  /// Is it a number of either kind?
  [[nodiscard]] bool is_number() const { return is_whole() || std::holds_alternative<double>(value_); }
  /// Is it a text?
  [[nodiscard]] bool is_text() const { return std::holds_alternative<std::string>(value_); }
  /// Is it a list?
  [[nodiscard]] bool is_list() const { return std::holds_alternative<List>(value_); }
  /// Is it a table?
  [[nodiscard]] bool is_table() const { return std::holds_alternative<Table>(value_); }
  /// Of a list or a table: has it no entries? Nothing is empty too; anything else is not.
  [[nodiscard]] bool empty() const;
  /// A whole number from `least` to `most`?
  [[nodiscard]] bool is_whole_in(std::int64_t least, std::int64_t most) const;

  // ---- reading ----
  /// Is there an entry of that name?
  [[nodiscard]] bool has(std::string_view name) const;
  /// What stands under the name; nothing where it is missing.
  const Value& operator[](std::string_view name) const;
  /// The entries of a table by name, those of a list in order; none of nothing.
  [[nodiscard]] const Table& table() const;
  [[nodiscard]] const List& list() const;  ///< see table()
  /// The entry of a list, from 0; nothing beyond its end.
  [[nodiscard]] const Value& at(std::size_t entry) const;
  [[nodiscard]] const std::string& text() const;  ///< the text that it is
  [[nodiscard]] bool flag() const;                ///< the yes or no that it is
  /// A whole number that an int holds; a yes counts 1, a no 0.
  [[nodiscard]] int number() const;
  [[nodiscard]] double real() const;  ///< any number
  /// The same of an entry, `otherwise` where it is missing.
  [[nodiscard]] int number(std::string_view name, int otherwise) const;
  /// The text of an entry, `otherwise` where it is missing.
  [[nodiscard]] std::string text(std::string_view name, std::string otherwise) const;

  // ---- writing: nothing becomes what is written into it ----
  Value& operator[](std::string_view name);  ///< the entry of a table, which is made where it is missing
  void push_back(Value entry);               ///< to the end of a list
  void erase(std::string_view name);         ///< of a table; it may be missing

  bool operator==(const Value& other) const;

  /// Calls `visit` with what it holds: monostate, bool, int64, uint64, double, text, List or Table.
  template <class Visit>
  auto visit(Visit&& visit) const {
    return std::visit(std::forward<Visit>(visit), value_);
  }

 private:
  std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string, List, Table> value_;
};

/// In words for a message, as short as it can be written: {"a":1,"b":["c",null]}.
[[nodiscard]] std::string quoted(const Value& value);

/// A text as it is, anything else as `quoted` writes it.
[[nodiscard]] std::string in_words(const Value& value);

/// What sort of value it is, for a message: "string", "number", "object", …, as JSON calls them
[[nodiscard]] std::string_view sort_of(const Value& value);

}  // namespace arbiter
