// SPDX-License-Identifier: MIT
// What the squares of a picture look like by themselves, as a judge between explanations of what has changed.
#include "app/table/looks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "referee/core/board.h"
#include "tests/support/placed.h"
#include "tests/watch/watched_table.h"

namespace arbiter::table {
namespace {

using test::on_chessboard;
using vision::CellReading;

using vision::Reading;

class Looks : public testing::Test {
 protected:
  /// A reading in which every square surely shows `table`.
  [[nodiscard]] Reading sure_of(const vision::Placement& table) const {
    Reading reading;
    reading.armies = {vision::Army{'S'}, vision::Army{'N'}};
    reading.cells.resize(static_cast<size_t>(board_.size()));
    for (CellReading& cell : reading.cells) {
      cell.empty = 1;
      cell.armies = {0, 0};
    }
    for (const auto& [on, piece] : table) {
      CellReading& cell = reading.cells[on.value];
      cell.empty = 0;
      cell.armies[piece.army == reading.armies[0] ? 0 : 1] = 1;
    }
    return reading;
  }
  [[nodiscard]] CellReading& at(Reading& reading, const std::string& square) const {
    return reading.cells[board_.find_cell(square)->value];
  }

  const Board& board_ = *Board::find("chess8");
  const vision::Placement table_ = on_chessboard({{"e4", "S.pawn"}, {"d5", "N.pawn"}});
};

TEST_F(Looks, OfTheTableThatIsShownAreNought) { EXPECT_DOUBLE_EQ(looks_of(table_, sure_of(table_), board_), 0); }

TEST_F(Looks, EverySquareThatShowsSomethingElseCountsOnce) {
  const vision::Placement taken = on_chessboard({{"d5", "S.pawn"}});
  const double looks = looks_of(taken, sure_of(table_), board_);
  EXPECT_DOUBLE_EQ(looks, 2 * std::log(kLeastLook));
  EXPECT_TRUE(contradicted(looks));
  EXPECT_FALSE(contradicted(std::log(kLeastLook))) << "a single square may be misread";
}

TEST_F(Looks, HiddenSquaresSayNothing) {
  Reading reading = sure_of(table_);
  at(reading, "e4").visible = 0.1;
  EXPECT_DOUBLE_EQ(looks_of(on_chessboard({{"d5", "N.pawn"}}), reading, board_), 0);
}

TEST_F(Looks, WhatLooksLikeNoArmyMayBeAny) {
  Reading reading = sure_of(table_);
  CellReading& cell = at(reading, "e4");
  cell.armies = {0, 0};
  cell.unknown = 1;
  const double with = looks_of(table_, reading, board_),
               without = looks_of(on_chessboard({{"d5", "N.pawn"}}), reading, board_);
  EXPECT_DOUBLE_EQ(with, std::log(1.0 / 3));
  EXPECT_DOUBLE_EQ(with, without);
}

TEST_F(Looks, BearOutWhatEverySquareRatherShows) {
  EXPECT_TRUE(borne_out(0));
  EXPECT_TRUE(borne_out(std::log(0.6)));
  EXPECT_FALSE(borne_out(std::log(0.4)));
}

TEST_F(Looks, DecideBetweenExplanationsThatExplainAsMuch) {
  constexpr double kArea = 1000;
  Hypothesis seen, gathered;
  seen.actions = {"e2e4", "d7d5"};
  seen.table = table_;
  seen.score = 2 * kArea;
  gathered.actions = {"e2e4", "d7d5", "e4d5"};
  gathered.table = on_chessboard({{"d5", "S.pawn"}});
  gathered.score = 4 * kArea;
  std::vector<Hypothesis> list{gathered, seen};
  count_looks(list, sure_of(table_), board_, kArea);
  EXPECT_EQ(list.front().actions, seen.actions);
  EXPECT_DOUBLE_EQ(list.front().score, seen.score) << "nothing speaks against it";
  EXPECT_LT(list.back().score, gathered.score);
}

/// One picture of each position and no other, as a camera gives it that is told to take one, and some are missing.
class OnePictureOfEach : public testing::Test, protected WatchedTable {
 protected:
  void SetUp() override {
    table_ = begin("chess");
    ASSERT_TRUE(truth_.new_game({{"ruleset", "chess"}}).has_value());
    watch(scene("wood", 75, 3));
    show();
  }
  void play(const std::vector<std::string>& actions) {
    for (const std::string& action : actions) {
      const auto done = truth_.act(action);
      ASSERT_TRUE(done) << action << ": " << done.error().message.english();
    }
    table_ = pieces(truth_);
    show();
  }
  void show() { feed(renderer_->render(table_, std::nullopt, static_cast<int>(frame_))); }
  static vision::simulate::Placement pieces(Session& session) { return session.state().pieces; }

  Session truth_{":memory:"};
  vision::simulate::Placement table_;
};

TEST_F(OnePictureOfEach, TellsTwoActionsApartFromTheirFirst) {
  for (const auto& actions : std::vector<std::vector<std::string>>{
           {"e2e4"}, {"e7e5"}, {"g1f3", "b8c6"}, {"f1b5"}, {"a7a6", "b5c6"}, {"d7c6"}}) {
    play(actions);
    // The second of two that came at once waits for another picture.
    if (actions.size() > 1) continue;
    EXPECT_EQ(pieces(session_), pieces(truth_)) << actions.front() << ": " << last_alert();
  }
  EXPECT_EQ(recorded_.size(), 8U);
}

TEST_F(OnePictureOfEach, FindsCapturesOnOneSquareThatNobodySaw) {
  for (const char* action : {"e2e4", "d7d5", "b1c3", "g8f6"}) play({action});
  ASSERT_EQ(recorded_.size(), 4U) << last_alert();
  play({"e4d5", "f6d5", "c3d5", "d8d5"});
  for (int i = 0; i < 2; ++i) show();
  // Which of the two took first cannot be seen: nothing is recorded before somebody says so.
  EXPECT_EQ(recorded_.size(), 4U);
  ASSERT_FALSE(alerts_.empty());
  EXPECT_EQ(alerts_.back().alert, AlertKind::ambiguous) << last_alert();
  const std::vector<std::string> played{"e4d5", "f6d5", "c3d5", "d8d5"};
  const auto is_played = [&](const observing::Candidate& one) { return one.actions == played; };
  EXPECT_TRUE(std::any_of(alerts_.back().candidates.begin(), alerts_.back().candidates.end(), is_played))
      << last_alert();
  EXPECT_EQ(watcher_->answer(played).actions.size(), 4U);
  EXPECT_EQ(pieces(session_), pieces(truth_));
  show();
  play({"d2d4"});
  EXPECT_EQ(recorded_.back(), "d2d4");
}

}  // namespace
}  // namespace arbiter::table
