// SPDX-License-Identifier: MIT
// What people are told: refusals that name the rule, guides and pages that say of each thing what is its own.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "referee/army_pages/army_page.h"
#include "referee/guides/guide.h"
#include "referee/json/games.h"
#include "referee/protocol/server.h"
#include "tests/referee/support.h"

namespace arbiter {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string rule_that_refuses(const Game& game, const std::string& action) {
  Game copy = game;
  const auto done = copy.act(action);
  return done ? "accepted" : done.error().rule;
}

TEST(MrJosephsPawns, AreRefusedByTheRuleOfTheirOwnThatForbids) {
  Game game = testing::game_of({{"ruleset", "mr-joseph"},
                                {"position",
                                 {{"pieces",
                                   {{"h1", "S.king"},
                                    {"d2", "S.pawn"},
                                    {"f5", "S.pawn"},
                                    {"f6", "N.knight"},
                                    {"a7", "W.king"},
                                    {"g14", "N.king"},
                                    {"n8", "E.king"}}},
                                  {"to_act", "S"}}}});
  EXPECT_EQ(rule_that_refuses(game, "d2e3"), "mr-joseph/pawn.capture") << "diagonally onto an empty square";
  EXPECT_EQ(rule_that_refuses(game, "f5f7"), "mr-joseph/pawn.double") << "two squares, not its first move";
  EXPECT_EQ(rule_that_refuses(game, "f5f6"), "mr-joseph/pawn.step") << "straight onto a piece";
  EXPECT_EQ(rule_that_refuses(game, "d2g7"), "mr-joseph/pawn.step");
  EXPECT_EQ(rule_that_refuses(game, "d2d3=queen"), "mr-joseph/pawn.no-promotion");
  EXPECT_EQ(rule_that_refuses(game, "h1h4"), "mr-joseph/move") << "another piece's move is refused as before";
  EXPECT_EQ(rule_that_refuses(game, "d2d4"), "accepted");
}

/// The lines of a guide that say how the kinds move.
std::vector<std::string> kind_lines(const RulesetInfo& info) {
  const Game game = testing::game_of({{"ruleset", info.id}});
  const std::string page = guide(info, game.rules());
  std::vector<std::string> lines;
  for (const KindInfo& kind : game.rules().kinds) {
    const std::string head = " " + kind.name + ": ";
    const std::size_t at = page.find(head);
    if (at == std::string::npos) throw std::runtime_error(info.id + " does not tell of the " + kind.name);
    lines.push_back(page.substr(at + head.size(), page.find('\n', at + 1) - at - head.size()));
  }
  return lines;
}

TEST(Guides, SayOfEachKindHowItMoves) {
  for (const RulesetInfo& info : rulesets()) {
    const Game game = testing::game_of({{"ruleset", info.id}});
    if (game.rules().kinds.size() <= 2) continue;  // runners, alone or two together, go one way
    const std::string common(game.rules().move_rule->text);
    for (const std::string& line : kind_lines(info)) EXPECT_NE(line, common) << info.id;
  }
  const auto joseph = kind_lines(*find_ruleset("mr-joseph"));
  EXPECT_EQ(std::set<std::string>(joseph.begin(), joseph.end()).size(), joseph.size());
  EXPECT_THAT(joseph.back(), HasSubstr("one square forward, backward or to either side"));
  EXPECT_THAT(joseph.back(), HasSubstr("takes one square diagonally"));
}

TEST(Guides, CallThePiecesAsTheGamesPlayersDo) {
  const std::pair<const char*, const char*> list[] = {{"chaturanga", " Called Raja or Rajah (king)."},
                                                      {"chaturanga", " Called Mantri or Senapati ("},
                                                      {"makruk", " Called Khun (lord)."},
                                                      {"shogi", " Called Gyokushō or Ōshō ("},
                                                      {"shatar", " Called Nojon or Noin ("},
                                                      {"xiangqi", " Called Zú or Bīng (soldier)."}};
  for (const auto& [game, words] : list) {
    const Game rules = testing::game_of({{"ruleset", game}});
    const std::string page = guide(*find_ruleset(game), rules.rules());
    EXPECT_THAT(page, HasSubstr(words)) << game;
    EXPECT_THAT(page, Not(HasSubstr("[names]"))) << game;
    EXPECT_THAT(page, Not(HasSubstr(" = "))) << game;
    EXPECT_THAT(page, Not(HasSubstr("\n\n\n"))) << game;
  }
  EXPECT_TRUE(own_names("chess").empty());
  // Every kind of such a game has a name, and every name a kind.
  int games = 0;
  for (const RulesetInfo& info : rulesets()) {
    const auto own = own_names(info.id);
    if (own.empty()) continue;
    ++games;
    const Game game = testing::game_of({{"ruleset", info.id}});
    std::set<std::string> named, kinds;
    for (const OwnName& name : own) {
      named.insert(name.kind);
      EXPECT_FALSE(name.names.empty() || name.names.front().empty() || name.meaning.empty()) << info.id << name.kind;
    }
    for (const KindInfo& kind : game.rules().kinds) kinds.insert(kind.name);
    EXPECT_EQ(named, kinds) << info.id;
  }
  EXPECT_EQ(games, 13);
}

TEST(Guides, GiveTheNamesToOtherProgramsToo) {
  protocol::Server server;
  const nlohmann::json reply = server.handle({{"cmd", "rulesets"}});
  int found = 0;
  for (const auto& entry : reply["rulesets"]) {
    if (entry["id"] == "chess") {
      EXPECT_FALSE(entry.contains("names"));
    }
    if (entry["id"] != "makruk") continue;
    ++found;
    EXPECT_EQ(entry["names"]["rook"], (nlohmann::json{{"names", {"Rua"}}, {"meaning", "boat"}}));
  }
  EXPECT_EQ(found, 1);
}

TEST(Guides, TellHowToLayMrJosephsBoardAndWhichSetsItTakes) {
  const std::string page(*guide_text("mr-joseph"));
  for (const char* words : {"four flat chessboards", "d7 to k14", "g4 to", "two chess sets", "share rows 7 and 8"})
    EXPECT_THAT(page, HasSubstr(words));
}

TEST(Guides, CountTheArmies) {
  for (const auto& [ruleset, words] : {std::pair{"european-chess", "There are 46, and `plain`"},
                                       std::pair{"european-chess-first", "There are 37, and `plain`"}}) {
    const std::size_t armies = find_ruleset(ruleset)->armies.size();
    EXPECT_THAT(std::string(*guide_text(ruleset)), HasSubstr(words));
    EXPECT_THAT(words, HasSubstr(std::to_string(armies - 1))) << "without the plain one";
  }
}

TEST(ArmyPages, TellARuleOfAnOptionAsOne) {
  const auto page = army_page(*find_ruleset("european-chess"), "britain");
  ASSERT_TRUE(page);
  EXPECT_THAT(page->text, HasSubstr("- With `britain.knight_rest` at `alternate`: After a turn"));
  const auto agreed = army_page(*find_ruleset("european-chess"), "britain", {{"britain.knight_rest", "alternate"}});
  ASSERT_TRUE(agreed);
  EXPECT_THAT(agreed->text, HasSubstr("\n- After a turn in which a minister has leapt"));
  const auto first = army_page(*find_ruleset("european-chess-first"), "britain");
  ASSERT_TRUE(first);
  EXPECT_THAT(first->text, HasSubstr("\n- After a turn in which a minister has leapt")) << "a rule of that edition";
}

TEST(DealtArmies, AreShownAtOnceAndTheSameForTheSameSeed) {
  for (const char* ruleset : {"european-chess", "european-chess-first"}) {
    std::set<std::map<Seat, std::string>> seen;
    for (int seed = 1; seed <= 5; ++seed) {
      const nlohmann::json request{{"ruleset", ruleset}, {"options", {{"draft", "random"}}}, {"seed", seed}};
      const Game game = testing::game_of(request), again = testing::game_of(request);
      const auto& armies = game.beginning().armies;
      EXPECT_EQ(again.beginning().armies, armies);
      ASSERT_EQ(armies.size(), 4U);
      std::set<std::string> different;
      for (const auto& [seat, army] : armies) different.insert(army);
      EXPECT_EQ(different.size(), 4U) << "no army twice";
      EXPECT_FALSE(different.contains("plain"));
      seen.insert(armies);
      // A record without the seed of the throws to come still has the armies.
      nlohmann::json record = game_json::record(game, Viewer::everyone());
      EXPECT_FALSE(record.contains("seed"));
      EXPECT_TRUE(game_json::load(game_json::record(game, Viewer::arbiter())));
      const auto loaded = game_json::load(record);
      ASSERT_TRUE(loaded) << loaded.error().message.english();
      EXPECT_EQ(loaded->beginning().armies, armies);
    }
    EXPECT_GT(seen.size(), 3U);
    const auto named =
        game_json::start({{"ruleset", ruleset}, {"options", {{"draft", "random"}}}, {"armies", {{"S", "russia"}}}});
    ASSERT_FALSE(named);
    EXPECT_EQ(named.error().code, "bad_army");
    const nlohmann::json others{{"S", "russia"}, {"W", "spain"}, {"N", "italy"}, {"E", "gaul"}};
    EXPECT_FALSE(
        game_json::start({{"ruleset", ruleset}, {"options", {{"draft", "random"}}}, {"armies", others}, {"seed", 1}}));
    const auto cards =
        game_json::start({{"ruleset", ruleset}, {"options", {{"draft", "random"}, {"deals", {{"S", {"russia"}}}}}}});
    ASSERT_FALSE(cards);
    EXPECT_EQ(cards.error().code, "bad_option");
  }
  const Game match = testing::game_of(
      {{"ruleset", "european-chess"}, {"options", {{"draft", "random"}, {"mode", "bughouse"}}}, {"seed", 3}});
  EXPECT_EQ(match.beginning().armies.size(), 8U);
}

}  // namespace
}  // namespace arbiter
