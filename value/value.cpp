// SPDX-License-Identifier: MIT
#include "value/value.h"

#include <array>
#include <charconv>
#include <limits>

namespace arbiter {

namespace {

const Value& nothing() {
  static const Value none;
  return none;
}

[[noreturn]] void no_table(const Value& value) {
  throw WrongValue(make_message("%1 is no table of names and values", quoted(value)));
}

[[noreturn]] void no_list(const Value& value) { throw WrongValue(make_message("%1 is no list", quoted(value))); }

void quote(std::string_view text, std::string& out) {
  static constexpr std::string_view kDigits = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (byte < 0x20) {
      out += "\\u00";
      out += kDigits[byte >> 4];
      out += kDigits[byte & 15];
    } else {
      out += c;
    }
  }
  out += '"';
}

void write_value(const Value& value, std::string& out);

struct ValueWriter {
  std::string& out;
  void operator()(std::monostate) const { out += "null"; }
  void operator()(bool yes) const { out += yes ? "true" : "false"; }
  void operator()(std::int64_t number) const { out += std::to_string(number); }
  void operator()(std::uint64_t number) const { out += std::to_string(number); }
  void operator()(double number) const {
    std::array<char, 32> digits{};
    const std::string_view text(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
    out += text;
    if (text.find_first_not_of("-0123456789") == std::string_view::npos) out += ".0";
  }
  void operator()(const std::string& text) const { quote(text, out); }
  void operator()(const Value::List& list) const {
    out += '[';
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i > 0) out += ',';
      write_value(list[i], out);
    }
    out += ']';
  }
  void operator()(const Value::Table& table) const {
    out += '{';
    bool first = true;
    for (const auto& [name, value] : table) {
      if (!std::exchange(first, false)) out += ',';
      quote(name, out);
      out += ':';
      write_value(value, out);
    }
    out += '}';
  }
};

void write_value(const Value& value, std::string& out) { value.visit(ValueWriter{out}); }

}  // namespace

bool Value::empty() const {
  if (const auto* list = std::get_if<List>(&value_)) return list->empty();
  if (const auto* table = std::get_if<Table>(&value_)) return table->empty();
  return is_nothing();
}

bool Value::is_whole_in(std::int64_t least, std::int64_t most) const {
  const auto* number = std::get_if<std::int64_t>(&value_);
  return number != nullptr && *number >= least && *number <= most;
}

bool Value::has(std::string_view name) const {
  const auto* table = std::get_if<Table>(&value_);
  return table != nullptr && table->find(name) != table->end();
}

const Value& Value::operator[](std::string_view name) const {
  const Table& entries = table();
  const auto it = entries.find(name);
  return it == entries.end() ? nothing() : it->second;
}

const Value& Value::at(std::size_t entry) const { return entry < list().size() ? list()[entry] : nothing(); }

const Value::Table& Value::table() const {
  static const Table none;
  if (is_nothing()) return none;
  if (const auto* table = std::get_if<Table>(&value_)) return *table;
  no_table(*this);
}

const Value::List& Value::list() const {
  static const List none;
  if (is_nothing()) return none;
  if (const auto* list = std::get_if<List>(&value_)) return *list;
  no_list(*this);
}

const std::string& Value::text() const {
  if (const auto* text = std::get_if<std::string>(&value_)) return *text;
  throw WrongValue(make_message("%1 is no text", quoted(*this)));
}

bool Value::flag() const {
  if (const auto* yes = std::get_if<bool>(&value_)) return *yes;
  throw WrongValue(make_message("%1 is no true or false", quoted(*this)));
}

int Value::number() const {
  if (is_flag()) return flag() ? 1 : 0;
  if (is_whole_in(std::numeric_limits<int>::min(), std::numeric_limits<int>::max()))
    return static_cast<int>(std::get<std::int64_t>(value_));
  throw WrongValue(make_message("%1 is no whole number of a size that occurs", quoted(*this)));
}

double Value::real() const {
  if (const auto* number = std::get_if<double>(&value_)) return *number;
  if (const auto* number = std::get_if<std::int64_t>(&value_)) return static_cast<double>(*number);
  if (const auto* number = std::get_if<std::uint64_t>(&value_)) return static_cast<double>(*number);
  throw WrongValue(make_message("%1 is no number", quoted(*this)));
}

int Value::number(std::string_view name, int otherwise) const {
  const Value& entry = (*this)[name];
  return entry.is_nothing() ? otherwise : entry.number();
}

std::string Value::text(std::string_view name, std::string otherwise) const {
  const Value& entry = (*this)[name];
  if (entry.is_nothing()) return otherwise;
  return entry.text();
}

Value& Value::operator[](std::string_view name) {
  if (is_nothing()) value_ = Table();
  auto* table = std::get_if<Table>(&value_);
  if (table == nullptr) no_table(*this);
  return table->try_emplace(std::string(name)).first->second;
}

void Value::push_back(Value entry) {
  if (is_nothing()) value_ = List();
  auto* list = std::get_if<List>(&value_);
  if (list == nullptr) no_list(*this);
  list->push_back(std::move(entry));
}

void Value::erase(std::string_view name) {
  auto* table = std::get_if<Table>(&value_);
  if (table == nullptr) return;
  const auto it = table->find(name);
  if (it != table->end()) table->erase(it);
}

bool Value::operator==(const Value& other) const {
  // A number is a number, whether it was written with a fraction of nothing or without.
  if (is_number() && other.is_number() && value_.index() != other.value_.index()) return real() == other.real();
  return value_ == other.value_;
}

std::string quoted(const Value& value) {
  std::string out;
  write_value(value, out);
  return out;
}

std::string in_words(const Value& value) { return value.is_text() ? value.text() : quoted(value); }

std::string_view sort_of(const Value& value) {
  static constexpr std::array<std::string_view, 8> kSorts{"null",   "boolean", "number", "number",
                                                          "number", "string",  "array",  "object"};
  return kSorts[value.visit([](const auto& held) {
    using Held = std::decay_t<decltype(held)>;
    if constexpr (std::is_same_v<Held, std::monostate>)
      return 0U;
    else if constexpr (std::is_same_v<Held, bool>)
      return 1U;
    else if constexpr (std::is_arithmetic_v<Held>)
      return 2U;
    else if constexpr (std::is_same_v<Held, std::string>)
      return 5U;
    else if constexpr (std::is_same_v<Held, Value::List>)
      return 6U;
    else
      return 7U;
  })];
}

}  // namespace arbiter
