// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "tests/watch/watched_table.h"

namespace arbiter::table {

/// A rendered table at which a game is played by hand, and a watcher that sees it.
class PlayedTable : public testing::Test, protected WatchedTable {
 protected:
  void set_up(const std::string& rules, const std::string& style, double elevation, std::uint64_t seed = 3,
              const Value& position = {}) {
    table_ = begin(rules, position);
    watch(scene(style, elevation, seed));
    show();
    show();
    ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  }

  WatchOutcome show(const std::optional<vision::simulate::Hand>& hand = {}) {
    return feed(renderer_->render(table_, hand, static_cast<int>(frame_)));
  }

  /// A hand carries the piece over; then the table is shown without it twice.
  void move(const std::string& from, const std::string& to) {
    const std::string piece = table_.at(from);
    table_.erase(from);
    const auto& board = *renderer_->scene().board;
    for (const auto& square : {from, to}) {
      vision::simulate::Hand hand;
      hand.at = vision::simulate::square_centre(board, square);
      hand.side = piece[0];
      hand.carried = piece;
      show(hand);
    }
    table_[to] = piece;
    show();
    show();
  }

  vision::simulate::Placement table_;
};

}  // namespace arbiter::table
