// SPDX-License-Identifier: MIT
#include "app/table/watcher.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/table/watch_report.h"
#include "referee/json/view.h"
#include "tests/watch/played_table.h"
#include "text/value_json.h"

namespace arbiter::table {
namespace {

using nlohmann::json;
using vision::simulate::Hand;
using vision::simulate::Placement;

class WatcherTest : public PlayedTable {};

TEST_F(WatcherTest, RecordsMovesAndCapturesWithHandsBetween) {
  set_up("chess", "wood", 60);
  move("e2", "e4");
  move("d7", "d5");
  move("e4", "d5");
  move("d8", "d5");
  move("b1", "c3");
  EXPECT_EQ(recorded_, (std::vector<std::string>{"e2e4", "d7d5", "e4d5", "d8d5", "b1c3"}));
  EXPECT_TRUE(alerts_.empty()) << last_alert();
  EXPECT_EQ(session_.state().pieces.at("d5"), "N.queen");
}

TEST_F(WatcherTest, FollowsFourArmiesOnTheCross) {
  set_up("mr-joseph", "caps", 58);
  move("g2", "g4");
  move("b8", "d8");
  move("h13", "h11");
  move("m7", "k7");
  EXPECT_EQ(recorded_, (std::vector<std::string>{"g2g4", "b8d8", "h13h11", "m7k7"}));
  EXPECT_TRUE(alerts_.empty()) << last_alert();
}

TEST_F(WatcherTest, ReadsOnWhenTheTimeBeginsAgain) {
  step_ = std::chrono::milliseconds(400);
  set_up("chess", "wood", 60);
  move("e2", "e4");
  frame_ += 1000;  // minutes later
  show();
  move("d7", "d5");
  // The camera was unplugged, and counts anew.
  frame_ = 0;
  for (int i = 0; i < 8; ++i) show();
  move("b1", "c3");
  move("g8", "f6");
  EXPECT_EQ(recorded_, (std::vector<std::string>{"e2e4", "d7d5", "b1c3", "g8f6"})) << last_alert();
}

TEST_F(WatcherTest, TellsAnIllegalMoveAndHowToMendIt) {
  set_up("chess", "vinyl", 65);
  move("e2", "e5");
  ASSERT_FALSE(alerts_.empty());
  EXPECT_EQ(alerts_.back().alert, AlertKind::illegal);
  EXPECT_FALSE(alerts_.back().rule.empty());
  ASSERT_EQ(alerts_.back().fixes.size(), 1U);
  EXPECT_EQ(alerts_.back().fixes[0].what, Instruction::Do::move);
  EXPECT_EQ(alerts_.back().fixes[0].square, "e5");
  EXPECT_EQ(alerts_.back().fixes[0].to, "e2");
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::asking);
  EXPECT_TRUE(recorded_.empty());
  move("e5", "e2");
  EXPECT_FALSE(watcher_->status().alert);
  move("e2", "e4");
  EXPECT_EQ(recorded_, std::vector<std::string>{"e2e4"});
}

TEST_F(WatcherTest, TwoMovesBetweenTwoPictures) {
  set_up("chess", "wood", 70);
  table_["d4"] = table_["d2"];
  table_.erase("d2");
  table_["g6"] = table_["g7"];
  table_.erase("g7");
  show();
  show();
  EXPECT_EQ(recorded_, (std::vector<std::string>{"d2d4", "g7g6"}));
}

// d2d4 and d7d5 look from the other side like e2e4 and e7e5. Who is at the table knows; the answer tells the side, too.
TEST_F(WatcherTest, TwoMovesThatMayBeSeenFromEitherSideAreAskedAbout) {
  set_up("chess", "wood", 70);
  const auto carry = [&](const std::string& from, const std::string& to) {
    table_[to] = table_.at(from);
    table_.erase(from);
  };
  carry("d2", "d4");
  carry("d7", "d5");
  show();
  EXPECT_TRUE(recorded_.empty());
  ASSERT_FALSE(alerts_.empty());
  const auto offered = [&](const std::vector<std::string>& line) {
    return std::ranges::any_of(alerts_.back().candidates, [&](const auto& one) { return one.actions == line; });
  };
  EXPECT_TRUE(offered({"d2d4", "d7d5"})) << last_alert();
  EXPECT_TRUE(offered({"e2e4", "e7e5"})) << last_alert();
  EXPECT_EQ(watcher_->answer({"d2d4", "d7d5"}).actions.size(), 2U);
  recorded_.clear();
  carry("c1", "f4");
  show();
  EXPECT_EQ(recorded_, std::vector<std::string>{"c1f4"}) << last_alert();
}

TEST_F(WatcherTest, FollowsANudgedCamera) {
  set_up("chess", "vinyl", 60);
  move("e2", "e4");
  const auto nudged = [&] {
    cv::Mat out;
    cv::warpAffine(renderer_->render(table_, {}, static_cast<int>(frame_)), out, cv::Matx23d(1, 0, 17, 0, 1, -9),
                   renderer_->scene().size, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return out;
  };
  feed(nudged());
  feed(nudged());
  table_["e5"] = table_["e7"];
  table_.erase("e7");
  feed(nudged());
  feed(nudged());
  EXPECT_EQ(recorded_, (std::vector<std::string>{"e2e4", "e7e5"}));
  EXPECT_TRUE(std::any_of(alerts_.begin(), alerts_.end(),
                          [](const WatchAlert& a) { return a.alert == AlertKind::camera_moved; }));
}

TEST_F(WatcherTest, AnswersAreRecordedAndTheTableTakenAsTheyLeaveIt) {
  set_up("chess", "wood", 60);
  table_["e4"] = table_["e2"];
  table_.erase("e2");
  // Before the second picture a person has said what it was.
  const WatchOutcome said = watcher_->answer({"e2e4"});
  ASSERT_EQ(said.actions.size(), 1U);
  EXPECT_EQ(said.actions[0].seat, "S");
  show();
  show();
  move("c7", "c5");
  EXPECT_EQ(recorded_, std::vector<std::string>{"c7c5"});
  const WatchOutcome refused = watcher_->answer({"e4e6"});
  EXPECT_TRUE(refused.actions.empty());
  ASSERT_EQ(refused.alerts.size(), 1U);
}

// A capture after which what stands there looks as before: only a person can tell, and the game goes on from there.
TEST_F(WatcherTest, LearnsFromAnAnswerWhatTheCameraTakesForAnother) {
  set_up("chess", "wood", 60);
  move("e2", "e4");
  move("d7", "d5");
  table_.erase("e4");
  for (int i = 0; i < 4; ++i) show();
  EXPECT_EQ(recorded_, (std::vector<std::string>{"e2e4", "d7d5"}));
  ASSERT_EQ(watcher_->answer({"e4d5"}).actions.size(), 1U);
  show();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  move("g8", "f6");
  EXPECT_EQ(recorded_, (std::vector<std::string>{"e2e4", "d7d5", "g8f6"})) << last_alert();
}

// A move is typed in while the hand that played it is still at the edge of the board. What was said also tells which
// way round a board of lines lies, and the hand is not remembered as a part of the board.
TEST_F(WatcherTest, AnAnswerTellsTheWayRoundAndItsHandIsForgotten) {
  for (const float x : {8.5F, 8.8F}) {
    set_up("shogi", "wood", 45);
    recorded_.clear();
    table_["i2"] = table_["i1"];
    table_.erase("i1");
    Hand hand;
    hand.at = {x, 1.2F};
    show(hand);
    ASSERT_TRUE(recorded_.empty());
    ASSERT_EQ(watcher_->answer({"i1i2"}).actions.size(), 1U);
    show();
    show();
    move("d7", "d6");
    move("g3", "g4");
    move("g7", "g6");
    move("f1", "g2");
    EXPECT_EQ(recorded_, (std::vector<std::string>{"d7d6", "g3g4", "g7g6", "f1g2"})) << x << ", " << last_alert();
  }
}

// Seen from above nobody can tell how thick a tile is; what is written on it tells whether it was turned over.
TEST_F(WatcherTest, ATileTurnedOverIsSeenFromAbove) {
  for (const double elevation : {60.0, 86.0})
    for (const bool turned : {false, true}) {
      set_up("shogi", "wood", elevation);
      recorded_.clear();
      move("c3", "c4");
      move("g7", "g6");
      table_.erase("b2");
      table_["h8"] = turned ? "S.dragon-horse" : "S.bishop";
      show();
      show();
      EXPECT_EQ(recorded_, (std::vector<std::string>{"c3c4", "g7g6", turned ? "b2h8=dragon-horse" : "b2h8"}))
          << elevation << ", " << last_alert();
    }
}

// A source is opened again and gives smaller pictures: corners that a person clicked hold for them too.
TEST_F(WatcherTest, ClickedCornersFollowTheSizeOfThePictures) {
  table_ = begin("chess");
  vision::simulate::Scene table = scene("wood", 60, 3);
  renderer_.emplace(table);
  WatchOptions options;
  options.corners = renderer_->corners();
  watcher_.emplace(session_, options);
  show();
  show();
  move("e2", "e4");
  table.size = {640, 480};
  renderer_.emplace(table);
  show();
  show();
  move("d7", "d5");
  EXPECT_EQ(recorded_, (std::vector<std::string>{"e2e4", "d7d5"})) << last_alert();
}

// Said before it was done: nothing is learnt from a table on which nothing has moved.
TEST_F(WatcherTest, LearnsNothingFromAnAnswerThatTheTableDoesNotShow) {
  set_up("chess", "wood", 60);
  move("e2", "e4");
  move("d7", "d5");
  ASSERT_EQ(watcher_->answer({"e4d5"}).actions.size(), 1U);
  for (int i = 0; i < 4; ++i) show();
  EXPECT_NE(watcher_->status().stage, WatchStatus::Stage::watching);
  table_["d5"] = table_["e4"];
  table_.erase("e4");
  show();
  show();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  move("g8", "f6");
  EXPECT_EQ(recorded_, (std::vector<std::string>{"e2e4", "d7d5", "g8f6"})) << last_alert();
}

// Nobody says what the pawn became. The rest of the game shows that it was a knight.
TEST_F(WatcherTest, CorrectsWhatNobodyAnswered) {
  set_up("chess", "wood", 60, 3, before_promotion());
  const auto hold = [&](const std::string& what) {
    Hand hand;
    hand.at = {4.5F, 4.5F};
    hand.carried = what;
    show(hand);
  };
  hold("S.pawn");
  table_.erase("b7");
  table_["b8"] = "S.knight";
  show();
  show();
  move("e5", "e4");
  EXPECT_TRUE(
      std::any_of(alerts_.begin(), alerts_.end(), [](const WatchAlert& a) { return a.alert == AlertKind::ambiguous; }));
  move("b8", "c6");
  show();
  move("e4", "e2");
  json played = json::array();
  for (const db::Ply& ply : session_.history())
    if (ply.kind == db::PlyKind::act && !ply.is_undone) played.push_back(ply.action);
  EXPECT_EQ(played, json({"b7b8=knight", "e5e4", "b8c6", "e4e2"})) << last_alert();
}

// Taken up again after a move that nobody saw: one move is little of the whole board, but nothing may be learnt from
// it.
TEST_F(WatcherTest, DoesNotBeginWhereAMoveIsMissing) {
  ASSERT_TRUE(session_.new_game({{"ruleset", "chess"}}).has_value());
  table_ = session_.state().pieces;
  auto scene = vision::simulate::make_scene("chess8", "wood", 5);
  scene.size = {960, 720};
  scene.pose = {};
  scene.pose.elevation = 60;
  renderer_.emplace(std::move(scene));
  WatchOptions options;
  options.hints.south = vision::PictureSide::bottom;
  watcher_.emplace(session_, options);
  table_["d4"] = table_["d2"];
  table_.erase("d2");
  for (int i = 0; i < 4; ++i) show();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::starting);
  ASSERT_EQ(alerts_.size(), 1U) << last_alert();
  EXPECT_EQ(alerts_[0].alert, AlertKind::ambiguous) << last_alert();
  EXPECT_TRUE(std::any_of(alerts_[0].candidates.begin(), alerts_[0].candidates.end(), [](const auto& candidate) {
    return candidate.actions == std::vector<std::string>{"d2d4"};
  })) << last_alert();
  EXPECT_TRUE(std::any_of(alerts_[0].fixes.begin(), alerts_[0].fixes.end(), [](const WatchFix& fix) {
    return fix.square == "d2";
  })) << last_alert();
  EXPECT_EQ(watcher_->answer({"d2d4"}).actions.size(), 1U);
  show();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  move("g8", "f6");
  EXPECT_EQ(recorded_, std::vector<std::string>{"g8f6"});
}

TEST_F(WatcherTest, WaitsForTheGamesPosition) {
  ASSERT_TRUE(session_.new_game({{"ruleset", "chess"}}).has_value());
  auto scene = vision::simulate::make_scene("chess8", "wood", 4);
  scene.size = {800, 600};
  scene.pose = {};
  renderer_.emplace(std::move(scene));
  watcher_.emplace(session_);
  for (int i = 0; i < 3; ++i) show();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::starting);
  ASSERT_FALSE(alerts_.empty());
  EXPECT_EQ(alerts_.back().alert, AlertKind::correct);
  table_ = session_.state().pieces;
  for (int i = 0; i < 2; ++i) show();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::watching);
}

TEST_F(WatcherTest, ReportsWhatWasSeenAtAnAlert) {
  set_up("chess", "vinyl", 60);
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("arbiter-report-" + std::to_string(getpid()));
  {
    auto report = WatchReport::open(folder);
    ASSERT_TRUE(report) << report.error().english();
    const auto show_and_report = [&] {
      const cv::Mat picture = renderer_->render(table_, {}, static_cast<int>(frame_));
      const WatchOutcome outcome = feed(picture);
      const auto done = report->see(picture, watcher_->status(), outcome);
      ASSERT_TRUE(done) << done.error().english();
    };
    show_and_report();
    table_["e5"] = table_.at("e2");  // three squares: no pawn goes so far
    table_.erase("e2");
    for (int i = 0; i < 4; ++i) show_and_report();
  }
  // Beside those of what stayed open before.
  std::vector<std::filesystem::path> written;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().filename().string().find("-illegal-frame") != std::string::npos) written.push_back(entry.path());
  ASSERT_EQ(written.size(), 1U) << last_alert();
  std::ifstream in(written[0] / "report.json");
  const json told = json::parse(in);
  EXPECT_EQ(told["alert"], "illegal");
  EXPECT_FALSE(told["rule"].get<std::string>().empty());
  EXPECT_FALSE(told["fixes"].empty());
  EXPECT_TRUE(told["reading"]["e5"]["changed"].get<bool>());
  EXPECT_GT(told["reading"]["e5"]["armies"]["S"].get<double>(), 0.9);
  EXPECT_GT(told["reading"]["e2"]["empty"].get<double>(), 0.9);
  EXPECT_FALSE(told["reading"]["a1"]["changed"].get<bool>());
  const cv::Mat before = cv::imread((written[0] / "before.png").string()),
                now = cv::imread((written[0] / "now.png").string());
  EXPECT_EQ(before.size(), cv::Size(960, 720));
  EXPECT_EQ(now.size(), before.size());
  EXPECT_GT(cv::norm(before, now, cv::NORM_INF), 50) << "the pictures differ where the pawn went";
  std::filesystem::remove_all(folder);
}

TEST(WatchReportTest, SaysWhenItsFolderCannotBeMade) {
  const auto report = WatchReport::open("/proc/none/report");
  ASSERT_FALSE(report);
  EXPECT_NE(report.error().english().find("/proc/none/report"), std::string::npos) << report.error().english();
}

}  // namespace
}  // namespace arbiter::table
