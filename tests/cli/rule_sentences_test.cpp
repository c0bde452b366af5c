// SPDX-License-Identifier: MIT
// That every sentence of every rule, and every option, is there in every language.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "app/table/option_text.h"
#include "referee/army_pages/army_page.h"
#include "referee/core/rules.h"
#include "text/sentences.h"

namespace arbiter {
namespace {

/// What a game with those options and armies says of its rules.
void gather(const RulesetInfo& info, const RulesRequest& request, std::set<std::string>& all) {
  const auto rules = info.make(request);
  if (!rules) return;
  const auto add = [&all](const Rules& some) {
    for (const RuleText* text : some.all_texts()) all.emplace(text->text);
    for (const KindInfo& kind : some.kinds)
      if (!kind.words.empty()) all.emplace(kind.words);
  };
  add(**rules);
  for (const auto& other : (*rules)->beside) add(*other);
}

/// Each option once at each of its values, the others as they usually are.
void gather_options(const RulesetInfo& info, const std::map<Seat, std::string>& armies, std::set<std::string>& all) {
  RulesRequest usual;
  usual.options = default_options(info);
  usual.armies = armies;
  gather(info, usual, all);
  for (const OptionInfo& option : info.options) {
    for (const Value& value : option.values) {
      RulesRequest varied = usual;
      varied.options[option.name] = value;
      gather(info, varied, all);
    }
  }
}

/// The sentences of all games, of every army in one seat or another.
std::set<std::string> sentences_of_rules() {
  std::set<std::string> all;
  for (const RulesetInfo& info : rulesets()) {
    gather_options(info, {}, all);
    for (std::size_t first = 0; first < info.armies.size(); first += info.seats.size()) {
      std::map<Seat, std::string> armies;
      for (std::size_t i = 0; i < info.seats.size(); ++i)
        armies[*parse_seat(info.seats[i])] = info.armies[std::min(first + i, info.armies.size() - 1)];
      gather_options(info, armies, all);
    }
  }
  return all;
}

TEST(RuleSentences, AreThereInEveryLanguage) {
  const std::set<std::string> sentences = sentences_of_rules();
  ASSERT_GT(sentences.size(), 350U);
  for (const std::string language : {"de", "fr", "es", "pt", "ru", "zh", "ja"}) {
    const auto catalogue = text::catalogue(language);
    ASSERT_FALSE(catalogue.empty()) << language;
    for (const std::string& sentence : sentences) {
      const auto found = catalogue.find(sentence);
      ASSERT_NE(found, catalogue.end()) << language
                                        << ": app/cli/i18n/take-out does not find or nobody translated: " << sentence;
      EXPECT_NE(found->second, sentence) << language;
    }
  }
}

/// What is shown of an option, as catalogues have it: its title, its sentence and the words of its values.
std::set<std::string> shown_of(const OptionInfo& option) {
  static const std::regex kNotWords("on|off|true|false|yes|no|(cross|square)[0-9]+|[0-9x]+|.");
  std::set<std::string> shown{text::in_context("option", table::option_title(option.name)), option.text};
  for (const Value& value : option.values)
    if (const std::string word = in_words(value); !std::regex_match(word, kNotWords))
      shown.insert(
          text::in_context(option.name.substr(option.name.find('.') + 1), table::option_value(option.name, word)));
  return shown;
}

TEST(Options, AreThereInEveryLanguage) {
  std::set<std::string> shown;
  for (const RulesetInfo& info : rulesets())
    for (const OptionInfo& option : info.options) shown.merge(shown_of(option));
  ASSERT_GT(shown.size(), 300U);
  static const std::regex kNames(".*\4(Zm|Chatanooga)");
  for (const std::string language : {"de", "fr", "es", "pt", "ru", "zh", "ja"}) {
    const auto catalogue = text::catalogue(language);
    for (const std::string& english : shown) {
      const auto found = catalogue.find(english);
      ASSERT_NE(found, catalogue.end()) << language << ": app/cli/i18n/take-out does not find or nobody translated: "
                                        << english.substr(english.find('\4') + 1) << ", an option or its value";
      const bool own = std::ranges::any_of(found->second, [](unsigned char c) { return c >= 0x80U; });
      EXPECT_TRUE(own || std::regex_match(english, kNames) ||
                  !(language == "ru" || language == "zh" || language == "ja"))
          << language << ": " << found->second << " is not in the language's own letters";
    }
  }
}

TEST(Options, AndTheirValuesAreToldApartInEveryLanguage) {
  for (const std::string language : {"en", "de", "fr", "es", "pt", "ru", "zh", "ja"}) {
    const text::Speaking speaking(language);
    for (const RulesetInfo& info : rulesets()) {
      std::set<std::string> titles;
      for (const OptionInfo& option : info.options) {
        // An army's own stand behind its title.
        const std::string army = option.name.substr(0, option.name.find('.') + 1);
        EXPECT_TRUE(titles.insert(army + table::option_title(option.name)).second) << language << ": " << option.name;
        std::set<std::string> values;
        for (const Value& value : option.values)
          EXPECT_TRUE(values.insert(table::option_value(option.name, in_words(value))).second)
              << language << ": " << option.name << ": " << in_words(value);
      }
    }
  }
}

TEST(ArmyNames, AreThereInEveryLanguage) {
  std::set<std::string> names;
  for (const RulesetInfo& info : rulesets())
    for (const std::string& army : info.armies) names.insert(army_name(army));
  ASSERT_EQ(names.size(), 47U) << "of both editions";
  ASSERT_FALSE(names.contains(""));
  for (const std::string language : {"de", "fr", "es", "pt", "ru", "zh", "ja"}) {
    const auto catalogue = text::catalogue(language);
    std::set<std::string> known;
    for (const std::string& name : names) {
      const auto found = catalogue.find(name);
      ASSERT_NE(found, catalogue.end()) << language
                                        << ": app/cli/i18n/take-out does not find or nobody translated: " << name;
      EXPECT_TRUE(known.insert(found->second).second) << language << ": two are called " << found->second;
      const bool own =
          std::ranges::all_of(found->second, [](unsigned char c) { return c == ' ' || c == '.' || c >= 0x80U; });
      EXPECT_TRUE(own || !(language == "ru" || language == "zh" || language == "ja"))
          << language << ": " << found->second << " is not in the language's own letters";
    }
  }
}

}  // namespace
}  // namespace arbiter
