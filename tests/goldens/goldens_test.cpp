// SPDX-License-Identifier: MIT
// Every recorded game, played again: what is otherwise than it was is a change of behaviour. Where the change is meant,
// `goldens_test --renew` writes it down, and the difference of the files says what it is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <iostream>

#include "tests/goldens/coverage.h"

namespace arbiter::goldens {
namespace {

namespace fs = std::filesystem;

const fs::path kFolder = fs::path(ARBITER_SOURCE_DIR) / "tests/goldens/games";

const std::vector<Golden>& all() {
  static const std::vector<Golden> goldens = [] {
    std::vector<Golden> list;
    for (const fs::path& file : files(kFolder)) list.push_back(replayed(file));
    return list;
  }();
  return goldens;
}

TEST(Goldens, ArePlayedAsTheyWere) {
  EXPECT_GE(all().size(), 20U);
  for (const Golden& golden : all()) {
    const std::string difference = first_difference(golden.recorded, golden.now);
    if (!difference.empty())
      ADD_FAILURE() << fs::relative(golden.file, ARBITER_SOURCE_DIR).string() << ", " << difference
                    << "If it is meant: goldens_test --renew";
  }
}

TEST(Goldens, EveryGameArmyAndOptionHasOne) {
  std::string wanted;
  for (const Wanted& one : missing(all())) wanted += one.file + " " + one.game.request.dump() + "\n";
  EXPECT_EQ(wanted, "") << "goldens_test --renew makes them";
}

/// Every army's rule is cited by an event or a refusal, but for those that never are: Belgium's treaty is a reaction,
/// Japan's second moves are decisions, Portugal's ways are more legal moves, and the plain army has no power.
TEST(Goldens, ShowThePowerOfEveryArmy) {
  EXPECT_THAT(silent_armies(all()),
              ::testing::ElementsAre("european-chess-first/japan", "european-chess-first/plain",
                                     "european-chess-first/portugal", "european-chess/belgium", "european-chess/japan",
                                     "european-chess/plain", "european-chess/portugal"));
}

TEST(Goldens, AnotherEventIsADifference) {
  const std::string now = replayed(kFolder / "chess.txt").now;
  std::string other = now;
  const std::size_t at = other.find("\n  moved ");
  ASSERT_NE(at, std::string::npos);
  other.replace(at + 3, 5, "moves");
  const std::string difference = first_difference(other, now);
  EXPECT_THAT(difference, ::testing::HasSubstr("was       moves "));
  EXPECT_THAT(difference, ::testing::HasSubstr("is now    moved "));
}

/// Writes what has changed, and what is missing.
int renew() {
  std::vector<Golden> goldens;
  for (const fs::path& file : files(kFolder)) {
    const std::string recorded = text_of(file), now = renewed(parse(recorded));
    if (now != recorded) {
      std::ofstream(file, std::ios::binary) << now;
      std::cout << "written anew: " << file.string() << "\n";
    }
    goldens.push_back(replayed(file));
  }
  for (Wanted& one : missing(goldens)) {
    const fs::path file = kFolder / one.file;
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary | std::ios::app) << invent(one);
    std::cout << "made: " << one.file << " " << one.game.request.dump() << std::endl;
  }
  return 0;
}

}  // namespace
}  // namespace arbiter::goldens

int main(int argc, char** argv) {
  if (argc == 2 && std::strcmp(argv[1], "--renew") == 0) return arbiter::goldens::renew();
  ::testing::InitGoogleMock(&argc, argv);
  return RUN_ALL_TESTS();
}
