// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/table/watch_report.h"
#include "app/table/watcher.h"
#include "vision/simulate/renderer.h"

namespace arbiter::table {

/// A rendered table, a watcher that sees it, and what that recorded and told. Fixtures say how pieces are moved.
class WatchedTable {
 protected:
  /// Begins the game, at `position` if that is one; the pieces that stand on its board, by square.
  vision::simulate::Placement begin(const std::string& rules, const Value& position = {}) {
    Value setup{{"ruleset", rules}};
    if (!position.is_nothing()) setup["position"] = position;
    const auto begun = session_.new_game(setup);
    EXPECT_TRUE(begun) << begun.error().message.english();
    const view::GameView state = session_.state();
    board_ = state.board;
    return state.pieces;
  }

  /// The game's board before an undistorted camera at `elevation` degrees over the table.
  [[nodiscard]] vision::simulate::Scene scene(const std::string& style, double elevation, std::uint64_t seed) const {
    auto scene = vision::simulate::make_scene(board_, style, seed);
    scene.size = {960, 720};
    scene.pose = {};
    scene.pose.elevation = elevation;
    return scene;
  }

  void watch(vision::simulate::Scene scene, const WatchOptions& options = {}) {
    renderer_.emplace(std::move(scene));
    watcher_.emplace(session_, options);
  }

  WatchOutcome feed(const cv::Mat& picture) {
    const WatchStage before = watcher_->status().stage;
    WatchOutcome outcome = watcher_->feed(picture, frame_ + 1, frame_ * step_);
    const WatchStage after = watcher_->status().stage;
    // Pictures of another size begin anew, and may find the board at once.
    const bool anew = std::exchange(size_, picture.size()) != picture.size();
    EXPECT_TRUE(anew || may_follow(before, after)) << name(before) << ", then " << name(after) << ", " << frame_;
    ++frame_;
    for (const WatchedAction& a : outcome.actions) recorded_.push_back(a.action);
    alerts_.insert(alerts_.end(), outcome.alerts.begin(), outcome.alerts.end());
    return outcome;
  }

  [[nodiscard]] std::string last_alert() const {
    if (alerts_.empty()) return "no alert";
    const WatchAlert& last = alerts_.back();
    return alert_line(last);
  }

  Session session_{":memory:"};
  cv::Size size_;      ///< of the picture fed last
  std::string board_;  ///< the game's
  std::optional<vision::simulate::Renderer> renderer_;
  std::optional<Watcher> watcher_;
  std::int64_t frame_ = 0;
  std::chrono::milliseconds step_{0};  ///< between two pictures; 0: nobody knows
  std::vector<std::string> recorded_;
  std::vector<WatchAlert> alerts_;
};

/// South is about to promote on b8.
inline Value before_promotion() {
  return {{"to_act", "S"},
          {"pieces", Value{{"g1", "S.king"},
                           {"b7", "S.pawn"},
                           {"f2", "S.pawn"},
                           {"g2", "S.pawn"},
                           {"h2", "S.pawn"},
                           {"c1", "S.rook"},
                           {"h7", "N.king"},
                           {"g6", "N.pawn"},
                           {"h6", "N.pawn"},
                           {"f7", "N.pawn"},
                           {"e5", "N.rook"}}}};
}

}  // namespace arbiter::table
