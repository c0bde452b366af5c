// SPDX-License-Identifier: MIT
#include "referee/army_pages/army_asks.h"

#include <algorithm>

#include "referee/army_pages/army_page.h"

namespace arbiter {

namespace {

constexpr std::string_view kAsks = "\n[asks]\n";

/// Where the lines of questions begin and end; equal where there are none.
std::pair<std::size_t, std::size_t> lines_of_asks(std::string_view page) {
  const std::size_t mark = page.find(kAsks);
  if (mark == std::string_view::npos) return {page.size(), page.size()};
  const std::size_t begin = mark + kAsks.size();
  const std::size_t end = page.find("\n\n", begin);
  return {begin, end == std::string_view::npos ? page.size() : end + 1};
}

}  // namespace

std::vector<ArmyAsk> army_asks(const RulesetInfo& info, std::string_view army) {
  if (std::ranges::find(info.armies, army) == info.armies.end()) return {};
  const std::string_view page = (info.id == "european-chess" ? army_text(army) : first_army_text(army)).value_or("");
  constexpr std::string_view kEquals = " = ";
  std::vector<ArmyAsk> asks;
  const auto [begin, end] = lines_of_asks(page);
  for (std::size_t at = begin; at < end;) {
    const std::size_t stop = std::min(page.find('\n', at), end);
    const std::string_view line = page.substr(at, stop - at);
    if (const std::size_t equals = line.find(kEquals); equals != std::string_view::npos)
      asks.push_back({std::string(line.substr(0, equals)), std::string(line.substr(equals + kEquals.size()))});
    at = stop + 1;
  }
  return asks;
}

std::string without_asks(std::string_view page) {
  const auto [begin, end] = lines_of_asks(page);
  if (begin == end) return std::string(page);
  return std::string(page.substr(0, begin - kAsks.size() + 1)) +
         std::string(page.substr(std::min(end + 1, page.size())));
}

}  // namespace arbiter
