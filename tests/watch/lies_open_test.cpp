// SPDX-License-Identifier: MIT
// A table that lies still and shows what nobody can explain is looked at again, but ever more rarely.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "tests/watch/played_table.h"

namespace arbiter::table {
namespace {

using Actions = std::vector<std::string>;

class LiesOpen : public PlayedTable {
 protected:
  /// The table for so many pictures, each with noise of its own as far as a few go; how often it was looked at.
  int looks_in(int pictures) {
    std::array<cv::Mat, 3> shown;
    for (cv::Mat& one : shown) one = renderer_->render(table_, {}, noise_++);
    int looks = 0;
    for (int i = 0; i < pictures; ++i) {
      feed(shown.at(static_cast<std::size_t>(i) % shown.size()));
      const WatchStatus& status = watcher_->status();
      looks += status.decision && status.decision->frame == status.frame;
    }
    return looks;
  }

 private:
  int noise_ = 100;
};

TEST_F(LiesOpen, IsAskedAboutAndThenLookedAtRarely) {
  step_ = std::chrono::milliseconds(67);
  set_up("chess", "wood", 50);
  const std::string queen = table_.at("d8");
  table_.erase("d8");
  const int at_first = looks_in(15), later = looks_in(60), at_last = looks_in(60);
  std::printf("looks in the first second %d, in four more %d, in the next four %d\n", at_first, later, at_last);
  EXPECT_GE(at_first, 2);
  EXPECT_TRUE(watcher_->status().alert) << "nobody is told of the queen that is gone";
  EXPECT_LE(later, 8);
  EXPECT_GE(later, 1);
  EXPECT_LE(at_last, later);
  EXPECT_GE(at_last, 1);
  EXPECT_EQ(recorded_, Actions{});
  // What happens then is seen at once.
  table_["d8"] = queen;
  looks_in(8);
  move("e2", "e4");
  looks_in(8);
  EXPECT_EQ(recorded_, Actions{"e2e4"});
}

}  // namespace
}  // namespace arbiter::table
