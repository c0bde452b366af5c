// SPDX-License-Identifier: MIT
// How a time control is written and read.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "app/timing/time_control.h"
#include "tests/timing/controls.h"

namespace arbiter::timing {
namespace {

using namespace std::chrono_literals;

TimeControl read(const std::string& text) {
  const auto control = parse_time_control(text);
  EXPECT_TRUE(control) << (control ? "" : control.error().english());
  return control.value_or(TimeControl{});
}

std::string refused(const std::string& text) {
  const auto control = parse_time_control(text);
  EXPECT_FALSE(control) << text;
  return control ? "" : control.error().english();
}

TEST(TimeControl, IsReadAsArbitersWriteIt) {
  EXPECT_EQ(read("60:00 game"), (TimeControl{60min, {}, {}}));
  EXPECT_EQ(read("60 game"), read("1:00:00 GAME"));
  EXPECT_EQ(read("5+3"), (TimeControl{Time(0), {{0, 5min, 3s}}, {}}));
  EXPECT_EQ(read("25 d5"), (TimeControl{Time(0), {{0, 25min, 0s, 5s}}, {}}));
  EXPECT_EQ(read("25d5"), read(" 25:00  d 0:05 "));
  EXPECT_EQ(read("40/90:00+30, 30:00+30"), (TimeControl{Time(0), {{40, 90min, 30s}, {0, 30min, 30s}}, {}}));
  EXPECT_EQ(read("10:00 byo 3x30"), (TimeControl{Time(0), {{0, 10min, 0s, 0s, 3, 30s}}, {}}));
  EXPECT_EQ(read("10 byo-yomi 0:30"), (TimeControl{Time(0), {{0, 10min, 0s, 0s, 1, 30s}}, {}}));
  EXPECT_EQ(read("5+3; N 3+2; W: 1:30"),
            (TimeControl{Time(0), {{0, 5min, 3s}}, {{"N", {{0, 3min, 2s}}}, {"W", {{0, 90s}}}}}));
  EXPECT_EQ(read("60:00 game; 20"), (TimeControl{60min, {{0, 20min}}, {}}));
  EXPECT_EQ(read("S2 0:00.5"), (TimeControl{Time(0), {}, {{"S2", {{0, 500ms}}}}}));
  EXPECT_FALSE(read("none").limited());
}

TEST(TimeControl, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(refused("5+"), "\"5+\": at the end there should be seconds or minutes:seconds");
  EXPECT_EQ(refused("5+x"), "\"5+x\": at \"x\" there should be seconds or minutes:seconds");
  EXPECT_EQ(refused(""), "\"\": at the end there should be minutes, minutes:seconds or hours:minutes:seconds");
  EXPECT_EQ(refused("5:77"), "\"5:77\": at \"5:77\" there should be seconds and minutes below 60 behind a colon");
  EXPECT_EQ(refused("9000"), "\"9000\": at \"9000\" there should be no more than 100:00:00");
  EXPECT_EQ(refused("0/5"), "\"0/5\": at \"0/5\" there should be a number from 1 to 999");
  EXPECT_NE(refused("90, 30").find("period 1 is not the last one"), std::string::npos);
  EXPECT_NE(refused("40/90 byo 3x30").find("byo-yomi comes when all other time is over"), std::string::npos);
  EXPECT_NE(refused("0:00+5").find("no time to begin with"), std::string::npos);
  EXPECT_NE(refused("5; 6").find("a seat (S, W, N, E)"), std::string::npos);
  EXPECT_NE(refused("S 5; S 6").find("one time for S"), std::string::npos);
  EXPECT_NE(refused("5+3 game").find("a time alone before"), std::string::npos);
  EXPECT_NE(refused("0 game").find("more than no time"), std::string::npos);
  EXPECT_NE(refused("5+3 hello").find("at \"hello\""), std::string::npos);
  EXPECT_NE(refused("none; 5").find("at \"; 5\""), std::string::npos);
  EXPECT_NE(refused("99999999999999999999").find("should be minutes"), std::string::npos);
}

TEST(TimeControl, IsReadAsItIsWritten) {
  EXPECT_TRUE(rc::check("any control", [] {
    const TimeControl control = test::some_control();
    const auto again = parse_time_control(to_text(control));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == control);
  }));
}

TEST(TimeControl, AnyTextIsReadOrRefused) {
  EXPECT_TRUE(rc::check("any text", [] {
    const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0159:+dbyox/,;SWN2 game.none")));
    const auto control = parse_time_control(text);
    if (control) {
      const auto again = parse_time_control(to_text(*control));
      RC_ASSERT(again.has_value());
      RC_ASSERT(*again == *control);
    } else {
      RC_ASSERT(control.error().english().find("there should be") != std::string::npos);
    }
  }));
}

TEST(Times, AreWrittenAndRead) {
  EXPECT_EQ(to_text(Time(0)), "0:00");
  EXPECT_EQ(to_text(Time(61'007)), "1:01.007");
  EXPECT_EQ(to_text(Time(3'600'000)), "1:00:00");
  EXPECT_EQ(*parse_time("2:30"), 150s);
  EXPECT_FALSE(parse_time("2:30 or so"));
}

}  // namespace
}  // namespace arbiter::timing
