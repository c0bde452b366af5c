// SPDX-License-Identifier: MIT
// Figures that have changed places, told by their looks: values in, values out.
#include "vision/reading/odd_figures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <string>

#include "tests/vision/seen_position.h"

namespace arbiter::vision {
namespace {

using test::chess, test::kStart, test::on, test::seen;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

/// Where the rows, eighth rank first, have figures.
std::vector<ExpectedFigure> expected(const std::vector<std::string>& rows) {
  std::vector<ExpectedFigure> out;
  for (size_t row = 0; row < rows.size(); ++row)
    for (size_t file = 0; file < rows[row].size(); ++file) {
      const char letter = rows[row][file];
      const size_t kind = std::string("kqrbnp").find(static_cast<char>(std::tolower(letter)));
      const Cell cell = chess().at(static_cast<int>(file), 7 - static_cast<int>(row));
      if (kind != std::string::npos) out.push_back({cell, std::isupper(letter) != 0 ? 0U : 1U, kind});
    }
  return out;
}

/// Kinds as clear as the reader of squares is on tables that it knows.
std::vector<SquareOpinion> clear(const std::vector<std::string>& rows) {
  std::vector<SquareOpinion> squares = seen(rows);
  for (SquareOpinion& one : squares)
    for (double& kind : one.kinds) kind = kind == 0.5 ? 0.985 : 0.003;
  return squares;
}

std::vector<std::string> told(const std::vector<SquareOpinion>& squares) {
  std::vector<std::string> out;
  for (const OddFigure& one : odd_figures(squares, expected(kStart)))
    out.push_back(chess().name(one.cell) + " " + std::string(kFigureKinds.at(one.looks)));
  return out;
}

TEST(OddFigures, AreNoneWhereAllStandAsTheyShould) {
  EXPECT_THAT(told(clear(kStart)), IsEmpty());
  EXPECT_THAT(told(seen(kStart)), IsEmpty());
}

TEST(OddFigures, AreThoseThatHaveChangedPlaces) {
  auto rows = kStart;
  rows[7] = "RNBKQBNR";
  EXPECT_THAT(told(clear(rows)), UnorderedElementsAre("d1 king", "e1 queen"));
  rows = kStart;
  rows[0] = "rbnqknbr";
  EXPECT_THAT(told(clear(rows)), UnorderedElementsAre("b8 bishop", "c8 knight", "f8 knight", "g8 bishop"));
}

TEST(OddFigures, OneThatIsMisjudgedHasNotChangedPlaces) {
  std::vector<SquareOpinion> squares = clear(kStart);
  on(squares, "d1").kinds = {0.985, 0.003, 0.003, 0.003, 0.003, 0.003};
  EXPECT_THAT(told(squares), IsEmpty());
}

TEST(OddFigures, AreOfOneArmy) {
  // As if the light queen and the dark king had changed places, which nobody's hand does.
  std::vector<SquareOpinion> squares = clear(kStart);
  std::swap(on(squares, "d1").kinds, on(squares, "e8").kinds);
  EXPECT_THAT(told(squares), IsEmpty());
}

TEST(OddFigures, AreNotTakenForOddOutsideThePicture) {
  auto rows = kStart;
  rows[7] = "RNBKQBNR";
  std::vector<SquareOpinion> squares = clear(rows);
  on(squares, "e1").in_picture = false;
  EXPECT_THAT(told(squares), IsEmpty());
}

}  // namespace
}  // namespace arbiter::vision
