// SPDX-License-Identifier: MIT
// What is remembered of when a table changed: sooner than a hand can play, or not.
#include <gtest/gtest.h>

#include "app/table/watcher_parts.h"

namespace arbiter::table {
namespace {

using namespace std::chrono_literals;

TEST(ChangedAtOnce, IsOneStepSoonAfterTheTableWasFree) {
  Agreed agreed;
  agreed.free_now(1000ms);
  EXPECT_FALSE(agreed.changed_at_once()) << "nothing has changed";
  agreed.changes_now(1200ms);
  EXPECT_TRUE(agreed.changed_at_once());
  agreed.changes_now(1400ms);
  EXPECT_FALSE(agreed.changed_at_once()) << "something came, and something went";
  agreed.free_now(1600ms);
  EXPECT_FALSE(agreed.changed_at_once());
  agreed.changes_now(2600ms);
  EXPECT_FALSE(agreed.changed_at_once()) << "nobody looked for a second";
}

TEST(ChangedAtOnce, IsNotKnownWithoutTheTime) {
  Agreed agreed;
  agreed.free_now(0ms);
  agreed.changes_now(0ms);
  EXPECT_FALSE(agreed.changed_at_once());
}

}  // namespace
}  // namespace arbiter::table
