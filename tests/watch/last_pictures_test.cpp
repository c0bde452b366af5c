// SPDX-License-Identifier: MIT
// The pictures end before what they show is sure: it is asked about, or told, and nothing is recorded for the end's
// sake.
#include <algorithm>

#include "tests/watch/played_table.h"

namespace arbiter::table {
namespace {

using vision::simulate::Hand;
using vision::simulate::Shot;
using vision::simulate::Standing;

class LastPictures : public PlayedTable {
 protected:
  WatchOutcome finish() {
    WatchOutcome outcome = watcher_->finish();
    for (const WatchedAction& a : outcome.actions) recorded_.push_back(a.action);
    alerts_.insert(alerts_.end(), outcome.alerts.begin(), outcome.alerts.end());
    return outcome;
  }

  /// The table with one of its pieces so far from the middle of its square.
  WatchOutcome show_off(const std::string& square, cv::Point2f by) {
    std::vector<Standing> standing = vision::simulate::stand(renderer_->scene(), table_);
    const cv::Point2f middle = vision::simulate::square_centre(*renderer_->scene().board, square);
    const auto nearest = std::min_element(standing.begin(), standing.end(), [&](const auto& a, const auto& b) {
      return cv::norm(a.at - middle) < cv::norm(b.at - middle);
    });
    nearest->at = middle + by;
    return feed(renderer_->render(Shot{standing, {}, static_cast<int>(frame_)}));
  }

  static bool offers(const WatchAlert& alert, const std::string& action) {
    return std::any_of(alert.candidates.begin(), alert.candidates.end(),
                       [&](const auto& one) { return !one.actions.empty() && one.actions.front() == action; });
  }
};

TEST_F(LastPictures, AreToldNothingOfWhereAllIsClear) {
  set_up("chess", "wood", 60);
  move("e2", "e4");
  const WatchOutcome end = finish();
  EXPECT_TRUE(end.alerts.empty()) << last_alert();
  EXPECT_TRUE(end.actions.empty());
  EXPECT_EQ(recorded_, std::vector<std::string>{"e2e4"});
  // Should pictures come after all, the game goes on.
  move("e7", "e5");
  EXPECT_EQ(recorded_, (std::vector<std::string>{"e2e4", "e7e5"})) << last_alert();
}

// A pawn on the border of two squares; before that is asked about there are no more pictures.
TEST_F(LastPictures, AskWhatCouldNotBeToldYet) {
  set_up("chess", "wood", 60);
  move("e2", "e4");
  table_["d6"] = table_["d7"];
  table_.erase("d7");
  show_off("d6", {0, -0.5F});
  ASSERT_EQ(recorded_, std::vector<std::string>{"e2e4"}) << "it stands between d6 and d5";
  ASSERT_TRUE(alerts_.empty()) << last_alert();
  const WatchOutcome end = finish();
  EXPECT_TRUE(end.actions.empty());
  ASSERT_EQ(end.alerts.size(), 1U) << "the end of the pictures";
  EXPECT_EQ(end.alerts[0].alert, AlertKind::ambiguous) << last_alert();
  EXPECT_TRUE(offers(end.alerts[0], "d7d6") && offers(end.alerts[0], "d7d5")) << last_alert();
  ASSERT_TRUE(watcher_->status().alert);
  EXPECT_TRUE(finish().alerts.empty()) << "asked once";
  const WatchOutcome answered = watcher_->answer({"d7d5"});
  ASSERT_EQ(answered.actions.size(), 1U);
  EXPECT_EQ(answered.actions[0].action, "d7d5");
}

// The last picture comes so soon after the one before it that it has not been looked at.
TEST_F(LastPictures, AreLookedAtThoughTheyComeQuickly) {
  step_ = std::chrono::milliseconds(60);
  set_up("chess", "wood", 60);
  for (int i = 0; i < 12; ++i) show();
  table_["e4"] = table_["e2"];
  table_.erase("e2");
  const auto before = recorded_.size();
  show();
  if (recorded_.size() == before) {
    const WatchOutcome end = finish();
    EXPECT_TRUE(recorded_ == std::vector<std::string>{"e2e4"} ||
                (end.alerts.size() == 1 && offers(end.alerts[0], "e2e4")))
        << last_alert();
  }
  EXPECT_TRUE(!recorded_.empty() || !alerts_.empty());
}

TEST_F(LastPictures, TellOfAHandThatIsStillThere) {
  set_up("chess", "wood", 60);
  move("e2", "e4");
  Hand hand;
  hand.at = {4.5F, 5.5F};
  hand.side = 'N';
  show(hand);
  ASSERT_TRUE(alerts_.empty()) << last_alert();
  const WatchOutcome end = finish();
  EXPECT_TRUE(end.actions.empty());
  ASSERT_EQ(end.alerts.size(), 1U);
  EXPECT_EQ(recorded_, std::vector<std::string>{"e2e4"});
}

// What the game has does not stand there, and one picture is all there is.
TEST_F(LastPictures, SayWhyTheGameHasNotBegun) {
  table_ = begin("chess");
  table_["e5"] = table_["e2"];
  table_.erase("e2");
  WatchOptions options;
  options.hints.south = vision::PictureSide::bottom;
  watch(scene("wood", 60, 3), options);
  show();
  ASSERT_TRUE(alerts_.empty()) << last_alert();
  ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::starting);
  const WatchOutcome end = finish();
  EXPECT_TRUE(end.actions.empty());
  ASSERT_EQ(end.alerts.size(), 1U);
  EXPECT_TRUE(std::any_of(end.alerts[0].fixes.begin(), end.alerts[0].fixes.end(), [](const WatchFix& fix) {
    return fix.square == "e2" || fix.square == "e5";
  })) << last_alert();
}

/// A promotion of which no picture was seen, and the ply after it.
class UnseenPromotion : public LastPictures {
 protected:
  /// The alert that asks what the pawn became.
  void play() {
    set_up("chess", "wood", 60, 3, before_promotion());
    table_.erase("b7");
    table_["b8"] = "S.knight";
    table_["e4"] = table_["e5"];
    table_.erase("e5");
    show();
    show();
    const auto asked = std::find_if(alerts_.begin(), alerts_.end(), [](const auto& a) { return a.recorded > 0; });
    ASSERT_NE(asked, alerts_.end()) << last_alert();
    asked_ = *asked;
  }
  [[nodiscard]] std::vector<std::string> played() const {
    std::vector<std::string> actions;
    for (const db::Ply& ply : session_.history())
      if (ply.kind == db::PlyKind::act && !ply.is_undone) actions.push_back(ply.action);
    return actions;
  }

  WatchAlert asked_;
};

TEST_F(UnseenPromotion, IsNamedWhereAnotherPlyFollowsIt) {
  play();
  ASSERT_EQ(recorded_.size(), 2U) << last_alert();
  ASSERT_EQ(recorded_[1], "e5e4");
  EXPECT_EQ(asked_.recorded, 2);
  EXPECT_NE(asked_.message.english().find(recorded_[0] + " has been recorded"), std::string::npos)
      << asked_.message.english();
  EXPECT_EQ(asked_.candidates.front().actions, recorded_);
  EXPECT_TRUE(offers(asked_, "b7b8=knight") && offers(asked_, "b7b8=rook")) << last_alert();
  for (const auto& one : asked_.candidates) EXPECT_EQ(one.actions.back(), "e5e4") << last_alert();
}

TEST_F(UnseenPromotion, IsMendedByAnAnswerThatNamesAnother) {
  play();
  const WatchOutcome answered = watcher_->answer({"b7b8=knight"});
  ASSERT_FALSE(answered.alerts.empty());
  EXPECT_EQ(answered.alerts[0].undone, 2);
  EXPECT_EQ(played(), (std::vector<std::string>{"b7b8=knight", "e5e4"}));
}

TEST_F(UnseenPromotion, StaysWhereTheAnswerIsTheSame) {
  play();
  EXPECT_TRUE(watcher_->answer({recorded_[0]}).actions.empty());
  EXPECT_EQ(played(), recorded_);
  EXPECT_FALSE(watcher_->status().alert);
}

}  // namespace
}  // namespace arbiter::table
