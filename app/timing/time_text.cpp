// SPDX-License-Identifier: MIT
#include "app/timing/time_text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace arbiter::timing {
namespace {

constexpr long long kMilli = 1000;    // a second, in milliseconds
constexpr long long kSixty = 60;      // seconds, minutes
constexpr std::size_t kDigits = 6;    // of a number; more are no time of a game
constexpr std::size_t kFraction = 3;  // digits of a second's fraction

bool digit(char c) { return c >= '0' && c <= '9'; }
bool letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string two(long long n) { return (n < 10 ? "0" : "") + std::to_string(n); }

}  // namespace

void Reader::blanks() {
  while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
}

bool Reader::ended() {
  blanks();
  return at_ == text_.size();
}

void Reader::fail(Message expected) {
  if (!error_.empty()) return;
  blanks();
  error_ = at_ == text_.size()
               ? make_message("\"%1\": at the end there should be %2", text_, std::move(expected))
               : make_message("\"%1\": at \"%2\" there should be %3", text_, text_.substr(at_), std::move(expected));
}

bool Reader::take(std::string_view word) {
  blanks();
  if (text_.size() - at_ < word.size()) return false;
  for (std::size_t i = 0; i < word.size(); ++i)
    if (lower(text_[at_ + i]) != word[i]) return false;
  const std::size_t end = at_ + word.size();
  if (letter(word.back()) && end < text_.size() && letter(text_[end])) return false;
  at_ = end;
  return true;
}

std::optional<long long> Reader::digits(std::size_t most) {
  const std::size_t begin = at_;
  long long number = 0;
  while (at_ < text_.size() && digit(text_[at_]) && at_ - begin < most) number = number * 10 + (text_[at_++] - '0');
  if (at_ == begin || (at_ < text_.size() && digit(text_[at_]))) return std::nullopt;
  return number;
}

std::optional<int> Reader::number_before(int most, std::string_view after) {
  blanks();
  const std::size_t begin = at_;
  const auto number = digits(kDigits);
  if (number && text_.substr(at_).starts_with(after)) {
    if (*number < 1 || *number > most) {
      at_ = begin;
      fail(make_message("a number from 1 to %1", most));
      return std::nullopt;
    }
    at_ += after.size();
    return static_cast<int>(*number);
  }
  at_ = begin;
  return std::nullopt;
}

std::optional<Time> Reader::time(Alone alone, Time most) {
  blanks();
  const std::size_t begin = at_;
  const auto wrong = [&](Message expected) {
    at_ = begin;
    fail(std::move(expected));
    return std::nullopt;
  };
  const Message kinds = alone == Alone::minutes ? make_message("minutes, minutes:seconds or hours:minutes:seconds")
                                                : make_message("seconds or minutes:seconds");
  std::vector<long long> parts;
  do {
    if (!parts.empty()) ++at_;
    const auto number = digits(kDigits);
    if (!number) return wrong(kinds);
    if (!parts.empty() && *number >= kSixty) return wrong(make_message("seconds and minutes below 60 behind a colon"));
    parts.push_back(*number);
  } while (at_ < text_.size() && text_[at_] == ':' && parts.size() < 3);
  long long ms = 0;
  if (at_ < text_.size() && text_[at_] == '.') {
    if (parts.size() == 1 && alone == Alone::minutes) return wrong(make_message("seconds before a fraction: 0:30.5"));
    ++at_;
    const std::size_t dot = at_;
    const auto fraction = digits(kFraction);
    if (!fraction) return wrong(make_message("one to three digits behind the point"));
    ms = *fraction;
    for (std::size_t n = at_ - dot; n < kFraction; ++n) ms *= 10;
  }
  if (parts.size() == 1 && alone == Alone::minutes) parts.push_back(0);
  long long seconds = 0;
  for (const long long part : parts) seconds = seconds * kSixty + part;
  const Time time(seconds * kMilli + ms);
  if (time > most) return wrong(make_message("no more than %1", to_text(most)));
  return time;
}

std::optional<std::string> Reader::seat() {
  blanks();
  if (at_ == text_.size()) return std::nullopt;
  static constexpr std::string_view kSeats = "SWNE";
  const char name = text_[at_];
  if (kSeats.find(name) == std::string_view::npos) return std::nullopt;
  std::size_t end = at_ + 1;
  std::string seat(1, name);
  if (end < text_.size() && text_[end] == '2') seat += text_[end++];
  if (end < text_.size() && text_[end] != ' ' && text_[end] != ':') return std::nullopt;
  at_ = end;
  take(":");
  return seat;
}

std::string to_text(Time time) {
  const long long ms = time.count(), seconds = ms / kMilli;
  const long long hours = seconds / (kSixty * kSixty), minutes = seconds / kSixty % kSixty;
  std::string text = hours > 0 ? std::to_string(hours) + ":" + two(minutes) : std::to_string(minutes);
  text += ":" + two(seconds % kSixty);
  if (const long long rest = ms % kMilli; rest != 0) {
    const std::string digits = std::to_string(rest);
    text += "." + std::string(kFraction - digits.size(), '0') + digits;
  }
  return text;
}

tl::expected<Time, Message> parse_time(std::string_view text) {
  Reader reader(text);
  const auto time = reader.time(Reader::Alone::minutes, kLongest);
  if (time && !reader.ended()) reader.fail(make_message("nothing more"));
  if (!reader.error().empty()) return tl::unexpected(reader.error());
  return *time;
}

}  // namespace arbiter::timing
