// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <memory>

#include "app/desk/models/game_clock.h"

namespace arbiter::desk {
namespace {

using namespace std::chrono_literals;

struct Time {
  std::chrono::milliseconds now{1000};
  GameClock::Now steady() {
    return [this] { return now; };
  }
};

TEST(Clock, RunsForTheSeatThatActs) {
  Time time;
  GameClock clock(nullptr, time.steady());
  clock.reset(60min);
  clock.setActive({"S"});
  clock.start();
  time.now += 10s;
  clock.setActive({"W"});
  time.now += 3s;
  EXPECT_EQ(clock.used("S"), 10000);
  EXPECT_EQ(clock.used("W"), 3000);
  EXPECT_EQ(clock.shown(), (3600 - 13) * 1000);
}

TEST(Clock, SeatsOfJoinedBoardsThinkAtTheSameTime) {
  Time time;
  GameClock clock(nullptr, time.steady());
  clock.reset(60min);
  clock.setActive({"S", "S2"});
  clock.start();
  time.now += 4s;
  clock.setActive({"S", "W2"});
  time.now += 3s;
  EXPECT_EQ(clock.used("S"), 7000);
  EXPECT_EQ(clock.used("S2"), 4000);
  EXPECT_EQ(clock.used("W2"), 3000);
  EXPECT_EQ(clock.shown(), (3600 - 7) * 1000) << "the game's own time passes once";
}

TEST(Clock, StandsStillWhilePaused) {
  Time time;
  GameClock clock(nullptr, time.steady());
  clock.reset(0ms);
  clock.setActive({"N"});
  clock.start();
  time.now += 5s;
  clock.pause();
  time.now += 100s;
  EXPECT_EQ(clock.shown(), 5000) << "without a limit it counts up";
  clock.start();
  time.now += 1s;
  EXPECT_EQ(clock.used("N"), 6000);
}

TEST(Clock, WaitsForTheFirstAction) {
  Time time;
  GameClock clock(nullptr, time.steady());
  clock.reset(60min);
  EXPECT_EQ(clock.state(), QString("waiting"));
  time.now += 30s;
  EXPECT_EQ(clock.shown(), 3'600'000);
  clock.played();
  EXPECT_EQ(clock.state(), QString("running"));
  time.now += 2s;
  EXPECT_EQ(clock.shown(), 3'598'000);
}

TEST(Clock, OnlyStartEndsAPause) {
  Time time;
  GameClock clock(nullptr, time.steady());
  clock.reset(60min);
  clock.setActive({"S"});
  clock.played();
  time.now += 5s;
  clock.pause();
  QObject dialog, cover;
  const std::vector<std::pair<const char*, std::function<void()>>> ways{
      {"an action", [&] { clock.played(); }},
      {"another seat", [&] { clock.setActive({"W"}); }},
      {"a dialog", [&] { clock.hold(&dialog), clock.letGo(&dialog); }},
      {"two of them", [&] { clock.hold(&dialog), clock.hold(&cover), clock.letGo(&dialog), clock.letGo(&cover); }},
      {"an action while a dialog is open", [&] { clock.hold(&dialog), clock.played(), clock.letGo(&dialog); }},
      {"a dialog that vanishes", [&] { clock.hold(std::make_unique<QObject>().get()); }},
      {"the game's end taken back", [&] { clock.setGameOver(true), clock.setGameOver(false); }},
      {"Pause once more", [&] { clock.pause(); }}};
  for (const auto& [what, way] : ways) {
    way();
    time.now += 10s;
    EXPECT_EQ(clock.state(), QString("paused")) << what;
    EXPECT_EQ(clock.reading().game, 5s) << what;
  }
  EXPECT_FALSE(clock.sentence().isEmpty());
  clock.start();
  time.now += 1s;
  EXPECT_EQ(clock.state(), QString("running"));
  EXPECT_EQ(clock.used("W"), 1000) << "whoever is to act by now";
  EXPECT_EQ(clock.used("S"), 5000);
}

TEST(Clock, IsHeldByWhatLiesOverTheGame) {
  Time time;
  GameClock clock(nullptr, time.steady());
  clock.reset(0ms);
  clock.setActive({"S"});
  clock.played();
  QObject first;
  auto second = std::make_unique<QObject>();
  clock.hold(&first);
  clock.hold(&first);
  clock.hold(second.get());
  time.now += 10s;
  EXPECT_EQ(clock.state(), QString("held"));
  EXPECT_EQ(clock.shown(), 0);
  clock.letGo(&first);
  EXPECT_EQ(clock.state(), QString("held")) << "the other one is still there";
  second.reset();
  EXPECT_EQ(clock.state(), QString("running"));
  time.now += 1s;
  EXPECT_EQ(clock.shown(), 1000);
  // What is pressed meanwhile counts afterwards.
  clock.hold(&first);
  clock.pause();
  clock.letGo(&first);
  EXPECT_EQ(clock.state(), QString("paused"));
  clock.hold(&first);
  clock.start();
  EXPECT_FALSE(clock.running());
  clock.letGo(&first);
  EXPECT_TRUE(clock.running());
  // A game that is over uses no time, and goes on where its end is taken back.
  clock.setGameOver(true);
  time.now += 10s;
  EXPECT_FALSE(clock.running());
  clock.setGameOver(false);
  EXPECT_TRUE(clock.running());
  EXPECT_EQ(clock.shown(), 1000);
}

TEST(Clock, AGameThatIsTakenUpIsPaused) {
  Time time;
  GameClock clock(nullptr, time.steady());
  clock.reset(60min, {5min, {{"S", 5min}}});
  EXPECT_EQ(clock.state(), QString("paused"));
  clock.played();
  EXPECT_FALSE(clock.running());
  clock.reset(60min);
  EXPECT_EQ(clock.state(), QString("waiting")) << "another game";
  clock.played();
  EXPECT_TRUE(clock.running());
}

TEST(Clock, SaysOnceThatTimeIsOver) {
  Time time;
  GameClock clock(nullptr, time.steady());
  QSignalSpy over(&clock, &GameClock::timeOver);
  clock.reset(1min);
  clock.start();
  time.now += 61s;
  ASSERT_TRUE(over.wait(2000));
  EXPECT_TRUE(clock.over());
  EXPECT_FALSE(clock.running());
  EXPECT_EQ(clock.shown(), 0);
  clock.start();
  EXPECT_FALSE(clock.running()) << "time that is over does not run";
  EXPECT_EQ(over.count(), 1);
}

TEST(Clock, IsReadAsPeopleDo) {
  EXPECT_EQ(GameClock::text(0), QString("0:00"));
  EXPECT_EQ(GameClock::text(754'000), QString("12:34"));
  EXPECT_EQ(GameClock::text(3'723'000), QString("1:02:03"));
}

}  // namespace
}  // namespace arbiter::desk
