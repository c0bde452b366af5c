// SPDX-License-Identifier: MIT
#include "text/notes.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace arbiter::text {

namespace {

constexpr std::string_view kLine = "Line ";

}  // namespace

std::string place(Spot spot) {
  return std::string(kLine) + std::to_string(spot.line) + ", column " + std::to_string(spot.column) + ": ";
}

std::string placed_in_whole(const std::string& sentence, int first_line) {
  if (sentence.rfind(kLine, 0) != 0) return sentence;
  int line = 0;
  const char* const begin = sentence.data() + kLine.size();
  const auto [end, error] = std::from_chars(begin, sentence.data() + sentence.size(), line);
  if (error != std::errc()) return sentence;
  return std::string(kLine) + std::to_string(line + first_line - 1) + end;
}

void Notes::append(const Notes& other) {
  list_.insert(list_.end(), other.list_.begin(), other.list_.end());
  for (const auto& [sort, count] : other.counts_) {
    counts_[sort].number += count.number;
    counts_[sort].many = count.many;
  }
}

std::vector<std::string> Notes::list(int first_line) const {
  auto in_order = list_;
  std::stable_sort(in_order.begin(), in_order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> all;
  for (const auto& [spot, what] : in_order) all.push_back(place({spot.line + first_line - 1, spot.column}) + what);
  for (const auto& [sort, count] : counts_)
    all.push_back(std::to_string(count.number) + " " + (count.number == 1 ? sort : count.many) + ".");
  return all;
}

std::vector<std::string> Notes::between(int from, int before) const {
  std::vector<std::string> some;
  for (const auto& [spot, what] : list_)
    if (spot.line >= from && spot.line < before) some.push_back(place(spot) + what);
  return some;
}

}  // namespace arbiter::text
