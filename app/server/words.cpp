// SPDX-License-Identifier: MIT
#include "app/server/words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>

#include "app/evening/refusals.h"
#include "app/server/assets.h"
#include "app/table/award_text.h"
#include "app/table/names.h"
#include "app/table/refusal_text.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::server {
namespace {

constexpr std::array kPageLanguages{"de", "es", "fr", "ja", "pt", "ru", "zh"};

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
  for (const char* name : {"index", "seat", "page", "phone", "board", "words"})
    all += std::string(page_text(name).value_or("")) + "\n";
  return all;
}

}  // namespace

std::span<const char* const> page_languages() { return kPageLanguages; }

std::string language_asked_for(const std::string& accepted) {
  for (std::size_t from = 0; from < accepted.size();) {
    const std::size_t end = std::min(accepted.find(',', from), accepted.size());
    const std::size_t begin = std::min(accepted.find_first_not_of(' ', from), end);
    std::string language = accepted.substr(begin, std::min(accepted.find_first_of("-; ", begin), end) - begin);
    std::ranges::transform(language, language.begin(), [](unsigned char c) { return std::tolower(c); });
    if (language == "en" || std::ranges::find(kPageLanguages, language) != kPageLanguages.end()) return language;
    from = end + 1;
  }
  return "en";
}

std::string answer_in(const std::string& language, const std::string& message) {
  const text::Speaking speaking(language);
  return table::refusal_text({"refused", "", message});
}

std::optional<std::string> sentence_in(const std::string& language, const std::string& english) {
  const text::Speaking speaking(language);
  std::string said = text::tr(english.c_str());
  return said == english ? std::nullopt : std::optional(std::move(said));
}

std::optional<std::string> words_of_pages(const std::string& language) {
  const auto catalogue = text::catalogue(language);
  if (catalogue.empty()) return std::nullopt;
  std::set<std::string> wanted(evening::refusals().begin(), evening::refusals().end());
  wanted.insert(kStatuses.begin(), kStatuses.end());
  const auto kinds = table::known_kinds();
  wanted.insert(kinds.begin(), kinds.end());
  wanted.insert(table::known_reasons().begin(), table::known_reasons().end());
  const std::string pages = the_pages();
  nlohmann::json out{{"words", nlohmann::json::object()}, {"refusals", evening::refusals()}};
  for (const auto& [sentence, translation] : catalogue)
    if (wanted.contains(sentence) || is_said(pages, sentence)) out["words"][sentence] = translation;
  return text::dump(out);
}

}  // namespace arbiter::server
