// SPDX-License-Identifier: MIT
// What is known of positions of games: values in, values out.
#include "vision/reading/position_prior.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <string>

#include "tests/vision/seen_position.h"

namespace arbiter::vision {
namespace {

using test::chess, test::kMiddleGame, test::kStart, test::on, test::seen;

PositionPrior prior() {
  auto made = PositionPrior::built_in();
  if (!made) throw std::runtime_error(made.error().message.english());
  return std::move(*made);
}

size_t best(const KindShares& shares) {
  return static_cast<size_t>(std::max_element(shares.begin(), shares.end()) - shares.begin());
}

size_t index_of(const std::string& kind) {
  return static_cast<size_t>(std::find(kFigureKinds.begin(), kFigureKinds.end(), kind) - kFigureKinds.begin());
}

/// How many figures of the rows are told rightly, of how many.
std::pair<int, int> told(const std::vector<KindShares>& kinds, const std::vector<std::string>& rows, int orientation) {
  const std::vector<SquareOpinion> truth = seen(rows, orientation);
  std::pair<int, int> count{0, 0};
  for (size_t i = 0; i < truth.size(); ++i) {
    if (truth[i].best() == SquareOpinion::What::empty) continue;
    ++count.second;
    count.first += best(kinds[i]) == truth[i].best_kind();
  }
  return count;
}

/// Where figures stand and whose they are is seen, and nothing of what they look like.
std::vector<SquareOpinion> shapeless(const std::vector<std::string>& rows, int orientation) {
  std::vector<SquareOpinion> squares = seen(rows, orientation);
  for (SquareOpinion& one : squares) one.kinds = kLearntKinds;
  return squares;
}

TEST(PositionPrior, KnowsWhatUsuallyStandsWhereWithoutAnyLook) {
  PositionPrior known = prior();
  for (const int orientation : {0, 2}) {
    const auto start = told(known.kinds(shapeless(kStart, orientation), chess(), orientation), kStart, orientation);
    EXPECT_EQ(start.first, start.second) << "the set-up, seen from side " << orientation;
    const auto later =
        told(known.kinds(shapeless(kMiddleGame, orientation), chess(), orientation), kMiddleGame, orientation);
    std::printf("[ MEASURED ] %d of %d figures of a middle game by their places alone\n", later.first, later.second);
    EXPECT_GE(later.first * 10, later.second * 8);
  }
}

TEST(PositionPrior, FindsOutThatASetIsMisjudged) {
  // Every rook looks like a pawn, and pawns like knights rather than pawns.
  const std::vector<std::string> rows{"r..r..k.", ".b...ppp", "p...p...", ".p......",
                                      "...N....", "P...P...", ".P...PPP", "..RR..K."};
  std::vector<SquareOpinion> squares = seen(rows);
  for (SquareOpinion& one : squares) {
    if (one.best() == SquareOpinion::What::empty) continue;
    if (kFigureKinds.at(one.best_kind()) == "rook") one.kinds = {0.01, 0.05, 0.06, 0.02, 0.03, 0.83};
    if (kFigureKinds.at(one.best_kind()) == "pawn") one.kinds = {0.005, 0.005, 0.01, 0.03, 0.65, 0.3};
  }
  const std::vector<KindShares> kinds = prior().kinds(squares, chess(), 0);
  const auto [right, all] = told(kinds, rows, 0);
  std::printf("[ MEASURED ] %d of %d figures of a misjudged set\n", right, all);
  EXPECT_GE(right * 10, all * 9);
}

TEST(PositionPrior, BelievesWhatIsPlain) {
  // Where anything may stand, looks decide.
  for (const std::string kind : {"queen", "rook", "bishop", "knight"}) {
    std::vector<SquareOpinion> squares =
        seen({"....k...", "........", "........", "...q....", "........", "..Q.....", "....K...", "........"});
    for (const char* square : {"c3", "d5"}) {
      on(squares, square).kinds.fill(0.001);
      on(squares, square).kinds.at(index_of(kind)) = 0.995;
    }
    const std::vector<KindShares> kinds = prior().kinds(squares, chess(), 0);
    for (const char* square : {"c3", "d5"})
      EXPECT_EQ(kFigureKinds.at(best(kinds[on(squares, square).cell.value])), kind) << square;
  }
}

TEST(SetLooks, FiguresOfOneSetAreMisjudgedAlike) {
  // Bishops are spoken of as knights, a little; three of four are known by their places.
  const KindShares as_knights{0.01, 0.01, 0.02, 0.4, 0.55, 0.01}, a_bishop{0, 0, 0, 1, 0, 0},
      open{0, 0, 0, 0.5, 0.5, 0};
  std::vector<SetFigure> figures(4, {said_of(as_knights), a_bishop, false});
  figures.back().now = open;
  const std::vector<Looks> looks = looks_in_a_set(figures);
  EXPECT_GT(looks.back()[3], looks.back()[4]);
  for (SetFigure& one : figures) one.now = open;
  const std::vector<Looks> unknown = looks_in_a_set(figures);
  EXPECT_LT(unknown.back()[3] - unknown.back()[4], looks.back()[3] - looks.back()[4]);
}

TEST(PositionPrior, KeepsProbabilitiesAndWhatIsNoFigure) {
  std::vector<SquareOpinion> squares = seen(kMiddleGame);
  on(squares, "h1").in_picture = false;
  const std::vector<KindShares> kinds = prior().kinds(squares, chess(), 0);
  for (const KindShares& one : kinds) EXPECT_NEAR(std::accumulate(one.begin(), one.end(), 0.0), 1, 1e-6);
  EXPECT_EQ(kinds[on(squares, "h1").cell.value], kLearntKinds);
  EXPECT_EQ(kinds[on(squares, "e4").cell.value].size(), kFigureKinds.size());
}

TEST(PositionPrior, RefusesWhatIsNoNetworkOfItsKind) {
  for (const std::string bytes : {"", "no network"}) {
    const auto made = PositionPrior::from_bytes(bytes);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, "bad_network");
  }
}

TEST(FigureBox, WhatNoBoxHoldsIsLeftOut) {
  const KindShares a_king{0.9, 0.1, 0, 0, 0, 0}, perhaps_one{0.6, 0.4, 0, 0, 0, 0}, a_pawn{0, 0, 0, 0, 0, 1};
  const auto shares = within_one_box({a_king, perhaps_one, a_pawn});
  EXPECT_NEAR(shares[0][0], 0.9 * 0.4 / (0.9 * 0.4 + 0.1 * 0.6), 1e-9);
  EXPECT_NEAR(shares[1][0], 1 - shares[0][0], 1e-9);
  EXPECT_EQ(shares[2], a_pawn);
}

}  // namespace
}  // namespace arbiter::vision
