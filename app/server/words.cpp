// SPDX-License-Identifier: MIT
#include "app/server/words.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "app/evening/refusals.h"
#include "app/server/assets.h"
#include "app/table/award_text.h"
#include "app/table/names.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::server {
namespace {

/// How a seat stands, as the referee calls it.
constexpr std::array kStatuses{"eliminated", "resigned", "absent", "winner"};

/// Does a page say it? In its script it stands in quotes, in its text by itself.
bool is_said(const std::string& pages, const std::string& sentence) {
  std::string quoted;
  for (const char c : sentence) quoted += c == '\'' ? std::string("\\'") : std::string(1, c);
  return pages.find("'" + quoted + "'") != std::string::npos || pages.find('"' + sentence + '"') != std::string::npos ||
         pages.find(" data-tr>" + sentence + "<") != std::string::npos;
}

std::string the_pages() {
  std::string all;
  for (const char* name : {"index", "seat", "page", "phone", "board"})
    all += std::string(page_text(name).value_or("")) + "\n";
  return all;
}

}  // namespace

std::optional<std::string> words_of_pages(const std::string& language) {
  const auto catalogue = text::catalogue(language);
  if (catalogue.empty()) return std::nullopt;
  std::set<std::string> wanted(evening::refusals().begin(), evening::refusals().end());
  wanted.insert(kStatuses.begin(), kStatuses.end());
  const auto kinds = table::known_kinds();
  wanted.insert(kinds.begin(), kinds.end());
  for (const auto& told : {table::known_reasons(), table::known_rules()}) wanted.insert(told.begin(), told.end());
  const std::string pages = the_pages();
  nlohmann::json out{{"words", nlohmann::json::object()}, {"refusals", evening::refusals()}};
  for (const auto& [sentence, translation] : catalogue)
    if (wanted.contains(sentence) || is_said(pages, sentence)) out["words"][sentence] = translation;
  return text::dump(out);
}

}  // namespace arbiter::server
