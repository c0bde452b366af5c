// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <memory>

#include "app/desk/models/game_clock.h"
#include "text/value_json.h"

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

/// A clock with that control, and a move in each turn.
struct Agreed {
  explicit Agreed(const char* control) : clock(nullptr, time.steady()) {
    table::ClockRecord record;
    record.control = *timing::parse_time_control(control);
    clock.reset(record);
    clock.setTurns({{"S", 1, true}});
    clock.start();
  }
  [[nodiscard]] QString shows(const QString& seat) const { return GameClock::text(clock.of(seat)["ms"].toLongLong()); }
  void move(const QString& next, int turn, std::chrono::milliseconds thought) {
    time.now += thought;
    clock.setTurns({{next, turn, true}});
  }
  Time time;
  GameClock clock;
};

TEST(PlayersClocks, GiveTheIncrementToWhoMoved) {
  Agreed agreed("5+3; N 1+3");
  EXPECT_EQ(agreed.shows("N"), QString("1:00"));
  agreed.move("N", 2, 10s);
  EXPECT_EQ(agreed.shows("S"), QString("4:53"));
  agreed.move("S", 3, 20s);
  EXPECT_EQ(agreed.shows("N"), QString("0:43"));
  EXPECT_EQ(agreed.clock.of("N")["tone"], "calm");
}

TEST(PlayersClocks, TakeBackWhatAMoveBrought) {
  Agreed agreed("5+3");
  agreed.move("N", 2, 10s);
  agreed.move("S", 3, 20s);
  agreed.clock.setTurns({{"S", 1, true}});
  EXPECT_EQ(agreed.shows("S"), QString("4:50")) << "what was thought stays thought";
  EXPECT_EQ(agreed.shows("N"), QString("4:40"));
  agreed.move("N", 2, 5s);
  EXPECT_EQ(agreed.shows("S"), QString("4:48"));
}

TEST(PlayersClocks, KnowAQuestionFromAMove) {
  Agreed agreed("5+3");
  agreed.time.now += 10s;
  agreed.clock.setTurns({{"N", 1, false}});
  agreed.time.now += 4s;
  agreed.clock.setTurns({{"N", 2, true}});
  EXPECT_EQ(agreed.shows("S"), QString("4:53")) << "the move is South's";
  EXPECT_EQ(agreed.shows("N"), QString("4:56")) << "the answer took time, and brought none";
}

TEST(PlayersClocks, StandWhenAFlagFalls) {
  Agreed agreed("0:30");
  QSignalSpy fell(&agreed.clock, &GameClock::fell), hurried(&agreed.clock, &GameClock::hurried);
  agreed.move("S", 1, 21s);
  EXPECT_EQ(agreed.clock.of("S")["tone"], "last");
  ASSERT_EQ(hurried.count(), 1);
  EXPECT_EQ(hurried[0], (QList<QVariant>{"S", "last"}));
  agreed.move("S", 1, 9s);
  ASSERT_EQ(fell.count(), 1);
  EXPECT_EQ(fell[0][0], "S");
  EXPECT_TRUE(agreed.clock.paused());
  EXPECT_EQ(agreed.clock.fallen(), QStringList("S"));
  EXPECT_TRUE(agreed.clock.sentence().startsWith("South: the time is over")) << agreed.clock.sentence().toStdString();
  agreed.clock.start();
  agreed.move("N", 2, 5s);
  EXPECT_EQ(fell.count(), 1) << "who plays on is not called out again";
  EXPECT_EQ(agreed.clock.state(), "running");
}

TEST(PlayersClocks, AreSetWithAReason) {
  Agreed agreed("0:30");
  agreed.move("S", 1, 40s);
  EXPECT_FALSE(agreed.clock.set("S", "2:00", "  ").isEmpty()) << "no reason";
  EXPECT_TRUE(agreed.clock.set("S", "2:xx", "why").contains("2:xx")) << "no time";
  EXPECT_FALSE(agreed.clock.set("", "2:00", "why").isEmpty()) << "the game has no time";
  EXPECT_EQ(agreed.clock.set("S", "2:00", "the clock was not pressed"), QString());
  EXPECT_EQ(agreed.shows("S"), QString("2:00"));
  EXPECT_TRUE(agreed.clock.fallen().isEmpty());
  const QVariantMap change = agreed.clock.changes().at(0).toMap();
  EXPECT_EQ(change["text"], "+2:10");
  EXPECT_EQ(change["reason"], "the clock was not pressed");
}

TEST(PlayersClocks, AreKeptAsTheyStand) {
  Agreed agreed("60:00 game; 5+3; N 10");
  agreed.move("N", 2, 10s);
  agreed.move("S", 3, 7s);
  EXPECT_EQ(agreed.clock.set("N", "1:00", "late"), QString());
  agreed.time.now += 2s;
  const table::ClockRecord record = agreed.clock.record();
  EXPECT_EQ(table::read_clock(table::clock_value(record), {}), record);
  GameClock again;
  again.reset(table::read_clock(table::clock_value(record), {}));
  EXPECT_EQ(again.control(), QString("1:00:00 game; 5:00+3; N 10:00"));
  EXPECT_EQ(again.of("S"), agreed.clock.of("S"));
  EXPECT_EQ(again.of("N"), agreed.clock.of("N"));
  EXPECT_EQ(again.shown(), agreed.clock.shown());
}

TEST(PlayersClocks, AreReadFromGamesThatWereKeptBefore) {
  const Value old{{"game", 61000}, {"seats", Value{{"S", 60000}, {"W", 1000}}}};
  timing::TimeControl hour;
  hour.game = 60min;
  const table::ClockRecord record = table::read_clock(old, hour);
  GameClock clock;
  clock.reset(record);
  EXPECT_EQ(clock.shown(), 3'600'000 - 61'000);
  EXPECT_EQ(clock.used("S"), 60'000);
  EXPECT_EQ(clock.state(), "paused");
  for (const char* broken : {"null", "7", "[]", R"({"game": -3, "seats": 7, "moves": {"S": [3, [1], ["a", 2]]}})",
                             R"({"game": "x", "changes": [1, {"plus": "y"}], "control": "nonsense"})"})
    EXPECT_EQ(table::read_clock(text::value_of(nlohmann::json::parse(broken)), hour).control, hour) << broken;
}

}  // namespace
}  // namespace arbiter::desk
