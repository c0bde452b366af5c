// SPDX-License-Identifier: MIT
// The rooms of the house keep to the plan in rooms.txt: every `#include` is read, no compiler is needed.
#include "tests/house/rooms.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <iostream>

#include "tests/house/markdown.h"

namespace arbiter::house {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

const fs::path kRoot = ARBITER_SOURCE_DIR;

const Plan& plan() {
  static const Plan read = read_plan(text_of(kRoot / "tests/house/rooms.txt"));
  return read;
}

const Sources& sources() {
  static const Sources all = [] {
    Sources list;
    for (const char* folder : {"app", "calibration", "db", "value", "play", "referee", "text", "vision"}) {
      for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
        const std::string ending = entry.path().extension().string();
        if (ending == ".h" || ending == ".cpp" || ending == ".def" || ending == ".in")
          list[fs::relative(entry.path(), kRoot).generic_string()] = text_of(entry.path());
      }
    }
    return list;
  }();
  return all;
}

TEST(Rooms, KeepToThePlan) {
  EXPECT_GE(sources().size(), 400U);
  EXPECT_EQ(faults(plan(), sources()), "") << "see tests/house/rooms.txt";
  std::cout << drawn(plan(), sources());
}

TEST(Rooms, ThatAreInThePlanAreThere) {
  for (const Room& room : plan().rooms) EXPECT_TRUE(fs::is_directory(kRoot / room.folder)) << room.folder;
}

TEST(Rooms, AnArrowAgainstThePlanIsFound) {
  const Plan house = read_plan(
      "room cellar:\n"
      "room hall: cellar\n"
      "room attic: hall cellar/wine.h   # and nothing else of the cellar\n"
      "library sql/: cellar\n"
      "against hall/old.cpp: sql/\n");
  EXPECT_EQ(faults(house, {{"attic/a.cpp", "#include \"hall/h.h\"\n#include \"cellar/wine.h\"\n#include <vector>\n"},
                           {"hall/old.cpp", "# include <sql/sql.h>\n#include \"hall/h.h\"\n"}}),
            "");
  EXPECT_THAT(faults(house, {{"cellar/c.cpp", "#include \"hall/h.h\""}}), HasSubstr("cellar may not use hall"));
  EXPECT_THAT(faults(house, {{"attic/a.cpp", "#include \"cellar/coal.h\""}}), HasSubstr("attic may not use cellar"));
  EXPECT_THAT(faults(house, {{"hall/new.cpp", "#include <sql/sql.h>"}}), HasSubstr("hall may not use sql/"));
  EXPECT_THAT(faults(house, {{"hall/old.cpp", "#include <sql/sql.h>"}, {"shed/s.cpp", ""}}), HasSubstr("in no room"));
  EXPECT_THAT(faults(house, {{"hall/old.cpp", ""}}), HasSubstr("strike it from the plan"));
  EXPECT_EQ(drawn(house, {{"attic/a.cpp", "#include \"hall/h.h\"\n"}}), "cellar (0)\nhall (0)\nattic (1) -> hall 1\n");
}

TEST(Rooms, APlanThatGoesRoundInACircleIsRefused) {
  EXPECT_THROW(read_plan("room hall: attic\nroom attic: hall\n"), std::runtime_error);
  EXPECT_THROW(read_plan("rom hall:\n"), std::runtime_error);
  EXPECT_THROW(read_plan("room hall\n"), std::runtime_error);
}

}  // namespace
}  // namespace arbiter::house
