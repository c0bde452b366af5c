// SPDX-License-Identifier: MIT
// What guides are filled in with (how pieces move, what can be agreed, headings) is told in every language, also where
// the page itself is English.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "app/table/award_text.h"
#include "app/table/names.h"
#include "referee/army_pages/army_page.h"
#include "referee/core/rules.h"
#include "referee/guides/guide.h"
#include "text/sentences.h"

namespace arbiter {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* kTold[] = {"de", "fr", "es", "pt", "ru", "zh", "ja"};

/// The items below these headings, by line.
std::vector<std::string> filled_in(const std::string& page) {
  std::vector<std::string> items;
  bool inside = false;
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("## ")) inside = line == "## Pieces" || line == "## Options";
    // An item without words, "- `seed`: …", has none to tell.
    if (inside && line.starts_with("- ")) items.push_back(line);
  }
  return items;
}

TEST(GuideLanguage, PiecesAndOptionsAreToldInEvery) {
  std::size_t looked_at = 0;
  for (const RulesetInfo& info : rulesets()) {
    RulesRequest plain;
    plain.options = default_options(info);
    const auto rules = info.make(plain);
    ASSERT_TRUE(rules) << info.id;
    const auto english = filled_in(guide(info, **rules));
    for (const std::string language : kTold) {
      SCOPED_TRACE(info.id + " in " + language);
      const text::Speaking speaking(language);
      const std::string told = guide(info, **rules, BoardShown::in_letters, {language, table::rule_sentence});
      for (const char* heading : {"\n## Pieces\n", "\n## Goal\n", "\n## Set-up\n"})
        EXPECT_THAT(told, Not(HasSubstr(heading)));
      for (const std::string& item : english) {
        ++looked_at;
        EXPECT_THAT(told, Not(HasSubstr(item + "\n")));
        // How it moves, without what it is called.
        const auto words = item.find(": ");
        const auto end = std::min(item.find('.', words), item.size());
        EXPECT_THAT(told, Not(HasSubstr(item.substr(words, end - words)))) << "not translated";
      }
    }
  }
  EXPECT_GT(looked_at, 500U) << "guides are not written as they are looked for";
}

TEST(GuideLanguage, AnArmysPowerAndOptionsAreToldInEvery) {
  const RulesetInfo& info = *find_ruleset("european-chess");
  for (const char* army : {"russia", "spain", "terrorists"}) {
    const auto english = army_page(info, army);
    ASSERT_TRUE(english);
    for (const std::string language : kTold) {
      SCOPED_TRACE(std::string(army) + " in " + language);
      const text::Speaking speaking(language);
      const auto told = army_page(info, army, {}, {language, table::rule_sentence});
      ASSERT_TRUE(told);
      for (const char* heading : {"\n## The power\n", "\n## What you do\n"})
        EXPECT_THAT(told->text, Not(HasSubstr(heading)));
      EXPECT_THAT(told->text, Not(HasSubstr("Pawns that reach their last row become")));
      std::istringstream lines(english->text);
      bool power = false;
      for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("## ")) power = line == "## The power";
        if (!power || !line.starts_with("- ")) continue;
        EXPECT_THAT(told->text, Not(HasSubstr(line)));
      }
    }
  }
}

TEST(GamesNames, AreKnownInEveryLanguage) {
  for (const std::string language : kTold) {
    const text::Speaking speaking(language);
    const auto catalogue = text::catalogue(language);
    for (const RulesetInfo& info : rulesets())
      EXPECT_TRUE(catalogue.contains(info.title)) << language << ": " << info.title << " is to be translated";
    EXPECT_NE(table::game_title("chess"), "Chess") << language;
    EXPECT_EQ(table::game_title("mygame"), "mygame");
  }
  EXPECT_EQ(table::game_title("chess"), "Chess");
}

TEST(PiecesNames, AreKnownInEveryLanguage) {
  const std::set<std::string>& kinds = table::known_kinds();
  // Of any game, of shogi alone, of one army, of the option of one game, and one that is hidden.
  for (const char* kind : {"king", "gold general", "archbishop", "boat", "carded"})
    EXPECT_TRUE(kinds.contains(kind)) << kind;
  EXPECT_GT(kinds.size(), 30U);
  for (const std::string language : kTold) {
    const auto catalogue = text::catalogue(language);
    for (const std::string& kind : kinds)
      EXPECT_TRUE(catalogue.contains(kind)) << language << ": " << kind << " is to be translated";
  }
}

TEST(GuideLanguage, OptionsAreCalledAsWhoeverShowsThemCallsThem) {
  const RulesetInfo& info = *find_ruleset("chess");
  RulesRequest plain;
  plain.options = default_options(info);
  const auto rules = info.make(plain);
  const auto told =
      guide(info, **rules, BoardShown::by_caller, {"en", {}, [](const std::string& option, const std::string& value) {
                                                     return value.empty() ? "<" + option + ">" : "[" + value + "]";
                                                   }});
  EXPECT_THAT(told, HasSubstr("- **<minutes>**: "));
  EXPECT_THAT(told, Not(HasSubstr("`minutes`")));
  EXPECT_EQ(piece_text(info, **rules, (*rules)->kind("knight")),
            "A leap over anything: two squares straight and one to the side.");
}

}  // namespace
}  // namespace arbiter
