// SPDX-License-Identifier: MIT
#include "app/desk/options.h"

#include <gtest/gtest.h>

#include <QtGlobal>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::desk {
namespace {

tl::expected<Options, Leave> parse(std::vector<std::string> words) {
  words.insert(words.begin(), "arbiter-desk");
  std::vector<char*> argv;
  argv.reserve(words.size());
  for (std::string& word : words) argv.push_back(word.data());
  return parseOptions(static_cast<int>(argv.size()), argv.data());
}

TEST(Options, BadOnesAreNamedAndEndTheProgram) {
  const std::pair<std::vector<std::string>, std::string> cases[] = {
      {{"--rules", "noughts"}, "noughts"},
      {{"--source", "/no/such/folder"}, "/no/such/folder"},
      {{"--armies", "S=russia"}, "--rules"},
      {{"--rules", "chess", "--armies", "russia"}, "russia"},
      {{"--rules", "chess", "--position", "/no/such.json"}, "/no/such.json"},
      {{"--game", "seven"}, "seven"},
      {{"--game", "3", "--rules", "chess"}, "--rules"},
      {{"--size", "big"}, "big"},
      {{"--frobnicate"}, "frobnicate"},
  };
  for (const auto& [words, named] : cases) {
    const auto options = parse(words);
    ASSERT_FALSE(options) << words.front();
    EXPECT_NE(options.error().status, 0);
    EXPECT_NE(options.error().message.find(named), std::string::npos) << options.error().message;
  }
}

TEST(Options, WhatIsWrongIsSaidInTheLanguageThatIsAskedFor) {
  const auto told = [](std::vector<std::string> words) {
    const auto options = parse(std::move(words));
    return options ? std::string() : options.error().message;
  };
  EXPECT_EQ(told({"--rules", "noughts", "--language", "de"}),
            "--rules: Es gibt kein Spiel „noughts“; `arbiter guide` zählt sie auf");
  EXPECT_EQ(told({"--language=fr", "--size", "big"}), "--size : « big » n'est pas une taille comme 1440x900");
  EXPECT_EQ(told({"--frobnicate", "--language", "es"}).find("no hay ninguna opción --frobnicate"), 0U)
      << told({"--frobnicate", "--language", "es"});
  ASSERT_TRUE(qputenv("LC_ALL", "ja_JP.UTF-8") && qunsetenv("LANGUAGE"));
  const std::string japanese = told({"--game", "x"}), english = told({"--game", "x", "--language", "en"});
  qunsetenv("LC_ALL");
  EXPECT_EQ(japanese, "--game：「x」は対局の番号ではありません");
  EXPECT_EQ(english, "--game: \"x\" is no game's number");
}

TEST(Options, ArmiesAreReadBySeat) {
  const auto options = parse({"--rules", "european-chess", "--armies", "S=russia,W=italy"});
  ASSERT_TRUE(options) << options.error().message;
  EXPECT_EQ(options->armies.at("S"), "russia");
  EXPECT_EQ(options->armies.at("W"), "italy");
}

}  // namespace
}  // namespace arbiter::desk
