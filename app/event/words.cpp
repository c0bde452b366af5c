// SPDX-License-Identifier: MIT
#include "app/event/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <ctime>

#include "app/table/message_text.h"
#include "db/club/parts.h"
#include "text/dates.h"

namespace arbiter::event {
namespace {

/// What scoring can be, as people write it.
Message scorings() {
  return make_message(
      "scoring is \"game\" (what the referee counted), \"places 3-2-1-0\" (with \"top\" or \"three 3-1-0\" behind it "
      "for tables of three) or \"win 1-1/2-0\" (won, drawn, lost)");
}

tl::unexpected<Error> worse_is_more() {
  return refuse("bad_value", make_message("What is worse cannot be worth more: neither losing nor a later place"));
}

/// (Comparing exact numbers may not fit where one of them is of very small parts.)
bool too_large(const club::Fraction& points) {
  return std::abs(points.approximate()) > static_cast<double>(kMostPointsEntered);
}

/// Can points in parts like these be summed up? The least common multiple of all such parts is small.
bool has_common_parts(const club::Fraction& points) {
  constexpr std::int64_t kThousandths = 25;  // of kParts these make thousandths whole
  return std::int64_t{db::kParts} * kThousandths % points.den() == 0;
}

Expected<std::vector<club::Fraction>> values_of(const std::string& text) {
  std::vector<club::Fraction> values;
  for (const std::string& one : split(text, "-")) {
    const auto value = club::Fraction::parse(one);
    if (!value) return refuse("bad_value", make_message("\"%1\" is no number of points; %2", one, scorings()));
    values.push_back(*value);
  }
  return values;
}

/// Values of an event, the best first.
Expected<void> check_values(const std::vector<club::Fraction>& values) {
  for (const club::Fraction& one : values)
    if (const auto good = parse_points(one.text(), make_message("The scoring")); !good)
      return tl::unexpected(good.error());
  if (std::ranges::adjacent_find(values, std::less<>()) != values.end() || values.front() == values.back())
    return worse_is_more();
  return {};
}

Expected<club::Scoring> parse_places(const std::vector<std::string>& words) {
  club::PlacePoints places;
  if (words.size() > 1) {
    auto values = values_of(words[1]);
    if (!values) return tl::unexpected(values.error());
    if (values->size() < 2)
      return refuse("bad_value", make_message("Points for places need two or more values; %1", scorings()));
    places.values = std::move(*values);
  }
  if (words.size() == 3 && words[2] == "top") {
    places.shorter = club::PlacePoints::Shorter::top;
  } else if (words.size() == 4 && words[2] == "three") {
    auto three = values_of(words[3]);
    if (!three) return tl::unexpected(three.error());
    if (three->size() != 3) return refuse("bad_value", make_message("\"three\" takes three values: three 3-1-0"));
    places.shorter = club::PlacePoints::Shorter::own;
    places.three = std::move(*three);
  } else if (words.size() > 2) {
    return refuse("bad_value", make_message("\"%1\" is not known here; %2", words[2], scorings()));
  }
  return places;
}

}  // namespace

tl::unexpected<Error> refuse(const char* code, Message message) {
  return tl::unexpected(Error{code, std::move(message)});
}

std::string without_commands(const std::string& whole) {
  std::string text = whole;
  for (std::size_t tick = text.find('`'); tick != std::string::npos; tick = text.find('`')) {
    const std::size_t closed = std::min(text.find('`', tick + 1), text.size() - 1);
    std::size_t from = 0, to = text.size();
    const std::string_view before_it(text.data(), tick);
    for (const std::string_view before : {"; ", ". ", " (", "；", "。", "（"}) {
      const std::size_t at = before_it.rfind(before);
      if (at == std::string::npos || at < from) continue;
      // A bracket that has been closed again is not the one it stands in.
      const bool over = (before == " (" && before_it.find(')', at) != std::string::npos) ||
                        (before == "（" && before_it.find("）", at) != std::string::npos);
      if (!over) from = at;
    }
    if (from == 0) return whole;  // nothing would be left of it
    for (const std::string_view behind : {";", ". ", ")", ":\n", "\n", "；", "。", "）"})
      to = std::min(to, text.find(behind, closed));
    // Its bracket goes with it.
    if (text[from] == ' ' && to < text.size() && text[to] == ')') ++to;
    if (text.compare(from, 3, "（") == 0 && text.compare(to, 3, "）") == 0) to += 3;
    while (from > 0 && text[from - 1] == ' ') --from;
    text.erase(from, to - from);
  }
  return text;
}

std::string usual_scoring(int seats) { return seats == 2 ? "win 1-1/2-0" : "places 3-2-1-0"; }

Expected<club::Scoring> parse_scoring(const std::string& text) {
  const auto words = split(text, " \t");
  if (words.size() == 1 && words[0] == "game") return club::GamePoints{};
  if (!words.empty() && words[0] == "places") return parse_places(words);
  if (!words.empty() && words.size() <= 2 && words[0] == "win") {
    club::WinDrawLoss points;
    if (words.size() == 1) return points;
    const auto values = values_of(words[1]);
    if (!values) return tl::unexpected(values.error());
    if (values->size() != 3 && values->size() != 4)
      return refuse("bad_value",
                    make_message("\"win\" takes three values, won, drawn and lost: win 1-1/2-0, or a fourth for those "
                                 "who did not come"));
    club::WinDrawLoss all{(*values)[0], (*values)[1], (*values)[2]};
    if (values->size() == 4) all.absent = (*values)[3];
    return all;
  }
  return refuse(
      "bad_value",
      make_message("\"%1\": scoring is \"game\" (what the referee counted), \"places 3-2-1-0\" (with \"top\" or "
                   "\"three 3-1-0\" behind it for tables of three) or \"win 1-1/2-0\" (won, drawn, lost)",
                   text));
}

Expected<void> check_scoring(const club::Scoring& scoring) {
  if (const auto* places = std::get_if<club::PlacePoints>(&scoring)) {
    if (const auto good = check_values(places->values); !good) return good;
    if (!places->three.empty()) return check_values(places->three);
  }
  if (const auto* wdl = std::get_if<club::WinDrawLoss>(&scoring)) {
    if (const auto good = check_values({wdl->win, wdl->draw, wdl->loss}); !good) return good;
    if (wdl->absent && *wdl->absent > wdl->loss) return worse_is_more();
  }
  return {};
}

Expected<std::vector<club::TieBreak>> parse_tie_breaks(const std::string& text) {
  std::vector<club::TieBreak> order;
  for (const std::string& one : split(text, " ,;\t")) {
    auto tie_break = club::parse_tie_break(one);
    if (!tie_break) return refuse("bad_value", tie_break.error());
    order.push_back(*tie_break);
  }
  return order;
}

Expected<club::Fraction> parse_points(const std::string& text, const Argument& what) {
  const auto points = club::Fraction::parse(text);
  if (!points) return refuse("bad_value", make_message("%1: \"%2\" is no number of points (3, 2.5, 7/3)", what, text));
  if (too_large(*points))
    return refuse("bad_value",
                  make_message("%1: \"%2\" is too large; %3 points are the most", what, text, kMostPointsEntered));
  if (!has_common_parts(*points))
    return refuse("bad_value",
                  make_message("%1: \"%2\" cannot be summed up; halves to twelfths and thousandths can", what, text));
  return *points;
}

Expected<std::string> parse_day(const std::string& text, const Argument& what) {
  int year = 0, month = 0, day = 0, used = 0;
  std::tm time{};
  const bool read = std::sscanf(text.c_str(), "%4d-%2d-%2d%n", &year, &month, &day, &used) == 3 &&
                    used == static_cast<int>(text.size()) && text.size() == 10;
  if (read) {
    time.tm_year = year - 1900;
    time.tm_mon = month - 1;
    time.tm_mday = day;
    const std::tm asked = time;
    ::timegm(&time);
    if (time.tm_mon == asked.tm_mon && time.tm_mday == asked.tm_mday && year >= 1) return text;
  }
  return refuse("bad_value", make_message("%1: \"%2\" is no day such as 2026-11-23", what, text));
}

std::optional<std::string> whole_day(const std::string& text) {
  const auto day = text::read_day(text);
  if (!day || day->date.empty() || day->date.find('?') != std::string::npos) return std::nullopt;
  return day->date;
}

std::optional<int> known_year(const std::string& text) {
  const auto day = text::read_day(text);
  const auto year = day && !day->inferred ? whole_number(day->date.substr(0, 4)) : std::nullopt;
  return year ? std::optional(static_cast<int>(*year)) : std::nullopt;
}

std::optional<club::Regulation> regulation_of(const std::string& day) {
  int year = 0, month = 0, date = 0;
  if (std::sscanf(day.c_str(), "%4d-%2d-%2d", &year, &month, &date) != 3) return std::nullopt;
  return club::regulation_on(year, month, date);
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  ::localtime_r(&now, &local);
  std::array<char, 16> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d", &local);
  return text.data();
}

bool countable(double points) { return std::abs(points) <= db::kMostPoints; }

club::Fraction exact(double points) {
  if (!countable(points)) return 0;
  for (std::int64_t parts = 1; parts <= 60; ++parts) {
    const double whole = points * static_cast<double>(parts);
    if (std::abs(whole - std::round(whole)) < 1e-7 && std::abs(whole) < 1e15)
      return {static_cast<std::int64_t>(std::llround(whole)), parts};
  }
  return {static_cast<std::int64_t>(std::llround(points * 1000)), 1000};
}

std::vector<std::string> split(std::string_view text, std::string_view separators) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t begin = text.find_first_not_of(separators, from);
    if (begin == std::string_view::npos) break;
    const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
    parts.emplace_back(text.substr(begin, end - begin));
    from = end;
  }
  return parts;
}

Message list_message(std::vector<Message> parts, std::size_t most) {
  const std::size_t all = parts.size();
  if (all <= most) return {"%1", {}, {arg::listed(std::move(parts))}};
  parts.resize(most);
  return make_message("%1 … (%2 in all)", arg::joined(std::move(parts), ", "), all);
}

Message list_message(const std::vector<std::string>& words, std::size_t most) {
  std::vector<Message> parts;
  for (const std::string& word : words) parts.push_back(as_it_is(word));
  return list_message(std::move(parts), most);
}

Message quoted_names(const std::vector<std::string>& names, std::size_t most) {
  std::vector<Message> parts;
  for (const std::string& name : names) parts.push_back({"%1", {}, {arg::quoted(name)}});
  return list_message(std::move(parts), most);
}

std::string listed(const std::vector<std::string>& words, std::size_t most) {
  return table::message_text(list_message(words, most));
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 1) return std::nullopt;
  return number;
}

}  // namespace arbiter::event
