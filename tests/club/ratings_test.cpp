// SPDX-License-Identifier: MIT
#include "app/club/ratings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "tests/club/oracle.h"

namespace arbiter::club {
namespace {

/// The worked example of Glickman's paper on Glicko-2, with the digits that independent libraries agree on.
TEST(Glicko2, GivesTheExampleOfThePaper) {
  const std::vector<Glicko2> before = {{1500, 200, 0.06}, {1400, 30, 0.06}, {1550, 100, 0.06}, {1700, 300, 0.06}};
  const std::vector<Glicko2Game> games = {{0, 1, 1}, {2, 0, 1}, {0, 3, 0}};
  const auto after = glicko2_period(before, games);
  EXPECT_NEAR(after[0].rating, 1464.0506705, 1e-6);
  EXPECT_NEAR(after[0].deviation, 151.5165241, 1e-6);
  EXPECT_NEAR(after[0].volatility, 0.0599959843, 1e-9);
}

TEST(Glicko2, GrowsLessCertainWithoutGames) {
  const std::vector<Glicko2> before = {{1500, 200, 0.06}};
  const auto after = glicko2_period(before, {});
  EXPECT_EQ(after[0].rating, 1500);
  EXPECT_NEAR(after[0].deviation, std::hypot(200 / 173.7178, 0.06) * 173.7178, 1e-9);
}

TEST(Glicko2, AgreesWithAnIndependentLibrary) {
  CLUB_ORACLE(data, "glicko-2.json");
  Glicko2Parameters parameters;
  parameters.tau = data.at("tau");
  std::vector<Glicko2> ratings;
  for (const auto& r : data.at("start")) ratings.push_back({r[0], r[1], r[2]});
  for (const auto& period : data.at("periods")) {
    std::vector<Glicko2Game> games;
    for (const auto& g : period.at("games")) games.push_back({g[0], g[1], g[2]});
    ratings = glicko2_period(ratings, games, parameters);
    for (std::size_t i = 0; i < ratings.size(); ++i) {
      EXPECT_NEAR(ratings[i].rating, period.at("after")[i][0].get<double>(), 1e-6);
      EXPECT_NEAR(ratings[i].deviation, period.at("after")[i][1].get<double>(), 1e-6);
      EXPECT_NEAR(ratings[i].volatility, period.at("after")[i][2].get<double>(), 1e-6);
    }
  }
}

/// Ratings after 200 games, [mu, sigma] of players 0 to 29.
void expect_skills(const nlohmann::json& games, const nlohmann::json& final, WengLinModel model) {
  WengLinParameters parameters;
  parameters.model = model;
  std::vector<RatedGame> list;
  for (const auto& g : games) {
    RatedGame game;
    game.sequence = static_cast<std::int64_t>(list.size());
    if (g.contains("teams"))
      game.teams = g.at("teams").get<std::vector<std::vector<PlayerId>>>();
    else
      for (const auto& p : g.at("players")) game.teams.push_back({p.get<PlayerId>()});
    game.ranks = g.at("rank").get<std::vector<int>>();
    list.push_back(std::move(game));
  }
  const auto rated = weng_lin_ratings(list, parameters);
  ASSERT_TRUE(rated) << rated.error().english();
  for (std::size_t i = 0; i < final.size(); ++i) {
    const auto found = rated->find(static_cast<PlayerId>(i));
    const Skill skill = found == rated->end() ? parameters.start : found->second.value;
    EXPECT_NEAR(skill.mu, final[i][0].get<double>(), 1e-6) << i;
    EXPECT_NEAR(skill.sigma, final[i][1].get<double>(), 1e-6) << i;
  }
}

TEST(WengLin, AgreesWithAnIndependentLibrary) {
  CLUB_ORACLE(data, "weng-lin.json");
  for (const auto& part : {data, data.at("teams")}) {
    expect_skills(part.at("games"), part.at("final").at("plackettLuce"), WengLinModel::plackett_luce);
    expect_skills(part.at("games"), part.at("final").at("bradleyTerryFull"), WengLinModel::bradley_terry_full);
    expect_skills(part.at("games"), part.at("final").at("thurstoneMostellerFull"),
                  WengLinModel::thurstone_mosteller_full);
  }
}

/// Two players who begin alike: with c = sqrt(2 sigma² + 2 beta²) the winner gains sigma² / 2c, by the paper's
/// algorithm 1.
TEST(WengLin, MovesTwoBeginnersAsThePaperSays) {
  for (const WengLinModel model :
       {WengLinModel::bradley_terry_full, WengLinModel::bradley_terry_partial, WengLinModel::plackett_luce}) {
    WengLinParameters parameters;
    parameters.model = model;
    std::vector<std::vector<Skill>> teams = {{Skill{}}, {Skill{}}};
    const std::vector<int> ranks = {1, 2};
    weng_lin_game(teams, ranks, parameters);
    const double variance = 625.0 / 9, c = std::sqrt(2 * variance + 2 * 625.0 / 36);
    EXPECT_NEAR(teams[0][0].mu, 25 + variance / (2 * c), 1e-12);
    EXPECT_NEAR(teams[1][0].mu, 25 - variance / (2 * c), 1e-12);
    EXPECT_NEAR(teams[0][0].sigma, std::sqrt(variance * (1 - std::pow(variance, 1.5) / (c * c * c) / 4)), 1e-12);
  }
}

TEST(WengLin, PartialModelsCompareNeighboursOnly) {
  const std::vector<int> ranks = {1, 2, 3};
  for (const auto& [partial, full] :
       {std::pair(WengLinModel::bradley_terry_partial, WengLinModel::bradley_terry_full),
        std::pair(WengLinModel::thurstone_mosteller_partial, WengLinModel::thurstone_mosteller_full)}) {
    WengLinParameters parameters;
    std::vector<std::vector<Skill>> few = {{Skill{}}, {Skill{}}, {Skill{}}}, all = few, two = {{Skill{}}, {Skill{}}};
    parameters.model = partial;
    weng_lin_game(few, ranks, parameters);
    weng_lin_game(two, std::vector<int>{1, 2}, parameters);
    parameters.model = full;
    weng_lin_game(all, ranks, parameters);
    EXPECT_DOUBLE_EQ(few[0][0].mu, two[0][0].mu);
    EXPECT_NEAR(few[1][0].mu, 25, 1e-12);
    EXPECT_GT(all[0][0].mu, few[0][0].mu);
  }
}

TEST(WengLin, RefusesGamesThatAreNone) {
  EXPECT_FALSE(weng_lin_ratings(std::vector<RatedGame>{{0, 0, {{1}}, {1}}}));
  EXPECT_FALSE(weng_lin_ratings(std::vector<RatedGame>{{0, 0, {{1}, {}}, {1, 2}}}));
  EXPECT_FALSE(weng_lin_ratings(std::vector<RatedGame>{{0, 0, {{1}, {2}}, {1}}}));
  const auto twice = weng_lin_ratings(std::vector<RatedGame>{{3, 7, {{1}, {2, 1}}, {1, 2}}});
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().english(), "the game 7 of period 3 has player 1 twice");
}

/// The same games in any order of the list, and a corrected one.
TEST(Ratings, DependOnTheGamesAlone) {
  std::vector<RatedGame> games;
  for (int i = 0; i < 60; ++i) games.push_back({i / 10, i, {{i % 7}, {7 + i % 5}}, {1 + i % 2, 1 + i % 3}});
  const auto ratings = glicko2_ratings(games, 8);
  const auto skills = weng_lin_ratings(games);
  ASSERT_TRUE(ratings && skills);
  std::vector<RatedGame> shuffled = games;
  std::ranges::shuffle(shuffled, std::mt19937(5));  // NOLINT(cert-msc51-cpp): the same every time
  const auto again = glicko2_ratings(shuffled, 8);
  const auto skills_again = weng_lin_ratings(shuffled);
  ASSERT_TRUE(again && skills_again);
  for (const auto& [player, rated] : *ratings) EXPECT_EQ(rated.value, again->at(player).value);
  for (const auto& [player, rated] : *skills) EXPECT_EQ(rated.value, skills_again->at(player).value);
  games[3].ranks = {games[3].ranks[1], games[3].ranks[0]};
  const auto corrected = glicko2_ratings(games, 8);
  ASSERT_TRUE(corrected);
  EXPECT_NE(corrected->at(3).value, ratings->at(3).value);
  EXPECT_EQ(corrected->at(3).games, ratings->at(3).games);
}

TEST(Ratings, WaitBetweenPeriods) {
  const std::vector<RatedGame> games = {{0, 0, {{1}, {2}}, {1, 2}}};
  const auto at_once = glicko2_ratings(games, 0), later = glicko2_ratings(games, 12);
  ASSERT_TRUE(at_once && later);
  EXPECT_EQ(at_once->at(1).value.rating, later->at(1).value.rating);
  EXPECT_LT(at_once->at(1).value.deviation, later->at(1).value.deviation);
  EXPECT_EQ(glicko2_ratings(games, 1'000'000'000)->at(1).value.deviation, 350);
  EXPECT_FALSE(glicko2_ratings(std::vector<RatedGame>{{0, 0, {{1, 3}, {2}}, {1, 2}}}, 0));
}

/// Wilson's interval for 8 of 10, as statistics books have it: 0.490 to 0.943.
TEST(Ratings, GiveIntervalsForFrequencies) {
  const Frequency f = wilson_interval(8, 10);
  EXPECT_NEAR(f.low, 0.490, 0.0005);
  EXPECT_NEAR(f.high, 0.943, 0.0005);
  EXPECT_EQ(wilson_interval(0, 0).high, 1);
}

}  // namespace
}  // namespace arbiter::club
