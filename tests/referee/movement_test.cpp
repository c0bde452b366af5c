// SPDX-License-Identifier: MIT
// Betza text -> the squares that are drawn for it.
#include "referee/core/movement.h"

#include <gtest/gtest.h>

#include <sstream>

#include "referee/core/attack.h"
#include "referee/core/engine.h"
#include "referee/core/rules.h"
#include "tests/referee/movement_drawings.h"

namespace arbiter {
namespace {

class Movements : public ::testing::TestWithParam<Drawing> {};

TEST_P(Movements, ReachWhatIsDrawn) {
  const Drawing& d = GetParam();
  Rules rules;
  rules.id = "drawing";
  rules.board = Board::find("square9");
  rules.seats = {Seat::S, Seat::W, Seat::N, Seat::E};
  const Kind mover = rules.add_kind("mover", Movement(d.betza));
  const Kind stone = rules.add_kind("stone", Movement(""));
  const Seat enemy = d.side == Seat::S ? Seat::N : Seat::S;
  Position pos;
  pos.rules = &rules;
  for (const Seat seat : rules.seats) pos.seats[index(seat)].status = Status::playing;
  const auto put = [&](Kind kind, Seat army, Cell cell) {
    pos.grid[cell.value] = static_cast<PieceId>(pos.pieces.size());
    pos.pieces.push_back(Piece{kind, army, army, cell, Where::board, d.moved});
    return static_cast<PieceId>(pos.pieces.size() - 1);
  };
  std::istringstream rows(d.rows);
  std::string row;
  PieceId id = kNoPiece;
  std::vector<std::string> drawn;
  for (int y = 8; y >= 0; --y) {
    rows >> row;
    ASSERT_EQ(row.size(), 9U);
    for (int x = 0; x < 9; ++x) {
      const Cell cell = rules.board->at(x, y);
      if (x == 4 && y == 4) id = put(mover, d.side, cell);
      if (row[x] == 'f') put(stone, d.side, cell);
      if (row[x] == 'e' || row[x] == 'E') put(stone, enemy, cell);
      if (row[x] == 'x' || row[x] == 'E') drawn.push_back(rules.board->name(cell));
    }
  }
  TargetList targets;
  targets_of(pos, id, targets);
  std::vector<std::string> reached;
  for (const Target& t : targets) reached.push_back(rules.board->name(t.to));
  std::sort(drawn.begin(), drawn.end());
  std::sort(reached.begin(), reached.end());
  EXPECT_EQ(reached, drawn);
  // What it can take it attacks, and nothing else.
  for (PieceId other = 0; other < pos.pieces.size(); ++other) {
    if (other == id || pos.pieces[other].army == d.side) continue;
    const Cell cell = pos.pieces[other].cell;
    const bool taken = std::any_of(targets.begin(), targets.end(), [&](const Target& t) { return t.victim == other; });
    EXPECT_EQ(attacks(pos, id, other), taken) << rules.board->name(cell);
    EXPECT_EQ(attacks_cell(pos, id, cell, enemy), taken) << rules.board->name(cell);
  }
}

INSTANTIATE_TEST_SUITE_P(Betza, Movements, ::testing::ValuesIn(kDrawings),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(Movement, KnowsWhenTwoWaysLeadToOneCell) {
  EXPECT_FALSE(Movement("RN").overlaps());
  EXPECT_TRUE(Movement("RW").overlaps());
  EXPECT_FALSE(Movement("mWcW").overlaps());
}

TEST(Movement, BindsLegsToZones) {
  Rules rules;
  rules.id = "zones";
  rules.board = Board::find("square9");
  rules.seats = {Seat::S, Seat::N};
  std::array<CellSet, 4> upper{};
  for (const Cell cell : rules.board->cells())
    if (rules.board->rank(cell) >= 5) upper[0].set(cell.value);
  const std::uint8_t zone = rules.add_zone(upper);
  const Kind kind = rules.add_kind("bound", Movement("W", nullptr, {kNoZone, zone}));
  Position pos;
  pos.rules = &rules;
  pos.seats[0].status = Status::playing;
  const Cell e5 = *rules.board->find_cell("e5");
  pos.grid[e5.value] = 0;
  pos.pieces.push_back(Piece{kind, Seat::S, Seat::S, e5, Where::board, false});
  TargetList targets;
  targets_of(pos, 0, targets);
  ASSERT_EQ(targets.size(), 1U);
  EXPECT_EQ(rules.board->name(targets[0].to), "e6");
}

struct Wrong {
  const char* betza;
  const char* column;
};

TEST(Movement, SaysWhereANotationIsWrong) {
  for (const Wrong wrong : {Wrong{"X", "column 1"},
                            {"WX", "column 2"},
                            {"fq", "column 2"},
                            {"Wf", "column 2"},
                            {"W F", "column 2"},
                            {"R0", "column 2"},
                            {"?", "column 1"}}) {
    Movement movement;
    const auto added = movement.add(wrong.betza);
    ASSERT_FALSE(added) << wrong.betza;
    EXPECT_EQ(added.error().code, "bad_betza");
    EXPECT_NE(added.error().message.english().find(wrong.column), std::string::npos) << added.error().message.english();
    EXPECT_THROW(Movement{wrong.betza}, std::invalid_argument);
  }
}

}  // namespace
}  // namespace arbiter
