// SPDX-License-Identifier: MIT
#include "app/server/words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>
#include <string_view>
#include <vector>

#include "app/server/assets.h"
#include "app/table/award_text.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "referee/army_pages/army_page.h"
#include "referee/core/rules.h"
#include "text/json_text.h"
#include "text/message_json.h"
#include "text/sentences.h"

namespace arbiter::server {
namespace {

constexpr std::array kPageLanguages{"de", "es", "fr", "ja", "pt", "ru", "zh"};

/// How a seat stands, as the referee calls it.
constexpr std::array kStatuses{"eliminated", "resigned", "absent", "winner"};

std::string the_pages() {
  std::string all;
  for (const char* name : {"index", "events", "seat", "account", "desk", "desk_page", "results", "draft", "presence",
                           "page", "list", "phone", "sign", "board", "replay", "entry", "live", "embed", "words"})
    all += std::string(page_text(name).value_or("")) + "\n";
  return all;
}

/// What follows something in a text, wherever it stands: looked up by how it begins, since the catalogues have
/// thousands of sentences and the pages are long.
class Following {
 public:
  /// `text` is to stay where it is.
  Following(const std::string& text, const std::string& opening) {
    for (auto at = text.find(opening); at != std::string::npos; at = text.find(opening, at + 1))
      rests_.push_back(std::string_view(text).substr(at + opening.size()));
    std::sort(rests_.begin(), rests_.end());
  }
  [[nodiscard]] bool begins_with(const std::string& what) const {
    const auto first = std::lower_bound(rests_.begin(), rests_.end(), what);
    return first != rests_.end() && first->starts_with(what);
  }

 private:
  std::vector<std::string_view> rests_;
};

/// Does a page say it? In its script it stands in quotes, in its text by itself.
bool is_said(const std::string& sentence) {
  static const std::string pages = the_pages();
  static const Following quote(pages, "'"), double_quote(pages, "\""), text(pages, " data-tr>");
  std::string quoted;
  for (const char c : sentence) quoted += c == '\'' ? std::string("\\'") : std::string(1, c);
  return quote.begins_with(quoted + "'") || double_quote.begins_with(sentence + '"') ||
         text.begins_with(sentence + "<");
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

std::string answer_in(const std::string& language, const Message& message) {
  const text::Speaking speaking(language);
  return table::message_text(message);
}

void put_words(nlohmann::json& object, const std::string& key, const Message& message) {
  object[key] = message.english();
  if (!message.empty()) object[key + "_message"] = text::json_of(message);
}

std::optional<std::string> sentence_in(const std::string& language, const std::string& english) {
  const text::Speaking speaking(language);
  std::string said = text::tr(english.c_str());
  return said == english ? std::nullopt : std::optional(std::move(said));
}

std::string script_of_words() {
  constexpr std::string_view kPlace = "const english = {};";
  nlohmann::json words = nlohmann::json::object();
  for (const auto& [sentence, said] : text::catalogue("en")) words[sentence] = said;
  std::string script(page_text("words").value_or(""));
  return script.replace(script.find(kPlace), kPlace.size(), "const english = " + text::dump(words) + ";");
}

std::optional<std::string> words_of_pages(const std::string& language) {
  const auto catalogue = text::catalogue(language);
  if (catalogue.empty()) return std::nullopt;
  std::set<std::string> wanted;
  wanted.insert(kStatuses.begin(), kStatuses.end());
  wanted.insert(table::known_kinds().begin(), table::known_kinds().end());
  wanted.insert(table::known_reasons().begin(), table::known_reasons().end());
  for (const RulesetInfo& info : rulesets())
    for (const std::string& army : info.armies) wanted.insert(army_name(army));
  const text::Speaking speaking(language);
  nlohmann::json out{
      {"words", nlohmann::json::object()}, {"games", nlohmann::json::object()}, {"armies", nlohmann::json::object()}};
  for (const RulesetInfo& info : rulesets()) {
    out["games"][info.id] = table::game_title(info.id);
    for (const std::string& army : info.armies) out["armies"][army] = table::army_or_word(army);
  }
  for (const auto& [sentence, translation] : catalogue)
    if (wanted.contains(sentence) || is_said(sentence)) out["words"][sentence] = translation;
  return text::dump(out);
}

}  // namespace arbiter::server
