// SPDX-License-Identifier: MIT
// On which of two squares a piece stands that is between them cannot be told.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/watch/played_table.h"

namespace arbiter::table {
namespace {

using Actions = std::vector<std::string>;

/// A pawn is left on the border of two squares, and put on one of them later.
class BetweenSquares : public PlayedTable, public testing::WithParamInterface<std::string> {
 protected:
  /// The table with one piece so far off its square's middle, in squares.
  void show_off(const std::string& square, cv::Point2f by) {
    vision::simulate::Shot shot{vision::simulate::stand(renderer_->scene(), table_), {}, static_cast<int>(frame_)};
    std::size_t nth = 0;  // they stand in the table's order
    for (const auto& [at, piece] : table_) {
      if (at == square) shot.pieces.at(nth).at += by;
      ++nth;
    }
    feed(renderer_->render(shot));
  }
};

TEST_P(BetweenSquares, NothingIsRecordedBeforeItIsPutRight) {
  step_ = std::chrono::milliseconds(200);
  set_up("chess", "wood", 50);
  const std::string to = GetParam();
  table_["e3"] = table_.at("e2");
  table_.erase("e2");
  for (const float by : {0.5F, 0.52F, 0.5F}) show_off("e3", {0, by});
  EXPECT_EQ(recorded_, Actions{}) << "it stands between e3 and e4";
  if (to != "e3") {
    table_[to] = table_.at("e3");
    table_.erase("e3");
  }
  for (int i = 0; i < 4; ++i) show();
  EXPECT_EQ(recorded_, Actions{"e2" + to});
}

INSTANTIATE_TEST_SUITE_P(Squares, BetweenSquares, testing::Values("e3", "e4"),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace arbiter::table
