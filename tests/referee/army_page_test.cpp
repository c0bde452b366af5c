// SPDX-License-Identifier: MIT
// The pages of the armies: everything that their rules ask a person to do must stand on them.
#include "referee/army_pages/army_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <regex>
#include <set>

#include "referee/army_pages/army_asks.h"
#include "referee/european/army.h"
#include "referee/european_first/armies.h"
#include "referee/guides/guide.h"
#include "tests/referee/support.h"

namespace arbiter {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const RulesetInfo& european() { return *find_ruleset("european-chess"); }

ArmyPage page_of(const RulesetInfo& info, const std::string& army, const Value& options = {}) {
  auto page = army_page(info, army, options);
  if (!page) throw std::runtime_error(page.error().message.english());
  return *page;
}

/// What a person says first: "power blitz", "react censor", "secret trap", "roll", "choose", "place", "end", "shot".
std::string word_of(const Action& action) {
  switch (action.type) {
    case Action::Type::power:
      return "power " + std::string(action.name());
    case Action::Type::react:
      return ":react " + std::string(action.name());
    case Action::Type::secret:
      return ":secret " + std::string(action.name());
    case Action::Type::roll:
      return "`roll ";
    case Action::Type::choose:
      return "`choose ";
    case Action::Type::place:
      return "@";
    case Action::Type::end:
      return "`end`";
    case Action::Type::shot:
      return "x";
    default:
      return {};
  }
}

/// The kinds of a set-up by name, as the game reads it; "" where nothing stands.
std::vector<std::vector<std::string>> named_rows(const std::string& setup) {
  if (setup.empty()) return {};
  const auto game = game_json::start({{"ruleset", "european-chess"}, {"seed", 1}});
  if (!game) throw std::runtime_error(game.error().message.english());
  std::vector<std::vector<std::string>> rows;
  for (const auto& row : european::parse_setup(game->rules(), setup)) {
    rows.emplace_back();
    for (const Kind kind : row) rows.back().push_back(kind == kNoKind ? "" : game->rules().name(kind));
  }
  return rows;
}

class PageOfArmy : public ::testing::TestWithParam<std::string> {};

TEST_P(PageOfArmy, HasATextOfItsOwnAndShowsItsSetUp) {
  ASSERT_TRUE(army_text(GetParam())) << "referee/guides/armies/" << GetParam() << ".md is missing";
  const european::Army& army = *european::find_army(GetParam());
  const ArmyPage page = page_of(european(), GetParam());
  EXPECT_EQ(page.text.rfind("# " + army.title + "\n", 0), 0U);
  EXPECT_THAT(page.text, HasSubstr(without_asks(*army_text(GetParam()))));
  EXPECT_EQ(page.rows, named_rows(army.setup));
  for (const auto& row : page.rows)
    for (const std::string& kind : row) EXPECT_THAT(page.text, HasSubstr(" " + kind));
  std::string provenance = army.provenance;
  provenance[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(provenance[0])));
  EXPECT_THAT(page.text, HasSubstr(provenance + ": "));
  for (const OptionInfo& option : army.options)
    EXPECT_THAT(page.text, HasSubstr("`" + option.name + "`: " + option.text));
  for (const char* part : {"[setup]", "[rules]", "[text]", "[every]", "[options]", "[title]"})
    EXPECT_THAT(page.text, Not(HasSubstr(part)));
}

TEST_P(PageOfArmy, TellsEveryRuleThatItsFileDeclares) {
  std::string file = GetParam();
  std::replace(file.begin(), file.end(), '-', '_');
  std::ifstream in(std::string(ARBITER_SOURCE_DIR) + "/referee/armies/" + file + ".cpp");
  ASSERT_TRUE(in);
  const std::string code{std::istreambuf_iterator<char>(in), {}};
  const ArmyPage later = page_of(european(), GetParam());
  const bool in_first = european::first::find_army(GetParam()) != nullptr;
  const std::string first = in_first ? page_of(*find_ruleset("european-chess-first"), GetParam()).text : std::string();
  std::size_t found = 0;
  const std::string head = "\"" + GetParam() + ".";
  for (std::size_t at = code.find("RuleText k"); at != std::string::npos; at = code.find("RuleText k", at + 1)) {
    const std::size_t from = code.find(head, at);
    if (from == std::string::npos) continue;
    const std::string topic = code.substr(from + 1, code.find('"', from + 1) - from - 1);
    EXPECT_TRUE(later.text.find("/" + topic + "`") != std::string::npos ||
                first.find("/" + topic + "`") != std::string::npos)
        << topic;
    ++found;
  }
  EXPECT_EQ(found == 0, GetParam() == "plain");
}

/// What South's player is asked for in games at random, in the first words of it.
std::set<std::string> asked_of(const std::string& ruleset, const std::string& army) {
  std::mt19937 random(46);
  std::set<std::string> asked;
  for (int games = 0; games < 3; ++games) {
    Game game = testing::game_of({{"ruleset", ruleset},
                                  {"armies", {{"S", army}, {"W", "plain"}, {"N", "plain"}, {"E", "plain"}}},
                                  {"seed", games}});
    for (int ply = 0; ply < 60 && !game.position().over(); ++ply) {
      const Position& pos = game.position();
      ActionList legal = Engine::legal(pos);
      const ActionList mine = pos.decision.seat == Seat::S ? legal : ActionList{};
      for (const Action& action : mine) asked.insert(word_of(action));
      for (const Action& action : Engine::reactions(pos))
        if (action.seat == Seat::S) asked.insert(word_of(action));
      if (legal.empty()) throw std::runtime_error(army + " can do nothing");
      // South's own special actions first, so that what they lead to is seen as well.
      ActionList special;
      for (const Action& action : mine)
        if (action.type != Action::Type::move) special.push_back(action);
      const ActionList& from = special.empty() || random() % 2 == 0 ? legal : special;
      const auto done = game.act(print(from[random() % from.size()], *pos.rules));
      if (!done) throw std::runtime_error(done.error().message.english());
    }
  }
  asked.erase("");
  return asked;
}

TEST_P(PageOfArmy, NamesEveryActionThatItsPlayerIsAskedFor) {
  const std::string text = page_of(european(), GetParam()).text;
  for (const std::string& word : asked_of("european-chess", GetParam())) EXPECT_THAT(text, HasSubstr(word));
}

class PageOfFirstArmy : public ::testing::TestWithParam<std::string> {};

TEST_P(PageOfFirstArmy, TellsActionsAndWhatIsEasilyOverlooked) {
  ASSERT_TRUE(first_army_text(GetParam())) << "referee/guides/armies/first/" << GetParam() << ".md is missing";
  const std::string text = page_of(*find_ruleset("european-chess-first"), GetParam()).text;
  EXPECT_THAT(text, HasSubstr(without_asks(*first_army_text(GetParam()))));
  EXPECT_THAT(text, HasSubstr("## Easily overlooked"));
  for (const std::string& word : asked_of("european-chess-first", GetParam())) EXPECT_THAT(text, HasSubstr(word));
}

INSTANTIATE_TEST_SUITE_P(Armies, PageOfFirstArmy, ::testing::ValuesIn(find_ruleset("european-chess-first")->armies),
                         [](const auto& army) { return testing::test_name(army.param); });

std::vector<std::string> names() {
  std::vector<std::string> list;
  for (const european::Army& army : european::armies()) list.push_back(army.id);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Armies, PageOfArmy, ::testing::ValuesIn(names()),
                         [](const auto& army) { return testing::test_name(army.param); });

TEST(PageOfAnyArmy, ShowsTheClubsOwnSetUp) {
  const ArmyPage page = page_of(european(), "poland", {{"setups", {{"poland", "K R - N / P P"}}}});
  const std::vector<std::vector<std::string>> rows{{"king", "rook", "", "knight"}, {"pawn", "pawn"}};
  EXPECT_EQ(page.rows, rows);
  EXPECT_THAT(page.text, HasSubstr(" 2  P P . .\n 1  K R . N\n    a b c d\n"));
  EXPECT_THAT(page.text, HasSubstr("The club's own set-up."));
}

TEST(ArmyPage, IsToldInAnotherLanguageWhereItHasATextInIt) {
  const Telling german{"de", [](const std::string& sentence) { return "<" + sentence + ">"; }};
  const auto page = army_page(european(), "russia", {}, german);
  ASSERT_TRUE(page);
  EXPECT_EQ(page->title, "Russland: Winter");
  EXPECT_EQ(page->legend, "K König, R Turm, B Läufer, N Springer, P Bauer");
  for (const char* part :
       {"# Russland: Winter\n", "## Die Macht\n", "## Leicht zu übersehen\n", "## Jede Armee\n",
        "- <A piece of another seat, not royal,", "> (`european-chess/russia.", "Läufer oder Springer"})
    EXPECT_THAT(page->text, HasSubstr(part));
  for (const char* english :
       {"## The power", "Every army", "Pawns that", "Shown in", "Stated", "Reconstructed", "none."})
    EXPECT_THAT(page->text, Not(HasSubstr(english)));
  // In a language without any what is filled in is told as its rules are, and the rest is English.
  for (const char* language : {"fr", "tlh"}) {
    const auto other = army_page(european(), "russia", {}, {language, german.rule});
    for (const char* part : {"## <The power>\n", "- <A piece of another seat, not royal,", "<Pawns that reach"})
      EXPECT_THAT(other->text, HasSubstr(part));
    EXPECT_EQ(army_page(european(), "russia", {}, {language})->text, army_page(european(), "russia")->text);
  }
}

/// Words that English cannot do without, but for what is typed, what rules say, and where they come from.
std::string english_in(const std::string& page) {
  static const std::regex kKept("`[^`]*`|<[^>]*>|```[^`]*```"), kEnglish("\\b(is|the|and|of|with|has|may|not|no)\\b");
  const std::string own = std::regex_replace(page, kKept, "");
  std::smatch found;
  return std::regex_search(own, found, kEnglish) ? std::string(own.substr(own.rfind('\n', found.position()) + 1, 120))
                                                 : "";
}

TEST(ArmyPage, OfEveryArmyIsToldInGerman) {
  const Telling german{"de", [](const std::string& sentence) { return "<" + sentence + ">"; }};
  EXPECT_NE(english_in(army_page(european(), "iraq")->text), "");
  for (const char* game : {"european-chess", "european-chess-first"})
    for (const std::string& army : find_ruleset(game)->armies) {
      const auto page = army_page(*find_ruleset(game), army, {}, german);
      ASSERT_TRUE(page) << army;
      EXPECT_EQ(english_in(page->text), "") << game << ", " << army;
      EXPECT_EQ(page->legend.find('-'), std::string::npos) << game << ", " << army << ": " << page->legend;
    }
  const auto first = army_page(*find_ruleset("european-chess-first"), "russia", {}, german);
  EXPECT_EQ(first->title, "Russland: Leibeigenschaft");
  EXPECT_THAT(first->text, HasSubstr("Schach bindet"));
}

TEST(ArmyName, IsWhatPeopleSay) {
  EXPECT_EQ(army_name("un-peacekeepers"), "UN peacekeepers");
  EXPECT_EQ(army_name("usa"), "USA");
  EXPECT_EQ(army_name("holy-roman-empire"), "Holy Roman Empire");
  EXPECT_EQ(army_name("huns"), "Huns");
  for (const char* game : {"european-chess", "european-chess-first"})
    for (const std::string& army : find_ruleset(game)->armies) EXPECT_NE(army_name(army), "") << army;
  EXPECT_EQ(army_name("gold-general"), "");
}

TEST(PageOfAnyArmy, IsRefusedWithTheListOfThoseThereAre) {
  const auto none = army_page(european(), "rusia");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, "bad_army");
  EXPECT_THAT(none.error().message.english(), HasSubstr("russia"));
  EXPECT_EQ(army_page(*find_ruleset("chess"), "russia").error().code, "bad_army");
  EXPECT_EQ(army_page(european(), "russia", {{"russia.cold", true}}).error().code, "bad_option");
}

TEST(PageOfAnyArmy, TellsTheRulesOfTheFirstEdition) {
  const RulesetInfo& first = *find_ruleset("european-chess-first");
  for (const std::string& army : first.armies) {
    const ArmyPage page = page_of(first, army);
    EXPECT_THAT(page.text, Not(HasSubstr("`european-chess/"))) << army;
    EXPECT_THAT(page.text, HasSubstr("Check binds")) << army;
  }
  EXPECT_THAT(page_of(first, "russia").text, HasSubstr("`european-chess-first/russia.serfdom`"));
}

// What an army asks of players stands on its page as data, and nowhere in its text.
TEST(ArmyAsks, AreReadFromThePages) {
  const RulesetInfo& info = *find_ruleset("european-chess");
  EXPECT_EQ(army_asks(info, "china"), (std::vector<ArmyAsk>{{"react censor", "Take back %1?"}}));
  EXPECT_EQ(army_asks(info, "mycenae").size(), 2U);
  EXPECT_TRUE(army_asks(info, "plain").empty());
  EXPECT_TRUE(army_asks(info, "nobody").empty());
  EXPECT_TRUE(army_asks(*find_ruleset("chess"), "china").empty());
  const RulesetInfo& first = *find_ruleset("european-chess-first");
  EXPECT_EQ(army_asks(first, "byzantine-empire").size(), 1U);
}

TEST(ArmyAsks, StandInNoText) {
  for (const char* ruleset : {"european-chess", "european-chess-first"}) {
    const RulesetInfo& info = *find_ruleset(ruleset);
    for (const std::string& army : info.armies)
      for (const char* language : {"en", "de"}) {
        Telling telling;
        telling.language = language;
        const auto page = army_page(info, army, {}, telling);
        ASSERT_TRUE(page) << army;
        EXPECT_EQ(page->text.find("[asks]"), std::string::npos) << ruleset << " " << army << " " << language;
        for (const ArmyAsk& ask : army_asks(info, army))
          EXPECT_EQ(page->text.find(ask.answer + " = "), std::string::npos) << ask.answer;
      }
  }
}

// A reaction whose army has no words for it would be asked about by its name alone.
TEST(ArmyAsks, HaveASentenceForEveryReaction) {
  std::set<std::string> known;
  for (const char* ruleset : {"european-chess", "european-chess-first"})
    for (const std::string& army : find_ruleset(ruleset)->armies)
      for (const ArmyAsk& ask : army_asks(*find_ruleset(ruleset), army)) known.insert(ask.answer);
  for (const char* name : {"censor", "treaty", "escape", "challenge", "retreat"})
    EXPECT_TRUE(known.contains(std::string("react ") + name)) << name;
  for (const char* name : {"trap", "bomb", "royal", "horses", "cards"})
    EXPECT_TRUE(known.contains(std::string("secret ") + name)) << name;
}

}  // namespace
}  // namespace arbiter
