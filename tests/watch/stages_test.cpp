// SPDX-License-Identifier: MIT
// The stages of a watch, and how they follow one another; that watchers keep to it is seen in every watched table
// (watched_table.h).
#include <gtest/gtest.h>

#include <string>

#include "app/table/watch_stage.h"

namespace arbiter::table {
namespace {

using enum WatchStage;

constexpr WatchStage kAll[] = {looking, starting, watching, reached, asking, lost};

TEST(WatchStages, LastAndBeginAnewFromAnywhere) {
  for (const WatchStage stage : kAll) {
    EXPECT_TRUE(may_follow(stage, stage)) << name(stage);
    EXPECT_TRUE(may_follow(stage, looking)) << name(stage);
  }
}

TEST(WatchStages, NobodyIsAskedBeforeTableAndGameHaveAgreed) {
  for (const WatchStage before : {looking, starting})
    for (const WatchStage after : {reached, asking}) EXPECT_FALSE(may_follow(before, after)) << name(before);
  EXPECT_FALSE(may_follow(looking, lost)) << "what was not found is not lost";
}

TEST(WatchStages, OnceAgreedTheStartDoesNotComeBackUnlessTheBoardWasLost) {
  for (const WatchStage before : {watching, reached, asking})
    EXPECT_FALSE(may_follow(before, starting)) << name(before);
  EXPECT_TRUE(may_follow(lost, starting));
}

TEST(WatchStages, EveryOneIsReachedAndLeft) {
  for (const WatchStage stage : kAll) {
    int ways_in = 0, ways_out = 0;
    for (const WatchStage other : kAll) {
      if (other == stage) continue;
      ways_in += may_follow(other, stage) ? 1 : 0;
      ways_out += may_follow(stage, other) ? 1 : 0;
    }
    EXPECT_GT(ways_in, 0) << name(stage);
    EXPECT_GT(ways_out, 1) << name(stage);
  }
}

TEST(WatchStages, HaveNamesOfTheirOwn) {
  std::string all;
  for (const WatchStage stage : kAll) all += std::string(name(stage)) + " ";
  EXPECT_EQ(all, "looking starting watching reached asking lost ");
}

}  // namespace
}  // namespace arbiter::table
