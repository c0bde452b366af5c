// SPDX-License-Identifier: MIT
// How what speaks for an explanation is weighed, and how the weights are found.
#include "app/table/belief.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace arbiter::table {
namespace {

/// Readings with values drawn at random, right as often as the weights say.
std::vector<Judged> drawn(const BeliefValues& weights, int count, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::normal_distribution<double> value(0, 1);
  std::uniform_real_distribution<double> chance(0, 1);
  std::vector<Judged> known;
  for (int i = 0; i < count; ++i) {
    Judged one;
    for (double& v : one.values) v = value(random);
    one.values[0] = 1;
    one.right = chance(random) < believed(one.values, weights);
    known.push_back(one);
  }
  return known;
}

TEST(BeliefTest, FindsTheWeightsThatReadingsWereDrawnBy) {
  const BeliefValues weights{0.7, 1.4, -1, 0.3, 0, 2, -2, 0.5, -0.5, 1, 0, -1.5, 0.8};
  const BeliefFit fit = fit_beliefs(drawn(weights, 20000, 7), 1e-6);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    EXPECT_NEAR(fit.weights[i], weights[i], 4 * fit.error[i]) << kBeliefTerms[i].name;
    EXPECT_LT(fit.error[i], 0.05);
  }
  const std::vector<Judged> others = drawn(weights, 20000, 8);
  EXPECT_LT(loss_of(others, fit.weights), loss_of(others, BeliefValues{}) / 2);
  EXPECT_NEAR(loss_of(others, fit.weights), loss_of(others, weights), 0.002);
}

TEST(BeliefTest, StaysFiniteWhereEverythingIsRight) {
  std::vector<Judged> known = drawn(BeliefValues{}, 50, 3);
  for (Judged& one : known) one.right = true;
  for (const double weight : fit_beliefs(known).weights) EXPECT_TRUE(std::isfinite(weight));
}

/// One action that explains so much, and by so much more than the next one, in nats.
Weight one_action(double score, double margin) {
  Weight weight;
  weight.score = score;
  weight.margin = margin;
  weight.explained = 0.95;
  weight.weakest = 1.5;
  weight.changed = 3200;
  weight.actions = 1;
  return weight;
}

TEST(BeliefTest, AnExplanationThatExplainsAllIsBelievedAndAHandThatTouchesItIsNot) {
  Weight weight = one_action(3000, 2000);
  Circumstances how;
  how.square_px = 40;
  how.edges_agree = true;
  const double alone = probability(weight, how);
  EXPECT_GT(alone, 0.95);
  how.touching = 1.5;
  how.reaching = 3;
  EXPECT_LT(probability(weight, how), 0.5);
  how.touching = how.reaching = 0;
  weight.margin = 100;
  EXPECT_LT(probability(weight, how), alone - 0.05) << "the next is nearly as good";
}

TEST(BeliefTest, AnotherLookDoesNotTellOnWhichOfTwoSquaresAPieceStands) {
  Weight weight = one_action(1600, 160);
  Circumstances once, again;
  once.square_px = again.square_px = 33;
  again.second_look = again.at_rest = again.looks = true;
  weight.offset = 0.1;
  EXPECT_GT(probability(weight, again), probability(weight, once) + 0.01);
  weight.offset = 0.34;
  EXPECT_LE(probability(weight, again), probability(weight, once));
  weight.margin = 1000;
  EXPECT_GT(probability(weight, again), probability(weight, once)) << "no other square is meant";
}

}  // namespace
}  // namespace arbiter::table
