#include <gtest/gtest.h>

#include <QSignalSpy>

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
