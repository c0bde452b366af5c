// SPDX-License-Identifier: MIT
// What must hold in every game, tried by random play: every ruleset, random armies and options, fixed seeds.
#include <gtest/gtest.h>

#include <iostream>
#include <set>

#include "referee/json/games.h"
#include "tests/referee/random_play.h"
#include "text/value_json.h"

namespace arbiter {
namespace {

using nlohmann::json;
using testing::Dice;
using testing::random_request;
using testing::RandomGame;

class RandomPlay : public ::testing::TestWithParam<std::string> {
 protected:
  void play(int games, int plies, bool list_silent) {
    const RulesetInfo& info = *find_ruleset(GetParam());
    std::set<std::string> fired, known;
    int played = 0;
    for (int n = 0; n < games && !HasFailure(); ++n) {
      const std::uint64_t seed = 1000U + static_cast<std::uint64_t>(n);
      SCOPED_TRACE("seed " + std::to_string(seed));
      Dice dice(seed);
      const json request = testing::playable_request(info, dice, n == 0);
      auto game = game_json::start(request);
      SCOPED_TRACE(request.dump());
      ++played;
      for (const RuleText* text : game->rules().all_texts()) known.insert(game->rules().full_id(text));
      RandomGame(std::move(*game), dice, fired).play(plies);
    }
    std::size_t known_fired = 0;
    for (const std::string& id : known) known_fired += fired.count(id);
    std::cout << info.id << ": " << played << " games; " << known_fired << " of " << known.size()
              << " rules were behind an event" << std::endl;
    if (!list_silent) return;
    std::string silent;
    for (const std::string& id : known)
      if (!fired.count(id)) silent += " " + id;
    std::cout << "  never:" << silent << std::endl;
  }
};

TEST_P(RandomPlay, KeepsEveryPromise) { play(4, 90, false); }
TEST_P(RandomPlay, NightlyKeepsEveryPromise) { play(50, 300, true); }
TEST_P(RandomPlay, LongKeepsEveryPromise) { play(500, 400, true); }

std::vector<std::string> every_game() {
  std::vector<std::string> list;
  for (const RulesetInfo& info : rulesets()) list.push_back(info.id);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Games, RandomPlay, ::testing::ValuesIn(every_game()),
                         [](const auto& test) { return testing::test_name(test.param); });

/// The list of rulesets itself.
class Registered : public ::testing::TestWithParam<std::string> {};

TEST_P(Registered, TellsAboutItself) {
  const RulesetInfo& info = *find_ruleset(GetParam());
  EXPECT_FALSE(info.title.empty());
  EXPECT_FALSE(info.seats.empty());
  for (const std::string& seat : info.seats) EXPECT_TRUE(parse_seat(seat)) << seat;
  std::set<std::string> names;
  for (const OptionInfo& option : info.options) {
    EXPECT_TRUE(names.insert(option.name).second) << option.name << " is there twice";
    EXPECT_FALSE(option.text.empty()) << option.name;
    if (!option.values.empty()) {
      EXPECT_NE(std::find(option.values.begin(), option.values.end(), option.fallback), option.values.end())
          << option.name;
    }
  }
  EXPECT_EQ(std::count_if(rulesets().begin(), rulesets().end(), [&](const auto& r) { return r.id == info.id; }), 1);
}

TEST_P(Registered, ExplainsEveryRule) {
  const RulesetInfo& info = *find_ruleset(GetParam());
  Dice dice(1);
  const Game game = testing::game_of(random_request(info, dice, true));
  const Rules& rules = game.rules();
  for (const RuleText* text : rules.all_texts()) {
    EXPECT_FALSE(text->text.empty()) << text->topic;
    EXPECT_FALSE(text->source.empty()) << text->topic;
    EXPECT_EQ(rules.find_text(rules.full_id(text)), text) << "two rules are called " << text->topic;
    if (!text->text.empty()) {
      EXPECT_EQ(text->text.back(), '.') << text->topic << " is no sentence: " << text->text;
    }
  }
}

TEST_P(Registered, RefusesWhatItDoesNotKnow) {
  const auto refused = [&](const json& more, const std::string& code) {
    json request{{"ruleset", GetParam()}};
    request.update(more);
    const auto game = game_json::start(request);
    ASSERT_FALSE(game) << request;
    EXPECT_EQ(game.error().code, code) << request;
    EXPECT_FALSE(game.error().message.empty());
  };
  refused({{"options", {{"no such option", "x"}}}}, "bad_option");
  refused({{"options", "x"}}, "bad_option");
  refused({{"armies", {{"S", "no such army"}}}}, "bad_army");
  refused({{"position", {{"pieces", {{"z99", "S.king"}}}}}}, "bad_position");
  refused({{"position", {{"pieces", {{"a4", "S.nothing"}}}}}}, "bad_position");
  refused({{"position", {{"to_act", "Q"}}}}, "bad_position");
  refused({{"position", 7}}, "bad_position");
}

INSTANTIATE_TEST_SUITE_P(Games, Registered, ::testing::ValuesIn(every_game()),
                         [](const auto& test) { return testing::test_name(test.param); });

}  // namespace
}  // namespace arbiter
