// SPDX-License-Identifier: MIT
// The modules of the codebase keep to the plan in modules.txt: every `#include` is read, no compiler is needed.
#include "tests/codebase/modules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <iostream>

#include "tests/codebase/markdown.h"

namespace arbiter::codebase {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

const fs::path kRoot = ARBITER_SOURCE_DIR;

const Plan& plan() {
  static const Plan read = read_plan(text_of(kRoot / "tests/codebase/modules.txt"));
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

TEST(Modules, KeepToThePlan) {
  EXPECT_GE(sources().size(), 400U);
  EXPECT_EQ(faults(plan(), sources()), "") << "see tests/codebase/modules.txt";
  std::cout << drawn(plan(), sources());
}

TEST(Modules, ThatAreInThePlanAreThere) {
  for (const Module& module : plan().modules) EXPECT_TRUE(fs::is_directory(kRoot / module.folder)) << module.folder;
}

TEST(Modules, ADependencyAgainstThePlanIsFound) {
  const Plan plan = read_plan(
      "module cellar:\n"
      "module hall: cellar\n"
      "module attic: hall cellar/wine.h   # and nothing else of the cellar\n"
      "library sql/: cellar\n"
      "against hall/old.cpp: sql/\n");
  EXPECT_EQ(faults(plan, {{"attic/a.cpp", "#include \"hall/h.h\"\n#include \"cellar/wine.h\"\n#include <vector>\n"},
                          {"hall/old.cpp", "# include <sql/sql.h>\n#include \"hall/h.h\"\n"}}),
            "");
  EXPECT_THAT(faults(plan, {{"cellar/c.cpp", "#include \"hall/h.h\""}}), HasSubstr("cellar may not use hall"));
  EXPECT_THAT(faults(plan, {{"attic/a.cpp", "#include \"cellar/coal.h\""}}), HasSubstr("attic may not use cellar"));
  EXPECT_THAT(faults(plan, {{"hall/new.cpp", "#include <sql/sql.h>"}}), HasSubstr("hall may not use sql/"));
  EXPECT_THAT(faults(plan, {{"hall/old.cpp", "#include <sql/sql.h>"}, {"shed/s.cpp", ""}}), HasSubstr("in no module"));
  EXPECT_THAT(faults(plan, {{"hall/old.cpp", ""}}), HasSubstr("strike it from the plan"));
  EXPECT_EQ(drawn(plan, {{"attic/a.cpp", "#include \"hall/h.h\"\n"}}), "cellar (0)\nhall (0)\nattic (1) -> hall 1\n");
}

TEST(Modules, APlanThatGoesRoundInACircleIsRefused) {
  EXPECT_THROW(read_plan("module hall: attic\nroom attic: hall\n"), std::runtime_error);
  EXPECT_THROW(read_plan("rom hall:\n"), std::runtime_error);
  EXPECT_THROW(read_plan("module hall\n"), std::runtime_error);
}

}  // namespace
}  // namespace arbiter::codebase
