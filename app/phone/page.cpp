// SPDX-License-Identifier: MIT
#include "app/phone/page.h"

#include <algorithm>
#include <array>
#include <memory>
#include <regex>
#include <set>
#include <string_view>
#include <utility>

#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::phone {
namespace {

constexpr std::array kLanguages{"de", "es", "fr", "ja", "pt", "ru", "zh"};

/// The English sentences of the page: in its scripts `tr('…')`, in its text behind ` data-tr>`.
std::set<std::string> page_sentences() {
  static const std::regex kMarked(R"(\btr\('([^']+)'|\sdata-tr>([^<]+)<)");
  std::set<std::string> sentences;
  for (const char* name : {"index", "camera"}) {
    const std::string text(phone_page_text(name).value_or(""));
    for (std::sregex_iterator it(text.begin(), text.end(), kMarked), end; it != end; ++it)
      sentences.insert((*it)[1].matched ? (*it)[1].str() : (*it)[2].str());
  }
  return sentences;
}

/// The script that translates the page, with what English shows in other words than the sources have.
std::string script_of_words() {
  constexpr std::string_view kPlace = "const english = {};";
  std::string script(phone_page_text("words").value_or(""));
  return script.replace(script.find(kPlace), kPlace.size(), "const english = " + page_words("en").value_or("{}") + ";");
}

}  // namespace

std::string page_language(const std::string& wished) {
  return std::ranges::find(kLanguages, wished) != kLanguages.end() ? wished : "en";
}

std::optional<std::string> page_words(const std::string& language) {
  const auto catalogue = text::catalogue(language);
  if (catalogue.empty()) return std::nullopt;
  nlohmann::json words = nlohmann::json::object();
  for (const std::string& sentence : page_sentences())
    if (const auto found = catalogue.find(sentence); found != catalogue.end()) words[sentence] = found->second;
  return text::dump(words);
}

void add_page(http::Router& routes, const http::Guard& guard) {
  const std::string script = "text/javascript; charset=utf-8";
  for (const auto& [path, name, type] : {std::tuple{"/", "index", std::string("text/html; charset=utf-8")},
                                         {"/camera.js", "camera", script},
                                         {"/pace.js", "pace", script},
                                         {"/style.css", "style", std::string("text/css; charset=utf-8")}})
    routes.get(path, http::unchanging(std::string(phone_page_text(name).value_or("")), type), guard);
  routes.get("/words.js", http::unchanging(script_of_words(), script), guard);
  for (const char* language : kLanguages)
    if (auto words = page_words(language))
      routes.get("/words/" + std::string(language) + ".json", http::unchanging(std::move(*words), "application/json"),
                 guard);
}

}  // namespace arbiter::phone
