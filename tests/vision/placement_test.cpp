// SPDX-License-Identifier: MIT
// What stands on a board, as a value: texts there and back, order, equality, and texts that mean no piece.
#include "vision/reading/placement.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "tests/support/placed.h"

namespace arbiter::vision {
namespace {

using arbiter::test::cell;
using arbiter::test::on_chessboard;
using arbiter::test::piece;

const Board& chessboard() { return *Board::find("chess8"); }

TEST(Occupants, AreReadAndWrittenAsText) {
  const Occupant pawn = piece("S.pawn");
  EXPECT_EQ(pawn.army, Army{'S'});
  ASSERT_TRUE(pawn.type);
  EXPECT_EQ(pawn.type->name(), "pawn");
  EXPECT_FALSE(pawn.controller);
  EXPECT_FALSE(piece("W").type) << "only the army is known";
  EXPECT_EQ(piece("W.knight@S").controller, Army{'S'});
  EXPECT_EQ(piece("W.knight@S").look(), piece("W.knight"));
  EXPECT_EQ(piece("W@S").controller, Army{'S'});
  for (const char* text : {"S", "W.knight@S", "N.gold-general", "E@N", "X.box_2", "S.a", "S.abcdefghijklmnopqrstuvw"})
    EXPECT_EQ(to_text(piece(text)), text);
  EXPECT_EQ(to_text(std::optional<Occupant>()), "");
}

TEST(Occupants, NothingIsMadeOfOtherTexts) {
  using namespace std::string_view_literals;
  for (const std::string_view text : {""sv,           " "sv,         "?"sv,
                                      "s"sv,          "s.pawn"sv,    "."sv,
                                      ".pawn"sv,      "S."sv,        "S.@N"sv,
                                      "S.pawn@"sv,    "S.pawn@n"sv,  "S.pawn@NN"sv,
                                      "S.pawn@N@W"sv, "S@"sv,        "@N"sv,
                                      "SW"sv,         "SW.pawn"sv,   "S pawn"sv,
                                      "S.pawn "sv,    "S.Pawn"sv,    "S.pawn.x"sv,
                                      "S..pawn"sv,    "S.pa\0wn"sv,  "S\0"sv,
                                      "S.\xC3\xBC"sv, "\xFF.pawn"sv, "S.abcdefghijklmnopqrstuvwx"sv})
    EXPECT_FALSE(parse_occupant(text)) << '"' << text << '"';
  EXPECT_FALSE(parse_occupant(std::string(1 << 20, 'S')));
  EXPECT_FALSE(parse_occupant("S." + std::string(1 << 20, 'a')));
}

TEST(Occupants, WhateverIsReadIsWrittenAsItStood) {
  std::mt19937 random(4);
  constexpr std::string_view kLetters = "SWNE.@abc-9?\n";
  int read = 0;
  for (int round = 0; round < 200'000; ++round) {
    std::string text;
    for (unsigned i = random() % 7; i > 0; --i) text += kLetters[random() % kLetters.size()];
    if (const auto occupant = parse_occupant(text)) {
      EXPECT_EQ(to_text(*occupant), text);
      ++read;
    }
  }
  EXPECT_GT(read, 1000);
}

TEST(Occupants, NamesOfTypesHaveALimit) {
  EXPECT_THROW(PieceType(""), std::length_error);
  EXPECT_THROW(PieceType("abcdefghijklmnopqrstuvwx"), std::length_error);
  EXPECT_EQ(PieceType("abcdefghijklmnopqrstuvw").name().size(), PieceType::kMostBytes);
}

TEST(Occupants, AreOrderedAsTheirTexts) {
  const std::vector<std::string> sorted{"N",      "N.king", "N.pawn",         "S",       "S.bishop",
                                        "S.king", "S.pawn", "S.pawn-general", "S.queen", "W"};
  for (std::size_t a = 0; a < sorted.size(); ++a)
    for (std::size_t b = 0; b < sorted.size(); ++b) {
      EXPECT_EQ(piece(sorted[a]) < piece(sorted[b]), a < b) << sorted[a] << " " << sorted[b];
      EXPECT_EQ(piece(sorted[a]) == piece(sorted[b]), a == b) << sorted[a] << " " << sorted[b];
    }
  EXPECT_LT(std::optional<Occupant>(), std::optional(piece("A"))) << "nothing comes first";
  EXPECT_NE(piece("S.pawn"), piece("S.pawn@N"));
  EXPECT_TRUE(same_army(piece("S.pawn"), piece("S.king@N")));
  EXPECT_FALSE(same_army(piece("S.pawn"), std::nullopt));
  EXPECT_TRUE(same_army(std::nullopt, std::nullopt));
}

TEST(Placements, HoldWhatIsPutThere) {
  Placement placement(chessboard());
  EXPECT_TRUE(placement.empty());
  EXPECT_FALSE(placement.on(cell(chessboard(), "e4")));
  placement.set(cell(chessboard(), "e4"), piece("S.pawn"));
  placement.set(cell(chessboard(), "a1"), piece("S.rook"));
  EXPECT_EQ(placement.size(), 2U);
  EXPECT_EQ(placement.on(cell(chessboard(), "e4")), piece("S.pawn"));
  EXPECT_TRUE(placement.contains(cell(chessboard(), "a1")));
  EXPECT_FALSE(placement.contains(cell(chessboard(), "a2")));
  placement.set(cell(chessboard(), "e4"), piece("N.queen"));
  EXPECT_EQ(placement.on(cell(chessboard(), "e4")), piece("N.queen"));
  placement.set(cell(chessboard(), "e4"), std::nullopt);
  placement.set(cell(chessboard(), "e4"), std::nullopt);
  EXPECT_EQ(placement, on_chessboard({{"a1", "S.rook"}}));
}

TEST(Placements, KnowTheCellsOfTheirBoard) {
  const Board& cross = *Board::find("cross14");
  const auto missing = [&] {
    for (int value = 0; value < cross.size(); ++value)
      if (const Cell one{static_cast<std::uint8_t>(value)}; !cross.has(one)) return one;
    return kNoCell;
  }();
  ASSERT_TRUE(missing.valid());
  Placement placement(cross);
  EXPECT_THROW(placement.set(missing, piece("S.pawn")), std::out_of_range);
  EXPECT_THROW(placement.set(kNoCell, piece("S.pawn")), std::out_of_range);
  EXPECT_THROW(Placement().set(cross.cells().front(), piece("S.pawn")), std::out_of_range);
  EXPECT_FALSE(placement.on(kNoCell));
  EXPECT_FALSE(Placement().on(cross.cells().front()));
  EXPECT_TRUE(placement.empty());
}

// The names themselves are compared, as a map of names would.
TEST(Placements, GoThroughSquaresByName) {
  std::mt19937 random(8);
  for (const std::string_view id : Board::ids()) {
    const Board& board = *Board::find(id);
    std::vector<Cell> cells = board.cells();
    std::shuffle(cells.begin(), cells.end(), random);
    Placement placement(board);
    for (const Cell one : cells) placement.set(one, piece("S.pawn"));
    std::vector<std::string> names;
    for (const auto& [at, occupant] : placement) names.push_back(board.name(at));
    EXPECT_EQ(names.size(), cells.size()) << id;
    EXPECT_TRUE(std::is_sorted(names.begin(), names.end())) << id;
    for (const Cell one : cells) EXPECT_TRUE(placement.contains(one)) << id << " " << board.name(one);
  }
}

TEST(Placements, AreOrderedAsMapsOfNamesAre) {
  const Board& board = *Board::find("points9x10");
  std::mt19937 random(3);
  const std::vector<std::string> pieces{"S.pawn", "N.pawn", "S", "S.horse"};
  std::vector<std::map<std::string, std::string>> maps(1);
  for (int i = 0; i < 60; ++i) {
    auto& one = maps.emplace_back();
    for (unsigned n = random() % 4; n > 0; --n)
      one[board.name(board.cells()[random() % 12 * 7])] = pieces[random() % pieces.size()];
  }
  for (const auto& a : maps)
    for (const auto& b : maps) {
      const Placement p = arbiter::test::placed(board, a), q = arbiter::test::placed(board, b);
      EXPECT_EQ(p == q, a == b);
      EXPECT_EQ(p < q, a < b);
      EXPECT_EQ(arbiter::test::texts(p, board), a);
    }
}

TEST(Placements, OfOtherBoardsAreOthersWhereSomethingStands) {
  const Board& plain = *Board::find("plain8");
  EXPECT_EQ(Placement(), Placement(chessboard()));
  EXPECT_EQ(Placement(plain), Placement(chessboard()));
  Placement here(chessboard()), there(plain);
  here.set(cell(chessboard(), "c3"), piece("S.pawn"));
  there.set(cell(plain, "c3"), piece("S.pawn"));
  EXPECT_NE(here, there);
  EXPECT_NE(here <=> there, std::strong_ordering::equal);
  EXPECT_EQ(here < there, !(there < here));
}

TEST(Placements, CopiesStandForThemselves) {
  const Placement before = on_chessboard({{"e2", "S.pawn"}, {"e7", "N.pawn"}});
  Placement after = before;
  after.set(cell(chessboard(), "e4"), after.on(cell(chessboard(), "e2")));
  after.set(cell(chessboard(), "e2"), std::nullopt);
  EXPECT_EQ(before, on_chessboard({{"e2", "S.pawn"}, {"e7", "N.pawn"}}));
  EXPECT_EQ(after, on_chessboard({{"e4", "S.pawn"}, {"e7", "N.pawn"}}));
  EXPECT_LT(before, after);
  EXPECT_TRUE(same_armies(before, on_chessboard({{"e2", "S.king"}, {"e7", "N"}})));
  EXPECT_FALSE(same_armies(before, after));
  EXPECT_FALSE(same_armies(before, on_chessboard({{"e2", "S.pawn"}})));
  EXPECT_FALSE(same_armies(before, on_chessboard({{"e2", "N.pawn"}, {"e7", "N.pawn"}})));
}

}  // namespace
}  // namespace arbiter::vision
