// SPDX-License-Identifier: MIT
#include "referee/core/board.h"

#include <gtest/gtest.h>

#include <set>

namespace arbiter {
namespace {

struct Shape {
  const char* id;
  int width, height;
  std::size_t cells;
  const char* dark;   // a square that is dark
  const char* light;  // one that is light
};

class Boards : public ::testing::TestWithParam<Shape> {};

TEST_P(Boards, HasItsSizeAndColours) {
  const Shape shape = GetParam();
  const Board* board = Board::find(shape.id);
  ASSERT_NE(board, nullptr);
  EXPECT_EQ(board->width(), shape.width);
  EXPECT_EQ(board->height(), shape.height);
  EXPECT_EQ(board->cells().size(), shape.cells);
  EXPECT_TRUE(board->dark(*board->find_cell(shape.dark)));
  EXPECT_FALSE(board->dark(*board->find_cell(shape.light)));
}

TEST_P(Boards, NamesAndCellsAreEachOthersInverse) {
  const Board& board = *Board::find(GetParam().id);
  std::set<std::string> names;
  for (const Cell cell : board.cells()) {
    EXPECT_TRUE(board.has(cell));
    EXPECT_EQ(board.find_cell(board.name(cell)), cell);
    EXPECT_EQ(board.at(board.file(cell), board.rank(cell)), cell);
    names.insert(board.name(cell));
  }
  EXPECT_EQ(names.size(), board.cells().size());
}

TEST_P(Boards, EveryStepComesBack) {
  const Board& board = *Board::find(GetParam().id);
  for (const Cell cell : board.cells()) {
    for (int x = -3; x <= 3; ++x) {
      for (int y = -3; y <= 3; ++y) {
        const Vec there{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
        const Vec back{static_cast<std::int8_t>(-x), static_cast<std::int8_t>(-y)};
        const Cell to = board.step(cell, there);
        EXPECT_EQ(to, board.at(board.file(cell) + x, board.rank(cell) + y));
        if (to.valid()) {
          EXPECT_EQ(board.step(to, back), cell) << board.name(cell) << " " << x << "," << y;
        }
      }
    }
  }
}

TEST_P(Boards, RefusesSquaresItDoesNotHave) {
  const Board& board = *Board::find(GetParam().id);
  for (const char* name : {"", "a", "a0", "a01", "4a", "z1", "a99", "a1 ", "A1", "e1e", "`1"})
    EXPECT_FALSE(board.find_cell(name)) << name;
}

INSTANTIATE_TEST_SUITE_P(All, Boards,
                         ::testing::Values(Shape{"chess8", 8, 8, 64, "a1", "h1"}, Shape{"plain8", 8, 8, 64, "a1", "h1"},
                                           Shape{"square9", 9, 9, 81, "a1", "a2"},
                                           Shape{"square10", 10, 10, 100, "a1", "a2"},
                                           Shape{"cross14", 14, 14, 160, "d1", "k1"},
                                           Shape{"square14", 14, 14, 196, "a1", "a2"},
                                           Shape{"points9x10", 9, 10, 90, "a1", "a2"}),
                         [](const auto& test) { return std::string(test.param.id); });

TEST(Board, EveryIdIsFound) {
  for (const std::string_view id : Board::ids()) EXPECT_EQ(Board::find(id)->id(), id);
  EXPECT_EQ(Board::find("chess9"), nullptr);
}

TEST(Board, TheCrossHasNoCorners) {
  const Board& board = *Board::find("cross14");
  for (const char* corner : {"a1", "c3", "l1", "n3", "a12", "c14", "l12", "n14"})
    EXPECT_FALSE(board.find_cell(corner)) << corner;
  for (const char* arm : {"d1", "k1", "a4", "a11", "n4", "n11", "d14", "k14"}) EXPECT_TRUE(board.find_cell(arm)) << arm;
  EXPECT_FALSE(board.step(*board.find_cell("d1"), {-1, 0}).valid());
}

TEST(Board, WrapsRoundItsEdges) {
  const Board& board = *Board::find("chess8");
  bool crossed = false;
  EXPECT_EQ(board.step_wrapped(*board.find_cell("d4"), {1, 1}, crossed), board.find_cell("e5"));
  EXPECT_FALSE(crossed);
  EXPECT_EQ(board.step_wrapped(*board.find_cell("h8"), {1, 1}, crossed), board.find_cell("a1"));
  EXPECT_TRUE(crossed);
  EXPECT_EQ(board.step_wrapped(*board.find_cell("a4"), {-1, 0}, crossed), board.find_cell("h4"));
  EXPECT_TRUE(crossed) << "set once, it stays set";
}

TEST(Board, MeasuresDistances) {
  const Board& board = *Board::find("chess8");
  const Cell a1 = *board.find_cell("a1"), c6 = *board.find_cell("c6");
  EXPECT_EQ(board.distance(a1, c6), 7);
  EXPECT_EQ(board.king_steps(a1, c6), 5);
}

TEST(Board, TurnsStepsForEachSide) {
  const Vec ahead{0, 1}, right{1, 0};
  EXPECT_EQ(rotated(ahead, Seat::S), (Vec{0, 1}));
  EXPECT_EQ(rotated(ahead, Seat::W), (Vec{1, 0}));
  EXPECT_EQ(rotated(ahead, Seat::N), (Vec{0, -1}));
  EXPECT_EQ(rotated(ahead, Seat::E), (Vec{-1, 0}));
  EXPECT_EQ(rotated(right, Seat::W), (Vec{0, -1}));
  EXPECT_EQ(rotated(right, Seat::E), (Vec{0, 1}));
}

}  // namespace
}  // namespace arbiter
