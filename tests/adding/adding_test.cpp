// SPDX-License-Identifier: MIT
// "Adding a game" of docs/adding.md, step by step, with mygame.cpp: what the page says must be all there is to it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>
#include <regex>
#include <sstream>

#include "referee/core/game.h"
#include "referee/guides/guide.h"
#include "referee/json/games.h"
#include "referee/protocol/cases.h"
#include "referee/protocol/server.h"

namespace arbiter {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using ::testing::HasSubstr;

std::string file_text(const fs::path& file) {
  std::ifstream in(file);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

/// The section of docs/adding.md under that heading, to the next.
std::string section(const std::string& heading) {
  const std::string page = file_text(fs::path(ARBITER_SOURCE_DIR) / "docs/adding.md");
  const std::size_t begin = page.find("## " + heading + "\n");
  return begin == std::string::npos ? "" : page.substr(begin, page.find("\n## ", begin) - begin);
}

/// What the page names in code: files and folders, and names in the referee's headers.
struct Named {
  int paths = 0, names = 0;
  std::string missing;  ///< those that are not there
};

/// `still_to_write` is how the page calls what somebody who follows it writes.
Named named_in(const std::string& text, const std::string& still_to_write) {
  std::string referee;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(ARBITER_SOURCE_DIR) / "referee"))
    if (entry.path().extension() == ".h" || entry.path().extension() == ".def") referee += file_text(entry.path());
  static const std::regex quoted("`([^`]+)`");
  Named named;
  for (std::sregex_iterator it(text.begin(), text.end(), quoted), end; it != end; ++it) {
    std::string word = (*it)[1];
    if (word.rfind("./test", 0) == 0 || word[0] == '"') continue;
    if (word.find('/') != std::string::npos && word.find('(') == std::string::npos) {
      // What is still to be written stands in a folder that is there.
      if (word.find(still_to_write) != std::string::npos) word = fs::path(word).parent_path().string();
      if (fs::path(word).filename() == still_to_write) word = fs::path(word).parent_path().string();
      const auto there = [&](const char* below) { return fs::exists(fs::path(ARBITER_SOURCE_DIR) / below / word); };
      if (!there("") && !there("referee")) named.missing += word + "\n";
      ++named.paths;
    } else if (word.find(still_to_write) == std::string::npos && word != "make") {
      word = word.substr(0, word.find_first_of("(<"));  // the name itself
      if (const std::size_t at = word.rfind("::"); at != std::string::npos) word = word.substr(at + 2);
      if (const std::size_t dot = word.rfind("r."); dot == 0) word = word.substr(2);
      if (referee.find(word) == std::string::npos) named.missing += word + "\n";
      ++named.names;
    }
  }
  return named;
}

TEST(AddingAGame, NamesOnlyWhatIsThere) {
  const Named named = named_in(section("Adding a game"), "mygame");
  EXPECT_EQ(named.missing, "");
  EXPECT_GE(named.paths, 6);
  EXPECT_GE(named.names, 4);
}

TEST(AddingAnArmy, NamesOnlyWhatIsThere) {
  const Named named = named_in(section("Adding an army"), "mycountry");
  EXPECT_EQ(named.missing, "");
  EXPECT_GE(named.paths, 9);
  EXPECT_GE(named.names, 3);
}

TEST(AddingANotation, NamesOnlyWhatIsThere) {
  const Named named = named_in(section("Adding a notation"), "mynotation");
  EXPECT_EQ(named.missing, "");
  EXPECT_GE(named.paths, 8);
  EXPECT_GE(named.names, 5);
}

TEST(AddingAGame, WhatIsNotThereIsFound) {
  EXPECT_EQ(named_in("`referee/nowhere.cpp`, `NoSuchClass`, `referee/core/board.h`", "mygame").missing,
            "referee/nowhere.cpp\nNoSuchClass\n");
}

TEST(AddingAGame, TheLineInTheListIsEnough) {
  const RulesetInfo* info = find_ruleset("mygame");
  ASSERT_NE(info, nullptr);
  EXPECT_EQ(rulesets().back().id, "mygame");
  protocol::Server server;
  const json reply = server.handle(json::object({{"cmd", "rulesets"}}));
  const auto listed = [&](const auto& r) { return r["id"] == "mygame" && r["name"] == "My game"; };
  EXPECT_TRUE(std::any_of(reply["rulesets"].begin(), reply["rulesets"].end(), listed)) << reply;
}

TEST(AddingAGame, ItsCasesHold) {
  const auto cases = protocol::read_cases(fs::path(ARBITER_SOURCE_DIR) / "tests/adding/mygame.json");
  ASSERT_TRUE(cases) << cases.error().message.english();
  EXPECT_EQ(cases->size(), 3U);
  for (const protocol::RuleCase& c : *cases) EXPECT_THAT(protocol::run_case(c), ::testing::IsEmpty()) << c.name;
}

TEST(AddingAGame, ItIsPlayedWatchedAndReadBackLikeAnyOther) {
  protocol::Server server;
  json state = server.handle({{"cmd", "new"}, {"ruleset", "mygame"}})["state"];
  std::mt19937_64 dice(3);
  for (int n = 0; n < 60 && state["status"] == "playing"; ++n) {
    const json legal = server.handle(json::object({{"cmd", "legal"}}))["actions"];
    const json& action = legal[static_cast<std::size_t>(dice() % legal.size())];
    protocol::Server table = server;
    const json there = table.handle({{"cmd", "act"}, {"action", action}})["state"]["pieces"];
    const json seen = server.handle({{"cmd", "observe"}, {"placement", there}});
    EXPECT_EQ(seen["reading"], "legal") << seen;
    EXPECT_EQ(seen["actions"], json::array({action}));
    state = server.handle({{"cmd", "act"}, {"action", action}})["state"];
  }
  const json record = server.handle({{"cmd", "record"}, {"format", "json"}})["record"];
  EXPECT_EQ(protocol::Server().handle({{"cmd", "load"}, {"record", record}})["state"], state);
}

TEST(AddingAGame, ItsGuideIsWrittenFromItsRules) {
  const auto game = game_json::start({{"ruleset", "mygame"}});
  ASSERT_TRUE(game) << game.error().message.english();
  EXPECT_THAT(guide(*find_ruleset("mygame"), game->rules()), HasSubstr("cannon: The cannon goes like a rook"));
}

}  // namespace
}  // namespace arbiter
