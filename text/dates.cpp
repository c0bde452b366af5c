// SPDX-License-Identifier: MIT
#include "text/dates.h"

#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

namespace arbiter::text {

namespace {

/// Names of the months; three letters of one are enough.
constexpr std::array<std::string_view, 12> kMonths{
    "january januar jänner janvier enero janeiro gennaio januari январь января",
    "february februar février fevrier febrero fevereiro febbraio februari февраль февраля",
    "march märz maerz mars marzo março marco maart mrt март марта",
    "april avril abril aprile апрель апреля",
    "may mai mayo maio maggio mei май мая",
    "june juni juin junio junho giugno июнь июня",
    "july juli juillet julio julho luglio июль июля",
    "august août aout agosto augustus август августа",
    "september septembre septiembre setembro settembre сентябрь сентября",
    "october oktober octobre octubre outubro ottobre октябрь октября",
    "november novembre noviembre novembro ноябрь ноября",
    "december dezember décembre decembre diciembre dezembro dicembre декабрь декабря"};

constexpr int kLastDay = 31;
constexpr std::size_t kWhole = 3;  // parts of a day: its year, month and day

std::string lower(std::string_view text) {
  std::string out;
  icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())))
      .toLower()
      .toUTF8String(out);
  return out;
}

/// The month whose name begins so, from 1; 0: none, or several.
int month_named(std::string_view word) {
  const std::string name = lower(word);
  int found = 0;
  for (std::size_t m = 0; m < kMonths.size(); ++m) {
    const std::string_view names = kMonths[m];
    for (std::size_t from = 0; from < names.size();) {
      const std::size_t end = std::min(names.find(' ', from), names.size());
      const std::string_view one = names.substr(from, end - from);
      from = end + 1;
      // Letters beyond ASCII take two bytes.
      if (name.size() < 3 || one.substr(0, name.size()) != name) continue;
      const int month = static_cast<int>(m) + 1;
      if (found != 0 && found != month) return 0;
      found = month;
    }
  }
  return found;
}

/// A number with its unknown digits, or the number of a month that was named.
struct Part {
  std::string digits;
  bool named = false;
};

bool digit(char c) { return (c >= '0' && c <= '9') || c == '?'; }
bool letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80U) != 0;
}

std::vector<Part> parts_of(std::string_view text) {
  std::vector<Part> parts;
  const auto run = [&text](std::size_t from, bool (*is)(char)) {
    std::size_t end = from;
    while (end < text.size() && is(text[end])) ++end;
    return text.substr(from, end - from);
  };
  for (std::size_t at = 0; at < text.size() && parts.size() < kWhole;) {
    if (digit(text[at])) {
      const std::string_view number = run(at, &digit);
      parts.push_back({std::string(number), false});
      at += number.size();
    } else if (letter(text[at])) {
      const std::string_view word = run(at, &letter);
      if (const int month = month_named(word); month != 0) parts.push_back({std::to_string(month), true});
      at += word.size();
    } else {
      ++at;
    }
  }
  return parts;
}

bool unknown(const std::string& digits) { return digits.find_first_not_of('?') == std::string::npos; }
bool known(const std::string& digits) { return digits.find('?') == std::string::npos; }
/// 0 where a digit is unknown.
int number(const std::string& digits) { return known(digits) && digits.size() < 5 ? std::stoi(digits) : 0; }

int days_in(int year, int month) {
  static constexpr std::array<int, 12> kDays{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = year == 0 || (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
  return month == 2 && !leap ? 28 : kDays[static_cast<std::size_t>(month) - 1];
}

/// Two digits, of which 0 says that they are unknown; none: there is no such month or day.
std::optional<std::string> two_digits(const std::string& digits, int most) {
  if (digits.size() > 2) return std::nullopt;
  if (unknown(digits)) return "??";
  const std::string two = digits.size() == 1 ? "0" + digits : digits;
  if (!known(two)) return two;
  if (number(two) == 0) return "??";
  return number(two) <= most ? std::optional(two) : std::nullopt;
}

std::optional<Day> day_of(const std::string& year, const std::string& month, const std::string& day, bool guessed) {
  if (year.size() != 4) return std::nullopt;
  const std::string y = year == "0000" ? "????" : year;
  const auto m = two_digits(month, 12);
  if (!m) return std::nullopt;
  const auto d = two_digits(day, known(*m) ? days_in(number(y), number(*m)) : 31);
  if (!d) return std::nullopt;
  const std::string date = y + "-" + *m + "-" + *d;
  if (date.find_first_not_of("?-") == std::string::npos) return Day{};
  return Day{date, guessed, false};
}

std::optional<Day> inferred(std::optional<Day> day) {
  if (day) day->inferred = true;
  return day;
}

/// Which of two numbers without a name is the month: the first is the day where it can be.
std::optional<Day> day_first(const std::string& a, const std::string& b, const std::string& year) {
  if (number(b) > 12 && number(a) <= 12) return day_of(year, a, b, false);
  const bool either = number(a) >= 1 && number(a) <= 12 && number(b) >= 1 && number(a) != number(b);
  return day_of(year, b, a, either);
}

/// All four digits of a year of two.
std::string whole_year(const std::string& digits) {
  constexpr int kFirstOfLastCentury = 40;
  return (number(digits) < kFirstOfLastCentury ? "20" : "19") + digits;
}

/// Three parts of at most two digits each, one of them the year. None also where first and last could both be it.
std::optional<Day> short_year(const Part& a, const Part& b, const Part& c) {
  const auto year = [](const Part& part) { return part.digits.size() == 2 && known(part.digits) && !part.named; };
  const auto first = year(a) ? day_of(whole_year(a.digits), b.digits, c.digits, false) : std::nullopt;
  if (!year(c)) return first;
  const std::string last = whole_year(c.digits);
  if (a.named) return day_of(last, a.digits, b.digits, false);
  if (b.named && number(a.digits) <= kLastDay) return day_of(last, b.digits, a.digits, false);
  const auto behind = day_first(a.digits, b.digits, last);
  if (first && behind) return std::nullopt;
  return first ? first : behind;
}

/// `timed`: one of the parts belongs to a time of day.
std::optional<Day> of_three(const std::vector<Part>& parts, bool timed) {
  const auto& [a, b, c] = std::tie(parts[0], parts[1], parts[2]);
  if (a.digits.size() == 4) {
    if (number(b.digits) > 12 && number(c.digits) <= 12) return inferred(day_of(a.digits, c.digits, b.digits, false));
    return day_of(a.digits, b.digits, c.digits, false);
  }
  if (!timed && a.digits.size() <= 2 && c.digits.size() <= 2) return inferred(short_year(a, b, c));
  if (c.digits.size() != 4) return std::nullopt;
  if (a.named) return day_of(c.digits, a.digits, b.digits, false);
  if (b.named) return day_of(c.digits, b.digits, a.digits, false);
  return day_first(a.digits, b.digits, c.digits);
}

}  // namespace

std::optional<Day> read_day(std::string_view text) {
  if (text.find_first_not_of("?.-/: \t0") == std::string_view::npos) return Day{};
  const std::vector<Part> parts = parts_of(text);
  if (parts.empty()) return std::nullopt;
  const std::string& first = parts.front().digits;
  if (parts.size() == kWhole) return of_three(parts, parts_of(text.substr(0, text.find(':'))).size() < kWhole);
  if (first.size() == 8) return day_of(first.substr(0, 4), first.substr(4, 2), first.substr(6), false);
  if (parts.size() == 1) return day_of(first, "??", "??", false);
  const std::string& second = parts.back().digits;
  if (first.size() == 4) return day_of(first, second, "??", false);
  return day_of(second, first, "??", false);
}

bool certainly_before(const std::string& date, const std::string& other) {
  if (date.empty()) return false;
  std::string latest = date;
  std::replace(latest.begin(), latest.end(), '?', '9');
  return latest < other;
}

}  // namespace arbiter::text
