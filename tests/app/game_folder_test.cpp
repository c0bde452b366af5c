// SPDX-License-Identifier: MIT
// A game's text in a folder while it is played.
#include "app/table/game_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <set>
#include <thread>

#include "text/file.h"

namespace arbiter::table {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class GameFolderTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("arbiter-folder-" + std::to_string(getpid()) + "-" + info->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  static std::unique_ptr<Session> game(const std::string& ruleset, const std::string& round = "") {
    auto session = std::make_unique<Session>(":memory:");
    Value setup{{"ruleset", ruleset}};
    if (!round.empty()) setup["about"] = {{"event", "Friday"}, {"round", round}};
    EXPECT_TRUE(session->new_game(setup));
    return session;
  }
  [[nodiscard]] std::string text(const std::string& name) const {
    return text::read_file(folder_ / name, 1U << 20U).value_or("(none)");
  }
  [[nodiscard]] std::set<std::string> names() const {
    std::set<std::string> all;
    for (const auto& one : fs::directory_iterator(folder_)) all.insert(one.path().filename().string());
    return all;
  }

  fs::path folder_;
};

TEST_F(GameFolderTest, EveryPlyIsWritten) {
  const auto session = game("chess", "2.10");
  GameFolder folder(folder_);
  EXPECT_FALSE(folder.look(*session)) << "nothing to be told: it works";
  EXPECT_THAT(text("2-10.pgn"), HasSubstr("[Round \"2.10\"]"));
  for (const auto& [action, told] : {std::pair{"e2e4", "1. e4"}, {"e7e5", "1. e4 e5"}, {"g1f3", "1. e4 e5 2. Nf3"}}) {
    ASSERT_TRUE(session->act(action)) << action;
    EXPECT_FALSE(folder.look(*session));
    EXPECT_THAT(text("2-10.pgn"), HasSubstr(told));
    EXPECT_EQ(text("games.pgn"), text("2-10.pgn"));
  }
  ASSERT_TRUE(session->undo(1));
  folder.look(*session);
  EXPECT_EQ(text("2-10.pgn").find("Nf3"), std::string::npos);
  EXPECT_EQ(names(), (std::set<std::string>{"2-10.pgn", "games.pgn"})) << "nothing else is left";
}

TEST_F(GameFolderTest, TablesShareAFolder) {
  const auto late = game("chess", "10.1"), early = game("chess", "2.1"), casual = game("chess");
  std::ofstream(folder_ / "notes.pgn") << "not ours\n";
  for (Session* one : {casual.get(), late.get(), early.get()}) GameFolder(folder_).look(*one);
  EXPECT_EQ(text("games.pgn"), text("2-1.pgn") + "\n" + text("10-1.pgn") + "\n" + text("game-1.pgn"));
  EXPECT_EQ(text("notes.pgn"), "not ours\n");
}

TEST_F(GameFolderTest, WhoReadsFindsWholeFiles) {
  const auto session = game("chess", "1.1");
  GameFolder folder(folder_);
  folder.look(*session);
  std::atomic<bool> over = false;
  int broken = 0, read = 0;
  std::thread reader([&] {
    while (!over) {
      const auto now = text::read_file(folder_ / "1-1.pgn", 1U << 20U);
      ++read;
      // The game ends when the position has stood five times.
      const bool ends = now && (now->ends_with("*\n") || now->ends_with("1/2-1/2\n"));
      if (!ends || !now->starts_with("[Event")) ++broken;
    }
  });
  for (int i = 0; i < 100; ++i) {
    for (const char* action : {"g1f3", "g8f6", "f3g1", "f6g8"}) {
      if (!session->act(action)) break;
      folder.look(*session);
    }
  }
  over = true;
  reader.join();
  EXPECT_GT(read, 0);
  EXPECT_EQ(broken, 0);
}

TEST_F(GameFolderTest, AFolderThatIsNotThereIsToldOnceAndTriedAgain) {
  const auto session = game("chess", "1.1");
  GameFolder folder(folder_ / "below");
  EXPECT_TRUE(folder.look(*session));
  EXPECT_THAT(folder.trouble().english(), HasSubstr("There is no folder " + (folder_ / "below").string()));
  ASSERT_TRUE(session->act("e2e4")) << "the game goes on";
  EXPECT_FALSE(folder.look(*session)) << "it has been told";
  fs::create_directories(folder_ / "below");
  EXPECT_TRUE(folder.finish(*session));
  EXPECT_EQ(folder.trouble().english(), "");
  EXPECT_THAT(text("below/1-1.pgn"), HasSubstr("1. e4"));
}

TEST_F(GameFolderTest, AFullDiskLeavesTheFileAsItWas) {
  const auto session = game("chess", "1.1");
  GameFolder folder(folder_);
  folder.look(*session);
  const std::string before = text("1-1.pgn");
  ASSERT_TRUE(session->act("e2e4"));
  // No file may grow beyond a few bytes, as on a disk that is full.
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  const rlimit small{10, limit.rlim_max};
  setrlimit(RLIMIT_FSIZE, &small);
  const bool told = folder.look(*session);
  setrlimit(RLIMIT_FSIZE, &limit);
  EXPECT_TRUE(told);
  EXPECT_THAT(folder.trouble().english(), HasSubstr("1-1.pgn"));
  EXPECT_EQ(text("1-1.pgn"), before);
  EXPECT_EQ(names(), (std::set<std::string>{"1-1.pgn", "games.pgn"}));
  EXPECT_TRUE(folder.finish(*session)) << "it is told that it works again";
  EXPECT_THAT(text("games.pgn"), HasSubstr("1. e4"));
}

TEST_F(GameFolderTest, AGameThatPgnCannotHoldIsWrittenAsPgn4) {
  const auto four = game("mr-joseph", "1.1");
  EXPECT_FALSE(GameFolder(folder_).look(*four));
  EXPECT_EQ(names(), (std::set<std::string>{"1-1.pgn4", "games.pgn4"}));
}

TEST_F(GameFolderTest, AGameThatNeitherCanHoldIsToldOnce) {
  const auto other = game("european-chess", "1.1");
  GameFolder folder(folder_);
  EXPECT_TRUE(folder.look(*other));
  EXPECT_THAT(folder.trouble().english(), HasSubstr("not as \"pgn\""));
  EXPECT_TRUE(names().empty());
  EXPECT_FALSE(folder.look(*other));
}

}  // namespace
}  // namespace arbiter::table
