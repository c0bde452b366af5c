// SPDX-License-Identifier: MIT
#include "text/json_text.h"

#include <algorithm>
#include <optional>

#include "text/file.h"
#include "text/utf8.h"

namespace arbiter::text {

using nlohmann::json;

namespace {

constexpr std::size_t kLongestWords = 300;  // bytes of a parser's sentence; it quotes what it has read

Fault fault_at(std::string_view text, std::size_t offset, Message what) {
  const std::string_view before = text.substr(0, offset);
  const std::size_t line_begin = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
  const std::string_view line = before.substr(line_begin);
  return {static_cast<int>(1 + std::count(before.begin(), before.end(), '\n')),
          static_cast<int>(1 + std::count_if(line.begin(), line.end(), begins)), std::move(what)};
}

/// Looks at brackets and commas only, so that nothing is built of what is too deep or too much.
std::optional<Fault> beyond(std::string_view text, const Limits& limits) {
  if (text.size() > limits.bytes)
    return Fault{1, 1, make_message("this is too large: more than %1 MiB", limits.bytes >> 20U)};
  std::size_t depth = 0, values = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c == '\\') ++i;
      quoted = c != '"';
      continue;
    }
    quoted = c == '"';
    if (c == '[' || c == '{') ++depth;
    if ((c == ']' || c == '}') && depth > 0) --depth;
    if (depth > limits.depth)
      return fault_at(text, i, make_message("more than %1 lists and objects inside one another", limits.depth));
    if (c == '[' || c == '{' || c == ',') ++values;
    if (values > limits.values) return fault_at(text, i, make_message("more than %1 values", limits.values));
  }
  return std::nullopt;
}

/// Reads without keeping anything, to learn where the text is wrong.
struct Finder : nlohmann::json_sax<json> {
  std::size_t position = 1;
  std::string what;
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t at, const std::string&, const json::exception& e) override {
    position = at;
    what = e.what();
    return false;
  }
};

/// The parser's report without what it says of itself and of the place: "[json.exception.parse_error.101] parse error
/// at line 1, column 2: …".
Message own_words(std::string what) {
  if (const std::size_t id = what.find("] "); id != std::string::npos) what.erase(0, id + 2);
  constexpr std::string_view kPlace = "parse error at ";
  if (const std::size_t colon = what.find(": "); what.rfind(kPlace, 0) == 0 && colon != std::string::npos)
    what.erase(0, colon + 2);
  return as_it_is(shortened(what, kLongestWords));
}

/// Is everything in it UTF-8 and nothing deeper than `depth`?
bool sound(const json& value, std::size_t depth) {
  if (value.is_string()) return is_utf8(value.get_ref<const std::string&>());
  if (!value.is_structured()) return true;
  if (depth == 0) return false;
  for (auto it = value.begin(); it != value.end(); ++it)
    if ((value.is_object() && !is_utf8(it.key())) || !sound(*it, depth - 1)) return false;
  return true;
}

/// What is wrong with an unsound value; `where`: how it is reached, "/players/S".
std::string fault_below(const json& value, const std::string& where, std::size_t depth) {
  const auto named = [&](const std::string& what) { return (where.empty() ? "the value" : where) + " " + what; };
  if (value.is_string())
    return is_utf8(value.get_ref<const std::string&>()) ? "" : named("is no UTF-8: " + clean(value.get<std::string>()));
  if (!value.is_structured()) return "";
  if (depth == 0) return named("has too many lists and objects inside one another");
  if (value.is_object()) {
    for (auto it = value.begin(); it != value.end(); ++it) {
      const std::string place = where + "/" + clean(it.key());
      if (!is_utf8(it.key())) return place + " has a name that is no UTF-8";
      if (std::string fault = fault_below(*it, place, depth - 1); !fault.empty()) return fault;
    }
    return "";
  }
  for (std::size_t i = 0; i < value.size(); ++i)
    if (std::string fault = fault_below(value[i], where + "/" + std::to_string(i), depth - 1); !fault.empty())
      return fault;
  return "";
}

}  // namespace

Message Fault::text() const { return make_message("line %1, column %2: %3", line, column, what); }

tl::expected<json, Fault> parse(std::string_view text, const Limits& limits) {
  if (auto fault = beyond(text, limits)) return tl::unexpected(std::move(*fault));
  json value = json::parse(text, nullptr, false);
  if (!value.is_discarded()) return value;
  Finder finder;
  json::sax_parse(text, &finder);
  return tl::unexpected(
      fault_at(text, std::clamp<std::size_t>(finder.position, 1, text.size() + 1) - 1, own_words(finder.what)));
}

json parse_or_discard(std::string_view text) {
  auto value = parse(text);
  return value ? std::move(*value) : json(json::value_t::discarded);
}

tl::expected<json, Message> parse_file(const std::filesystem::path& file, const Limits& limits) {
  const auto content = read_file(file, limits.bytes);
  if (!content) return tl::unexpected(content.error());
  auto value = parse(*content, limits);
  if (!value) return tl::unexpected(make_message("%1: %2", shown(file), value.error().text()));
  return std::move(*value);
}

std::string fault_of(const json& value, const Limits& limits) {
  return sound(value, limits.depth) ? "" : fault_below(value, "", limits.depth);
}

std::string dump(const json& value, int indent) {
  return value.dump(indent, ' ', false, json::error_handler_t::replace);
}

}  // namespace arbiter::text
