// SPDX-License-Identifier: MIT
// Pieces that do not stand as the game begins: that is told, and nothing is recorded until they are put right.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/watch/played_table.h"

namespace arbiter::table {
namespace {

using Actions = std::vector<std::string>;
using ::testing::HasSubstr;

struct Wrong {
  std::vector<std::pair<std::string, std::string>> exchanged;
  std::string style;
};

class SetUpOrder : public PlayedTable {
 protected:
  /// Sees the table with these pieces exchanged, for two seconds.
  void begin_with(const Wrong& wrong, std::uint64_t seed) {
    step_ = std::chrono::milliseconds(200);
    table_ = begin("chess");
    for (const auto& [a, b] : wrong.exchanged) std::swap(table_.at(a), table_.at(b));
    watch(scene(wrong.style, 50, seed));
    for (int i = 0; i < 10; ++i) show();
  }
};

TEST_F(SetUpOrder, IsToldWhenKingAndQueenHaveChangedPlaces) {
  begin_with({{{"d1", "e1"}}, "wood"}, 3);
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::starting);
  ASSERT_TRUE(watcher_->status().alert);
  EXPECT_THAT(watcher_->status().alert->message, HasSubstr("look at d1, e1"));
  move("e2", "e4");
  EXPECT_EQ(recorded_, Actions{});
  // Put right, the game goes on from there.
  move("e4", "e2");
  std::swap(table_.at("d1"), table_.at("e1"));
  for (int i = 0; i < 10; ++i) show();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  move("e2", "e4");
  EXPECT_EQ(recorded_, Actions{"e2e4"});
}

TEST_F(SetUpOrder, MayBeAsItIsWhenSomebodySaysSo) {
  begin_with({{{"d1", "e1"}}, "wood"}, 3);
  ASSERT_TRUE(watcher_->status().alert);
  ASSERT_EQ(watcher_->status().alert->candidates.size(), 1U);
  watcher_->answer(watcher_->status().alert->candidates.front().actions);
  for (int i = 0; i < 3; ++i) show();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
}

TEST_F(SetUpOrder, IsToldWhenKnightsAndBishopsHaveChangedPlaces) {
  begin_with({{{"b8", "c8"}, {"f8", "g8"}}, "plastic"}, 5);
  ASSERT_TRUE(watcher_->status().alert);
  EXPECT_THAT(watcher_->status().alert->message, HasSubstr("b8, c8, f8, g8"));
}

TEST_F(SetUpOrder, IsNotDoubtedWhereAllIsWell) {
  std::uint64_t seed = 11;
  for (const char* style : {"wood", "plastic", "vinyl", "print"}) {
    begin_with({{}, style}, ++seed);
    EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << style << ": " << last_alert();
    watcher_.reset();
  }
}

}  // namespace
}  // namespace arbiter::table
