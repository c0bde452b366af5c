// SPDX-License-Identifier: MIT
// What clocks show: cases that arbiters know, and what holds for any of them.
#include "app/timing/clock.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/timing/controls.h"

namespace arbiter::timing {
namespace {

using namespace std::chrono_literals;

Periods of(const char* text) {
  const auto control = parse_time_control(text);
  EXPECT_TRUE(control) << text;
  return control ? control->player : Periods{};
}

/// A clock that shows what is left of it after moves that were thought about so long.
Standing after(const char* control, const std::vector<Time>& thought, Time thinking = Time(0)) {
  Record record;
  for (const Time time : thought) {
    record.thinking = time;
    record.press(static_cast<int>(record.moves.size()) + 1);
  }
  record.thinking = thinking;
  return *standing(of(control), record);
}

TEST(Clocks, CountDownAndFall) {
  EXPECT_EQ(after("5", {}).left, 5min);
  EXPECT_EQ(after("5", {}, 1min).left, 4min);
  EXPECT_FALSE(after("5", {}, 5min - 1ms).over);
  EXPECT_TRUE(after("5", {}, 5min).over);
  EXPECT_EQ(after("5", {}, 9min).left, 0s);
  EXPECT_FALSE(standing({}, {})) << "who has no time has no clock";
}

TEST(Clocks, GiveAnIncrementAfterTheMove) {
  EXPECT_EQ(after("5+3", {}).left, 5min);
  EXPECT_EQ(after("5+3", {10s}).left, 5min - 7s);
  EXPECT_EQ(after("5+3", {1s, 1s, 1s}).left, 5min + 6s);
  EXPECT_TRUE(after("0:05+3", {5s}).over) << "what comes too late brings nothing";
}

TEST(Clocks, WaitBeforeTheyCount) {
  EXPECT_EQ(after("1 d5", {5s, 4s}).left, 1min);
  EXPECT_EQ(after("1 d5", {5s}, 2s).delay, 3s);
  EXPECT_EQ(after("1 d5", {15s}).left, 50s);
  EXPECT_FALSE(after("0 d5", {5s - 1ms}, 4s).over);
  EXPECT_TRUE(after("0 d5", {}, 5s).over);
}

TEST(Clocks, GoThroughSeveralPeriods) {
  EXPECT_EQ(after("2/10, 5", {1min}).to_go, 1);
  const Standing second = after("2/10, 5", {1min, 2min});
  EXPECT_EQ(second.period, 1);
  EXPECT_EQ(second.left, 12min) << "what is left goes on into the next";
  EXPECT_EQ(second.to_go, 0);
  EXPECT_TRUE(after("2/10, 5", {9min}, 1min).over) << "the moves were not made";
  EXPECT_EQ(after("1/10, 1/5", {1min, 1min, 1min}).left, 22min) << "the last one comes again";
}

TEST(Clocks, LoseByoYomiStretchByStretch) {
  const Standing first = after("1 byo 3x30", {}, 1min);
  EXPECT_TRUE(first.overtime);
  EXPECT_EQ(first.overtimes, 3);
  EXPECT_EQ(first.left, 30s);
  EXPECT_EQ(after("1 byo 3x30", {}, 1min + 29s).left, 1s);
  EXPECT_EQ(after("1 byo 3x30", {}, 1min + 30s).overtimes, 2);
  EXPECT_EQ(after("1 byo 3x30", {1min + 29s, 29s, 29s}).overtimes, 3) << "a move in time costs nothing";
  EXPECT_EQ(after("1 byo 3x30", {1min + 65s}).overtimes, 1);
  EXPECT_TRUE(after("1 byo 3x30", {}, 1min + 90s).over);
  EXPECT_FALSE(after("1 byo 3x30", {}, 1min + 90s - 1ms).over);
}

TEST(Clocks, AreSetByAnArbiter) {
  const Periods periods = of("1 byo 2x10");
  Record record;
  record.thinking = 95s;
  ASSERT_TRUE(standing(periods, record)->over);
  record.changes.push_back(*change_to(periods, record, 2min, "the clock was not started", "now"));
  EXPECT_EQ(standing(periods, record)->left, 2min);
  EXPECT_EQ(standing(periods, record)->overtimes, 2);
  record.changes.push_back(*change_to(periods, record, 30s, "too much", "now"));
  EXPECT_EQ(standing(periods, record)->left, 30s);
}

TEST(Clocks, SayWhenTimeIsShort) {
  const auto how = [](const char* control, Time thinking) {
    Record record;
    record.thinking = thinking;
    return urgency(of(control), *standing(of(control), record));
  };
  EXPECT_EQ(how("5", 0s), Urgency::calm);
  EXPECT_EQ(how("5", 4min + 30s), Urgency::low) << "a tenth";
  EXPECT_EQ(how("90", 89min), Urgency::low) << "a minute at most";
  EXPECT_EQ(how("5", 4min + 50s), Urgency::last);
  EXPECT_EQ(how("5", 5min), Urgency::over);
  EXPECT_EQ(how("5 byo 2x30", 5min + 5s), Urgency::calm);
  EXPECT_EQ(how("5 byo 2x30", 5min + 35s), Urgency::low) << "the last stretch";
  EXPECT_EQ(how("5 byo 2x30", 5min + 51s), Urgency::last);
  EXPECT_EQ(urgency(Time(60min), Time(61s)), Urgency::calm);
  EXPECT_EQ(urgency(Time(60min), Time(60s)), Urgency::low);
}

TEST(AnyClock, NeverGainsByThinking) {
  EXPECT_TRUE(rc::check("longer thought leaves no more", [] {
    const Periods periods = test::some_periods();
    const Record shorter = test::some_record();
    Record longer = shorter;
    longer.thinking += test::some_time(0, 20'000);
    const Standing a = *standing(periods, shorter), b = *standing(periods, longer);
    RC_ASSERT(!a.over || b.over);
    RC_ASSERT(b.left.count() >= 0);
    RC_ASSERT(b.overtimes <= a.overtimes);
    if (a.overtime == b.overtime && a.overtimes == b.overtimes) RC_ASSERT(b.left <= a.left);
  }));
}

TEST(AnyClock, KeepsEveryMillisecond) {
  EXPECT_TRUE(rc::check("without delay and byo-yomi: given = used + left", [] {
    Periods periods = test::some_periods();
    for (Period& period : periods) {
      period.delay = Time(0);
      period.overtimes = 0;
    }
    Record record = test::some_record();
    const Standing now = *standing(periods, record);
    RC_PRE(!now.over);
    Time given = periods.front().time;
    std::size_t period = 0;
    int made = 0;
    const auto of = [&] { return periods[std::min(period, periods.size() - 1)]; };
    for (std::size_t n = 0; n < record.moves.size(); ++n) {
      given += of().increment;
      if (of().moves == 0 || ++made < of().moves) continue;
      made = 0;
      ++period;
      given += of().time;
    }
    RC_ASSERT(given == record.used() + now.left);
  }));
}

TEST(AnyClock, ForgetsWhatIsTakenBackButNotTheTime) {
  EXPECT_TRUE(rc::check("moves taken back", [] {
    Record record = test::some_record();
    const Time used = record.used();
    const auto kept = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(record.moves.size()) + 1));
    record.take_back(static_cast<int>(kept) + 1);
    RC_ASSERT(record.moves.size() == kept);
    RC_ASSERT(record.used() == used);
  }));
}

// A game that is taken back and played on: whatever the detour, the clock is the one without it.
TEST(AnyClock, ShowsTheSameAfterADetour) {
  EXPECT_TRUE(rc::check("undone, redone and corrected", [] {
    const Periods periods = test::some_periods();
    const Record straight = test::some_record();
    Record detour = straight;
    const int moves = static_cast<int>(straight.moves.size());
    int at = moves;  // moves made
    const int steps = *rc::gen::inRange(0, 8);
    for (int n = 0; n < steps; ++n) {
      const int to = *rc::gen::inRange(0, moves + 1);
      if (to < at) {
        detour.take_back(to + 1);
      } else if (*rc::gen::arbitrary<bool>()) {
        detour.bring_back(to + 1);
      } else {
        for (int turn = at + 1; turn <= to; ++turn) detour.press(turn);  // entered anew, one by one
      }
      at = to;
      RC_ASSERT(static_cast<int>(detour.moves.size()) == at);
      RC_ASSERT(detour.used() == straight.used());
    }
    detour.bring_back(moves + 1);
    RC_ASSERT(detour == straight);
    RC_ASSERT(standing(periods, detour) == standing(periods, straight));
  }));
}

TEST(AnyClock, KeepsAnArbitersChangeThroughADetour) {
  EXPECT_TRUE(rc::check("a change before a move that is taken back", [] {
    const Periods periods = test::some_periods();
    Record record = test::some_record();
    record.changes.push_back(*change_to(periods, record, test::some_time(1, 100'000), "why", "when"));
    const int more = *rc::gen::inRange(0, 4);
    for (int n = 0; n < more; ++n) record.press(static_cast<int>(record.moves.size()) + 1);
    const Record straight = record;
    record.take_back(*rc::gen::inRange(1, static_cast<int>(record.moves.size()) + 2));
    RC_ASSERT(record.changes == straight.changes);
    record.bring_back(static_cast<int>(straight.moves.size()) + 1);
    RC_ASSERT(record == straight);
  }));
}

/// Plays, takes so many moves back and makes them again at once.
Standing after_detour(const char* control, const std::vector<Time>& thought, int back) {
  Record record;
  for (const Time time : thought) {
    record.thinking = time;
    record.press(static_cast<int>(record.moves.size()) + 1);
  }
  const int moves = static_cast<int>(record.moves.size());
  record.take_back(moves - back + 1);
  record.bring_back(moves + 1);
  return *standing(of(control), record);
}

TEST(Takebacks, LeaveWhoWasInTimeInTime) {
  const Standing byo = after_detour("0:00 byo 1x30", {25s, 20s}, 2);
  EXPECT_FALSE(byo.over);
  EXPECT_EQ(byo.left, 30s);
  EXPECT_EQ(byo.overtimes, 1);
  EXPECT_EQ(after_detour("3:00+2", std::vector<Time>(60, 4900ms), 40).left, 6s);
  EXPECT_EQ(after_detour("25 d5", std::vector<Time>(40, 5s), 40).left, 25min);
}

TEST(Takebacks, KeepWhatWasThoughtAboutTheMoveBehind) {
  std::vector<Time> thought(39, 2min);
  thought.push_back(31min);
  Record record;
  for (const Time time : thought) {
    record.thinking = time;
    record.press(static_cast<int>(record.moves.size()) + 1);
  }
  record.thinking = 29min;
  record.take_back(40);
  EXPECT_FALSE(standing(of("40/90:00+30, 30:00+30"), record)->over);
  record.thinking = 2s;  // until it is entered anew
  record.press(40);
  EXPECT_EQ(record.thinking, 29min);
  EXPECT_EQ(standing(of("40/90:00+30, 30:00+30"), record)->left, 2min - 2s);
}

TEST(AnyClock, ShowsWhatItIsSetTo) {
  EXPECT_TRUE(rc::check("an arbiter's change", [] {
    const Periods periods = test::some_periods();
    Record record = test::some_record();
    const Time left = test::some_time(1, 100'000);
    record.changes.push_back(*change_to(periods, record, left, "why", "when"));
    RC_ASSERT(standing(periods, record)->left == left);
    RC_ASSERT(!standing(periods, record)->over);
  }));
}

}  // namespace
}  // namespace arbiter::timing
