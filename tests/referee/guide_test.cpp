// SPDX-License-Identifier: MIT
// The guides that are part of the program.
#include "referee/guides/guide.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "referee/guides/translated.h"
#include "referee/json/games.h"
#include "tests/referee/support.h"

namespace arbiter {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Guide : public ::testing::TestWithParam<std::string> {
 protected:
  std::string text(const nlohmann::json& options = nlohmann::json::object()) const {
    const Game game = testing::game_of({{"ruleset", GetParam()}, {"options", options}});
    return guide(*find_ruleset(GetParam()), game.rules());
  }
};

TEST_P(Guide, HasATextOfItsOwn) {
  ASSERT_TRUE(guide_text(GetParam())) << "referee/guides/" << GetParam() << ".md is missing";
  for (const char* part : {"\n[board]\n", "\n[pieces]\n", "\n[options]\n"})
    EXPECT_THAT(std::string(*guide_text(GetParam())), HasSubstr(part));
}

TEST_P(Guide, ShowsTheBoardThePiecesAndTheOptions) {
  const RulesetInfo& info = *find_ruleset(GetParam());
  const Game game = testing::game_of({{"ruleset", GetParam()}});
  const std::string page = text();
  EXPECT_EQ(page.rfind("# " + info.title + "\n", 0), 0U);
  EXPECT_THAT(page, HasSubstr(diagram(game.rules())));
  for (const KindInfo& kind : game.rules().kinds) EXPECT_THAT(page, HasSubstr(" " + kind.name + ": "));
  for (const OptionInfo& option : info.options) EXPECT_THAT(page, HasSubstr("`" + option.name + "`: " + option.text));
  for (const char* part : {"[board]", "[pieces]", "[options]"}) EXPECT_THAT(page, Not(HasSubstr(part)));
}

/// Boards that are drawn have no capitals.
TEST_P(Guide, TellsOfLettersWhereThereAreSome) {
  const RulesetInfo& info = *find_ruleset(GetParam());
  const Game game = testing::game_of({{"ruleset", GetParam()}});
  const std::string drawn = guide(info, game.rules(), BoardShown::by_caller);
  for (const char* of_letters : {"Capital", "capital letter", "letter stands"})
    EXPECT_THAT(drawn, Not(HasSubstr(of_letters)));
  if (game.rules().setup.empty()) return;
  const bool two = game.rules().seats.size() == 2 && GetParam() != "four-armies";
  EXPECT_THAT(text(), HasSubstr(two ? "\nCapitals are S.\n" : "\nThe army's letter stands before the piece.\n"));
}

std::vector<std::string> games() {
  std::vector<std::string> ids;
  for (const RulesetInfo& info : rulesets()) ids.push_back(info.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Games, Guide, ::testing::ValuesIn(games()),
                         [](const auto& game) { return testing::test_name(game.param); });

TEST_P(Guide, NamesEveryArmy) {
  const RulesetInfo& info = *find_ruleset(GetParam());
  const std::string page = text();
  for (const std::string& id : info.armies) {
    if (id == "plain") continue;
    std::string name = id;
    std::replace(name.begin(), name.end(), '-', ' ');
    const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
    EXPECT_NE(std::search(page.begin(), page.end(), name.begin(), name.end(), same), page.end()) << id;
  }
}

/// The lines that a guide is filled in with: pieces and options.
std::set<std::string> items_of(const std::string& page) {
  std::set<std::string> items;
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("- ") && line.find(": ") != std::string::npos) items.insert(line);
  return items;
}

TEST(TranslatedGuide, HasNothingEnglishLeftInIt) {
  int translated = 0;
  for (const RulesetInfo& info : rulesets()) {
    if (!guides::translated_text("de/" + info.id)) continue;
    ++translated;
    SCOPED_TRACE(info.id);
    const Game game = testing::game_of({{"ruleset", info.id}});
    const std::string english = guide(info, game.rules());
    const std::string german = guide(info, game.rules(), BoardShown::in_letters, {"de"});
    EXPECT_THAT(german, HasSubstr("\n## Figuren\n"));
    EXPECT_THAT(german, HasSubstr("\n## Optionen\n"));
    for (const char* part : {"[board]", "[pieces]", "[options]", "[names]", " Called ", "(default)"})
      EXPECT_THAT(german, Not(HasSubstr(part)));
    const auto said = items_of(german), before = items_of(english);
    EXPECT_EQ(said.size(), before.size());
    for (const std::string& item : before) EXPECT_FALSE(said.contains(item)) << item;
    EXPECT_EQ(guide(info, game.rules(), BoardShown::in_letters, {"tlh"}), english) << "a language that it is not in";
  }
  EXPECT_GE(translated, 8);
}

TEST(GuideOfAnyGame, IsWrittenFromTheRulesWhereThereIsNoText) {
  for (const RulesetInfo& info : rulesets()) {
    const auto game = game_json::start({{"ruleset", info.id}});
    ASSERT_TRUE(game) << info.id << ": " << game.error().message.english();
    const std::string page = guide(info, game->rules());
    EXPECT_EQ(page.rfind("# " + info.title + "\n", 0), 0U) << info.id;
    EXPECT_THAT(page, HasSubstr("## Options")) << info.id;
  }
}

TEST(Diagram, DrawsTheArrayOfTwoSeats) {
  const Game game = testing::game_of({{"ruleset", "makruk"}});
  EXPECT_EQ(diagram(game.rules()),
            " 8  r n s f k s n r\n"
            " 7  . . . . . . . .\n"
            " 6  p p p p p p p p\n"
            " 5  . . . . . . . .\n"
            " 4  . . . . . . . .\n"
            " 3  P P P P P P P P\n"
            " 2  . . . . . . . .\n"
            " 1  R N S K F S N R\n"
            "    a b c d e f g h\n");
}

TEST(Diagram, FollowsTheOptionsAndTellsHands) {
  const Game shatar = testing::game_of({{"ruleset", "shatar"}, {"options", {{"setup", "kings-d"}}}});
  EXPECT_THAT(diagram(shatar.rules()), HasSubstr("\n 1  R N B K E B N R\n"));
  const Game sittuyin = testing::game_of({{"ruleset", "sittuyin"}});
  EXPECT_THAT(diagram(sittuyin.rules()),
              HasSubstr("In hand of N: king, ferz, 2 x silver-general, 2 x knight, 2 x rook\n"));
}

TEST(Diagram, NamesArmiesWhereThereAreMoreThanTwo) {
  const Game game = testing::game_of({{"ruleset", "mr-joseph"}});
  std::set<char> letters;
  for (Kind k = 0; k < game.rules().kinds.size(); ++k) letters.insert(diagram_letter(game.rules(), k));
  EXPECT_EQ(letters.size(), game.rules().kinds.size()) << "each kind has a letter of its own";
  EXPECT_THAT(diagram(game.rules()), HasSubstr(" SK"));
  EXPECT_THAT(diagram(game.rules()), HasSubstr(" EK"));
}

}  // namespace
}  // namespace arbiter
