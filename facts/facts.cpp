// SPDX-License-Identifier: MIT
#include "facts/facts.h"

#include <array>
#include <charconv>
#include <limits>

namespace arbiter {

namespace {

const Facts& nothing() {
  static const Facts none;
  return none;
}

[[noreturn]] void no_table(const Facts& facts) {
  throw WrongFact(make_message("%1 is no table of names and values", quoted(facts)));
}

[[noreturn]] void no_list(const Facts& facts) { throw WrongFact(make_message("%1 is no list", quoted(facts))); }

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

void write_facts(const Facts& facts, std::string& out);

struct FactsWriter {
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
  void operator()(const Facts::List& list) const {
    out += '[';
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i > 0) out += ',';
      write_facts(list[i], out);
    }
    out += ']';
  }
  void operator()(const Facts::Table& table) const {
    out += '{';
    bool first = true;
    for (const auto& [name, value] : table) {
      if (!std::exchange(first, false)) out += ',';
      quote(name, out);
      out += ':';
      write_facts(value, out);
    }
    out += '}';
  }
};

void write_facts(const Facts& facts, std::string& out) { facts.visit(FactsWriter{out}); }

}  // namespace

bool Facts::empty() const {
  if (const auto* list = std::get_if<List>(&value_)) return list->empty();
  if (const auto* table = std::get_if<Table>(&value_)) return table->empty();
  return is_nothing();
}

bool Facts::is_whole_in(std::int64_t least, std::int64_t most) const {
  const auto* number = std::get_if<std::int64_t>(&value_);
  return number != nullptr && *number >= least && *number <= most;
}

bool Facts::has(std::string_view name) const {
  const auto* table = std::get_if<Table>(&value_);
  return table != nullptr && table->find(name) != table->end();
}

const Facts& Facts::operator[](std::string_view name) const {
  const Table& entries = table();
  const auto it = entries.find(name);
  return it == entries.end() ? nothing() : it->second;
}

const Facts& Facts::at(std::size_t entry) const { return entry < list().size() ? list()[entry] : nothing(); }

const Facts::Table& Facts::table() const {
  static const Table none;
  if (is_nothing()) return none;
  if (const auto* table = std::get_if<Table>(&value_)) return *table;
  no_table(*this);
}

const Facts::List& Facts::list() const {
  static const List none;
  if (is_nothing()) return none;
  if (const auto* list = std::get_if<List>(&value_)) return *list;
  no_list(*this);
}

const std::string& Facts::text() const {
  if (const auto* text = std::get_if<std::string>(&value_)) return *text;
  throw WrongFact(make_message("%1 is no text", quoted(*this)));
}

bool Facts::flag() const {
  if (const auto* yes = std::get_if<bool>(&value_)) return *yes;
  throw WrongFact(make_message("%1 is no true or false", quoted(*this)));
}

int Facts::number() const {
  if (is_flag()) return flag() ? 1 : 0;
  if (is_whole_in(std::numeric_limits<int>::min(), std::numeric_limits<int>::max()))
    return static_cast<int>(std::get<std::int64_t>(value_));
  throw WrongFact(make_message("%1 is no whole number of a size that occurs", quoted(*this)));
}

double Facts::real() const {
  if (const auto* number = std::get_if<double>(&value_)) return *number;
  if (const auto* number = std::get_if<std::int64_t>(&value_)) return static_cast<double>(*number);
  if (const auto* number = std::get_if<std::uint64_t>(&value_)) return static_cast<double>(*number);
  throw WrongFact(make_message("%1 is no number", quoted(*this)));
}

int Facts::number(std::string_view name, int otherwise) const {
  const Facts& entry = (*this)[name];
  return entry.is_nothing() ? otherwise : entry.number();
}

std::string Facts::text(std::string_view name, std::string otherwise) const {
  const Facts& entry = (*this)[name];
  if (entry.is_nothing()) return otherwise;
  return entry.text();
}

Facts& Facts::operator[](std::string_view name) {
  if (is_nothing()) value_ = Table();
  auto* table = std::get_if<Table>(&value_);
  if (table == nullptr) no_table(*this);
  return table->try_emplace(std::string(name)).first->second;
}

void Facts::push_back(Facts entry) {
  if (is_nothing()) value_ = List();
  auto* list = std::get_if<List>(&value_);
  if (list == nullptr) no_list(*this);
  list->push_back(std::move(entry));
}

void Facts::erase(std::string_view name) {
  auto* table = std::get_if<Table>(&value_);
  if (table == nullptr) return;
  const auto it = table->find(name);
  if (it != table->end()) table->erase(it);
}

bool Facts::operator==(const Facts& other) const {
  // A number is a number, whether it was written with a fraction of nothing or without.
  if (is_number() && other.is_number() && value_.index() != other.value_.index()) return real() == other.real();
  return value_ == other.value_;
}

std::string quoted(const Facts& facts) {
  std::string out;
  write_facts(facts, out);
  return out;
}

std::string in_words(const Facts& facts) { return facts.is_text() ? facts.text() : quoted(facts); }

std::string_view sort_of(const Facts& facts) {
  static constexpr std::array<std::string_view, 8> kSorts{"null",   "boolean", "number", "number",
                                                          "number", "string",  "array",  "object"};
  return kSorts[facts.visit([](const auto& held) {
    using Held = std::decay_t<decltype(held)>;
    if constexpr (std::is_same_v<Held, std::monostate>)
      return 0U;
    else if constexpr (std::is_same_v<Held, bool>)
      return 1U;
    else if constexpr (std::is_arithmetic_v<Held>)
      return 2U;
    else if constexpr (std::is_same_v<Held, std::string>)
      return 5U;
    else if constexpr (std::is_same_v<Held, Facts::List>)
      return 6U;
    else
      return 7U;
  })];
}

}  // namespace arbiter
