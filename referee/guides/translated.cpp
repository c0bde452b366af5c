// SPDX-License-Identifier: MIT
#include "referee/guides/translated.h"

#include <sstream>
#include <utility>
#include <vector>

#include "referee/guides/guide.h"

namespace arbiter::guides {
namespace {

constexpr std::string_view kPage = "_sentences";

/// The items of a page's list; each may go over several lines.
std::vector<std::string> items(std::string_view page) {
  std::vector<std::string> list;
  bool in_item = false;
  std::istringstream lines{std::string(page)};
  for (std::string line; std::getline(lines, line);) {
    const bool goes_on = in_item && line.starts_with("  ");
    if (goes_on) list.back() += line.substr(1);
    in_item = goes_on || line.starts_with("- ");
    if (!goes_on && in_item) list.push_back(line.substr(2));
  }
  return list;
}

}  // namespace

Sentences::Sentences(std::string_view language, std::function<std::string(const std::string&)> rule)
    : rule_(std::move(rule)) {
  const auto translated = translated_text(std::string(language) + "/" + std::string(kPage));
  if (!translated) return;
  const auto english = items(guide_text(kPage).value_or("")), other = items(*translated);
  // The pages are made of each other, item by item (docs/i18n).
  for (std::size_t i = 0; i < english.size() && i < other.size(); ++i) said_[english[i]] = other[i];
}

std::string Sentences::said(std::string_view english) const {
  const auto found = said_.find(english);
  if (found != said_.end()) return found->second;
  return rule_ ? rule_(std::string(english)) : std::string(english);
}

}  // namespace arbiter::guides
