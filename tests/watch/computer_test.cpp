// SPDX-License-Identifier: MIT
// A seat's moves are not made by its own hand: a program says them, and somebody carries them out before the next move.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <vector>

#include "app/footage/director.h"
#include "app/table/watcher.h"
#include "tests/watch/kept_actions.h"
#include "vision/sources/source.h"

namespace arbiter::table {
namespace {

namespace fs = std::filesystem;

class ComputerAtTheTable : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("arbiter-computer-" + std::to_string(getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  void film(const std::vector<std::string>& actions) const {
    auto scene = vision::simulate::make_scene("chess8", "wood", 3);
    scene.size = {640, 480};
    scene.light = vision::simulate::make_light("day", 3);
    footage::FilmOptions where;
    where.folder = folder_ / "film";
    auto made = footage::Film::create(where);
    ASSERT_TRUE(made) << made.error().message.english();
    const auto shot = footage::shoot(*made, {{{"ruleset", "chess"}}, actions}, make_referee(), scene, {});
    ASSERT_TRUE(shot) << shot.error().message.english();
  }

  /// Watches the film; what North plays is said as soon as it is to move. The kinds of the alerts, in order.
  std::vector<std::string> watch(Session& session, std::vector<std::string> answers) const {
    std::vector<std::string> alerts;
    auto source = vision::open_source((folder_ / "film").string());
    EXPECT_TRUE(source);
    if (!source) return alerts;
    EXPECT_TRUE(session.new_game({{"ruleset", "chess"}}));
    Watcher watcher(session);
    const auto note = [&alerts](const WatchOutcome& outcome) {
      for (const WatchAlert& alert : outcome.alerts) alerts.emplace_back(to_string(alert.alert));
    };
    while (const auto frame = (*source)->next()) {
      note(watcher.feed(frame->picture, frame->number, frame->at));
      const bool at_rest = watcher.status().stage == WatchStage::watching && !watcher.status().alert;
      if (answers.empty() || !at_rest || session.game()->position().decision.seat != Seat::N) continue;
      EXPECT_TRUE(session.act(answers.front(), {"computer", {}, {}}));
      session.leave_to_hands();
      EXPECT_FALSE(session.works().empty());
      answers.erase(answers.begin());
      watcher.game_changed();
    }
    note(watcher.finish());
    return alerts;
  }

  fs::path folder_;
};

TEST_F(ComputerAtTheTable, AHandCarriesOutWhatItSays) {
  const std::vector<std::string> played{"c2c4", "c7c5", "g1f3", "b8c6", "d2d4", "c5d4", "f3d4"};
  film(played);
  Session session(":memory:");
  const auto alerts = watch(session, {"c7c5", "b8c6", "c5d4"});
  EXPECT_EQ(kept(session), played);
  EXPECT_EQ(std::count(alerts.begin(), alerts.end(), "illegal"), 0);
  EXPECT_TRUE(session.works().empty());
}

TEST_F(ComputerAtTheTable, AHandThatDoesSomethingElseIsTold) {
  film({"c2c4", "e7e5", "a2a4", "h7h6"});
  Session session(":memory:");
  const auto alerts = watch(session, {"c7c5"});
  ASSERT_GE(kept(session).size(), 2U);
  EXPECT_EQ(kept(session)[1], "c7c5");
  EXPECT_FALSE(alerts.empty());
}

}  // namespace
}  // namespace arbiter::table
