// SPDX-License-Identifier: MIT
// A game that has been lost sight of, found again by what every square looks like.
#include <gtest/gtest.h>

#include "app/table/resync.h"
#include "app/table/session.h"
#include "tests/support/placed.h"

namespace arbiter::table {
namespace {

using Plies = std::vector<std::string>;

class FoundAgain : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(session_.new_game({{"ruleset", "chess"}}).has_value()); }

  void play(const Plies& plies) {
    for (const std::string& ply : plies) ASSERT_TRUE(session_.act(ply, {"camera", 1, 1}).has_value()) << ply;
  }
  [[nodiscard]] vision::Placement after(const Plies& plies) const {
    return Futures(*session_.game()).after(plies).table;
  }

  /// A reading in which every square shows that table, as surely as squares show anything.
  [[nodiscard]] vision::Reading showing(const vision::Placement& table) const {
    constexpr double kSure = 0.97;
    vision::Reading reading;
    reading.armies = {vision::Army{'S'}, vision::Army{'N'}};
    reading.cells.resize(static_cast<size_t>(board_.size()));
    for (vision::CellReading& cell : reading.cells) {
      cell.empty = kSure;
      cell.armies = {(1 - kSure) / 2, (1 - kSure) / 2};
    }
    for (const auto& [on, piece] : table) {
      vision::CellReading& cell = reading.cells[on.value];
      cell.empty = (1 - kSure) / 2;
      cell.armies[piece.army == reading.armies[0] ? 0 : 1] = kSure;
    }
    return reading;
  }
  /// Squares that look otherwise than they are count as little as they should.
  ResyncParams params_{.least = -6};
  Session session_;
  const Board& board_ = *Board::find("chess8");
};

TEST_F(FoundAgain, PliesThatNobodySawAmongThemPiecesThatCameAndWereTaken) {
  play({"e2e4", "e7e5", "g1f3"});
  const Plies unseen{"d7d6", "d2d4", "c8g4", "d4e5", "g4f3", "d1f3"};
  const vision::Placement truth = after(unseen);
  Futures futures(*session_.game());
  const auto ways = resync_hypotheses(futures, 0, showing(truth), board_, params_);
  ASSERT_FALSE(ways.empty());
  EXPECT_EQ(ways.front().table, truth);
  // Fewer may lead there, too; whose turn it is then no square shows.
  EXPECT_LE(ways.front().actions.size(), unseen.size());
  if (ways.size() > 1) {
    EXPECT_GT(ways.front().worth, ways.back().worth + 1) << "another table is as likely";
  }
}

TEST_F(FoundAgain, WhatWasRecordedWronglyIsTakenBack) {
  play({"e2e4", "e7e5", "g1f3"});
  const auto before = session_.what_if(1, {});
  ASSERT_TRUE(before.has_value());
  Futures other(*before);
  const vision::Placement truth = Futures(*before).after({"f1c4", "g8f6"}).table;
  const auto ways = resync_hypotheses(other, 1, showing(truth), board_, params_);
  ASSERT_FALSE(ways.empty());
  EXPECT_EQ(ways.front().back, 1);
  EXPECT_EQ(ways.front().actions, (Plies{"f1c4", "g8f6"}));
  // From where the game was thought to stand no few plies lead there.
  Futures wrong(*session_.game());
  for (const ResyncHypothesis& way : resync_hypotheses(wrong, 0, showing(truth), board_, params_))
    EXPECT_LT(way.worth, ways.front().worth);
}

TEST_F(FoundAgain, NothingIsFoundOfATableThatNoPlayLeadsTo) {
  vision::Placement odd = after({});
  for (const char* square : {"a1", "h1", "d8"}) odd.set(test::cell(board_, square), std::nullopt);
  for (const char* square : {"d4", "d5"}) odd.set(test::cell(board_, square), test::piece("N.queen"));
  Futures futures(*session_.game());
  params_.least = -1.5 - 64 * 0.03;  // as much as squares that are quite right leave
  params_.most_actions = 4;
  EXPECT_TRUE(resync_hypotheses(futures, 0, showing(odd), board_, params_).empty());
}

TEST(WaysBack, TheBestAndTheBestThatLeadsElsewhereAreKept) {
  const vision::Placement one = test::on_chessboard({{"a1", "S.rook"}}),
                          other = test::on_chessboard({{"a2", "S.rook"}});
  std::vector<ResyncHypothesis> ways{{0, {"c"}, other, 0, -3}, {0, {"a"}, one, 0, -1}, {0, {"b"}, one, 0, -2}};
  keep_two(ways);
  ASSERT_EQ(ways.size(), 2U);
  EXPECT_EQ(ways[0].actions, Plies{"a"});
  EXPECT_EQ(ways[1].actions, Plies{"c"});
}

}  // namespace
}  // namespace arbiter::table
