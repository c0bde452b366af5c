// SPDX-License-Identifier: MIT
// What the set-up of an ordinary set tells of a picture: values in, values out.
#include "vision/reading/set_up.h"

#include <gtest/gtest.h>

#include <numeric>
#include <string>

#include "tests/vision/seen_position.h"

namespace arbiter::vision {
namespace {

using test::chess, test::kMiddleGame, test::kStart, test::on, test::seen;

TEST(SetUp, PiecesAtHomeAreWhatStandsThere) {
  std::vector<SquareOpinion> squares = seen(kStart);
  on(squares, "g8").kinds = {0.02, 0.02, 0.1, 0.1, 0.06, 0.7};  // a knight that looks like a pawn
  on(squares, "a1").kinds = {0.5, 0.3, 0.1, 0.04, 0.03, 0.03};
  const Ways ways = given_the_set_up(squares, chess()).ways;
  EXPECT_EQ(kFigureKinds.at(on(squares, "g8").best_kind()), "knight");
  EXPECT_EQ(kFigureKinds.at(on(squares, "a1").best_kind()), "rook");
  EXPECT_GT(on(squares, "g8").kind_certainty(), 0.9);
  EXPECT_GT(ways[0], 0.999);
}

TEST(SetUp, TellsWhichWayRoundTheBoardLies) {
  for (const auto& rows : {kStart, kMiddleGame})
    for (const int orientation : {0, 2}) {
      std::vector<SquareOpinion> squares = seen(rows, orientation);
      const Ways ways = given_the_set_up(squares, chess()).ways;
      EXPECT_GT(ways.at(static_cast<size_t>(orientation)), 0.95);
      EXPECT_NEAR(std::accumulate(ways.begin(), ways.end(), 0.0), 1, 1e-9);
      EXPECT_EQ(ways[1] + ways[3], 0) << "a quarter turn puts light squares where dark ones are";
    }
  std::vector<SquareOpinion> bare = seen(std::vector<std::string>(8, "........"));
  EXPECT_NEAR(given_the_set_up(bare, chess()).ways[0], 0.5, 1e-9);
}

TEST(SetUp, WhatIsPlainIsBelievedWhereverItStands) {
  // The king in the middle, a rook on the bishop's square, a queen that has come home to the king's.
  const std::vector<std::string> rows{"....q...", "p......p", "..k.....", "....P...",
                                      "........", "...K....", ".....Q..", "..R....."};
  std::vector<SquareOpinion> squares = seen(rows);
  for (SquareOpinion& one : squares)
    for (double& kind : one.kinds) kind = kind == 0.5 ? 0.95 : 0.01;
  given_the_set_up(squares, chess());
  EXPECT_EQ(kFigureKinds.at(on(squares, "e8").best_kind()), "queen");
  EXPECT_EQ(kFigureKinds.at(on(squares, "c1").best_kind()), "rook");
  EXPECT_EQ(kFigureKinds.at(on(squares, "d3").best_kind()), "king");
  EXPECT_EQ(on(squares, "e1").best(), SquareOpinion::What::empty);
}

/// Kinds as clear as the reader of squares is on tables that it knows.
void clearly(std::vector<SquareOpinion>& squares) {
  for (SquareOpinion& one : squares)
    for (double& kind : one.kinds) kind = kind == 0.5 ? 0.985 : 0.003;
}

TEST(SetUp, KindsThatHaveChangedPlacesAreBelieved) {
  for (const std::string light : {"RNBKQBNR", "RBNQKNBR", "NRBQKBRN"}) {
    std::vector<SquareOpinion> squares =
        seen({"rnbqkbnr", "pppppppp", "........", "........", "........", "........", "PPPPPPPP", light});
    clearly(squares);
    const SetUpReading reading = given_the_set_up(squares, chess());
    EXPECT_LT(reading.usual, 0.5) << light;
    for (char file = 'a'; file <= 'h'; ++file) {
      const char letter = light[static_cast<size_t>(file - 'a')];
      EXPECT_EQ("KQRBNP"[on(squares, std::string{file, '1'}).best_kind()], letter) << light << " " << file;
    }
    EXPECT_EQ(kFigureKinds.at(on(squares, "d8").best_kind()), "queen") << light;
  }
}

TEST(SetUp, PiecesBehindThePawnsMayStandInAnyOrder) {
  const std::string dark = "bqnrnkrb", light = "BQNRNKRB";
  // After three moves, too.
  for (const auto& rows :
       {std::vector<std::string>{dark, "pppppppp", "........", "........", "........", "........", "PPPPPPPP", light},
        std::vector<std::string>{"bq.rnkrb", "pppppppp", ".n......", "........", "....P...", "......N.", "PPPP.PPP",
                                 "BQ.RNKRB"}}) {
    std::vector<SquareOpinion> squares = seen(rows);
    clearly(squares);
    const SetUpReading reading = given_the_set_up(squares, chess());
    EXPECT_LT(reading.usual, 0.1);
    for (char file = 'a'; file <= 'h'; ++file) {
      const char letter = rows[7][static_cast<size_t>(file - 'a')];
      if (letter == '.') continue;
      EXPECT_EQ("KQRBNP"[on(squares, std::string{file, '1'}).best_kind()], letter) << file;
    }
  }
}

TEST(SetUp, OneFigureThatLooksOtherIsNoOtherOrder) {
  std::vector<SquareOpinion> squares = seen(kStart);
  on(squares, "d1").kinds = {0.9, 0.05, 0.01, 0.01, 0.01, 0.02};
  const SetUpReading reading = given_the_set_up(squares, chess());
  EXPECT_GT(reading.usual, 0.9);
  EXPECT_EQ(kFigureKinds.at(on(squares, "d1").best_kind()), "queen");
}

TEST(SetUp, PawnsDoNotStandOnTheLastRank) {
  std::vector<SquareOpinion> squares =
      seen({"........", "..k.....", "........", "........", "........", "...K....", "........", "........"});
  SquareOpinion& one = on(squares, "f8");
  one.light = 0.98;
  one.empty = 0.01;
  one.dark = one.unknown = 0.005;
  one.kinds = {0.02, 0.05, 0.08, 0.2, 0.05, 0.6};
  SquareOpinion& same = on(squares, "f6");
  const Cell where = same.cell;
  same = one;
  same.cell = where;
  given_the_set_up(squares, chess());
  EXPECT_EQ(kFigureKinds.at(on(squares, "f8").best_kind()), "bishop");
  EXPECT_EQ(kFigureKinds.at(on(squares, "f6").best_kind()), "pawn");
}

/// What is said of that square.
void stands(SquareOpinion& one, double light, double dark) {
  one.light = light;
  one.dark = dark;
  one.unknown = 0.005;
  one.empty = 1 - light - dark - one.unknown;
}

TEST(SetUp, WhereNearlyAllStandAtHomeNothingIsElsewhere) {
  std::vector<SquareOpinion> squares = seen(kStart);
  stands(on(squares, "a6"), 0.7, 0.005);  // a stain that looks like a figure
  given_the_set_up(squares, chess());
  EXPECT_EQ(on(squares, "a6").best(), SquareOpinion::What::empty);
  std::vector<SquareOpinion> late =
      seen({"........", "..k.....", "........", "..p..n..", "........", "..PK....", "........", "....R..."});
  stands(on(late, "a6"), 0.7, 0.005);
  given_the_set_up(late, chess());
  EXPECT_EQ(on(late, "a6").best(), SquareOpinion::What::light) << "late in a game it may well be one";
}

TEST(SetUp, NoSideHasMoreThanItsBoxHolds) {
  // All are there, and some have gone out: a seventeenth cannot be.
  std::vector<SquareOpinion> squares =
      seen({"r..q.rk.", "pbpnbppp", ".p..pn..", "...p....", "...P....", ".P..PN..", "PBPNBPPP", "R..Q.RK."});
  stands(on(squares, "a6"), 0.9, 0.005);
  given_the_set_up(squares, chess());
  EXPECT_EQ(on(squares, "a6").best(), SquareOpinion::What::empty);
  double light = 0;
  for (const SquareOpinion& one : squares) light += one.light;
  EXPECT_LE(light, 16.0 + 1e-6);
}

TEST(SetUp, KeepsProbabilitiesAndWhatIsOutsideThePicture) {
  std::vector<SquareOpinion> squares = seen(kMiddleGame);
  on(squares, "h1").in_picture = false;
  given_the_set_up(squares, chess());
  for (const SquareOpinion& one : squares) {
    EXPECT_NEAR(one.empty + one.light + one.dark + one.unknown, 1, 1e-9);
    EXPECT_NEAR(std::accumulate(one.kinds.begin(), one.kinds.end(), 0.0), 1, 1e-6);
  }
  EXPECT_FALSE(on(squares, "h1").in_picture);
  EXPECT_FALSE(on(squares, "h1").sure());
}

}  // namespace
}  // namespace arbiter::vision
