// SPDX-License-Identifier: MIT
// The window reads the list of games, single games and awards in threads of their own while the game on the table is
// written: each thread has its own Store, all the same file.
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <mutex>
#include <thread>
#include <vector>

#include "db/export.h"
#include "db/store.h"
#include "tests/db/sample_game.h"

namespace arbiter::db {
namespace {

namespace fs = std::filesystem;

class StoreThreads : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("arbiter-threads-" + std::to_string(getpid()) + "-" + info->name());
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] fs::path file() const { return folder_ / "games.sqlite"; }

  /// Googletest's own words may be said by one thread at a time.
  void failed(const std::string& what) {
    const std::lock_guard lock(mutex_);
    faults_.push_back(what);
  }

  fs::path folder_;
  std::mutex mutex_;
  std::vector<std::string> faults_;
};

TEST_F(StoreThreads, GamesAreReadWhileTheyAreWritten) {
  constexpr int kGames = 12;
  std::atomic<bool> stop{false};
  std::atomic<int> read{0};
  {
    auto first = Store::open(file());
    ASSERT_TRUE(first) << first.error().message.english();
    test::store_sample(*first);
  }
  {
    std::vector<std::jthread> readers;
    for (int n = 0; n < 2; ++n)
      readers.emplace_back([&] {
        while (!stop) {
          const auto store = Store::open(file(), Store::Missing::refuse);
          if (!store) return failed(store.error().message.english());
          const auto games = store->games();
          if (!games) return failed(games.error().message.english());
          const auto game = store->load(games->front().id, Audience::everybody);
          if (!game) return failed(game.error().message.english());
          if (to_json(*game).empty()) return failed("a game without anything");
          if (const auto points = store->points(games->back().id, Audience::everybody); !points)
            return failed(points.error().message.english());
          ++read;
        }
      });
    auto store = Store::open(file());
    ASSERT_TRUE(store) << store.error().message.english();
    for (int n = 0; n < kGames; ++n) {
      NewGame game = test::sample_game();
      game.token += std::to_string(n);
      const auto id = store->begin(game, test::sample_ply(0), test::sample_standing(0));
      if (!id) failed(id.error().message.english());
      for (int ply = 1; id && ply <= 3; ++ply)
        if (const auto kept = store->append(*id, test::sample_ply(ply), test::sample_standing(ply)); !kept)
          failed(kept.error().message.english());
    }
    for (int i = 0; i < 3000 && read < 4; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    stop = true;
  }
  EXPECT_TRUE(faults_.empty()) << faults_.front();
  EXPECT_GE(read, 4);
  const auto store = Store::open(file());
  ASSERT_TRUE(store);
  EXPECT_EQ(store->games()->size(), kGames + 1U);
  EXPECT_TRUE(store->check());
}

TEST_F(StoreThreads, TwoTablesAreWrittenAtOnceAndBackedUp) {
  constexpr int kGames = 40;
  { ASSERT_TRUE(Store::open(file())); }
  {
    std::vector<std::jthread> writers;
    for (int table = 0; table < 4; ++table)
      writers.emplace_back([&, table] {
        auto store = Store::open(file());
        if (!store) return failed(store.error().message.english());
        for (int n = 0; n < kGames; ++n) {
          NewGame game = test::sample_game();
          game.token += std::to_string(table) + "-" + std::to_string(n);
          const auto id = store->begin(game, test::sample_ply(0), test::sample_standing(0));
          if (!id) return failed(id.error().message.english());
          for (int ply = 1; ply <= 3; ++ply)
            if (const auto kept = store->append(*id, test::sample_ply(ply), test::sample_standing(ply)); !kept)
              return failed(kept.error().message.english());
        }
      });
    auto store = Store::open(file());
    if (!store) failed(store.error().message.english());
    if (store)
      if (const auto done = store->back_up(folder_ / "copy.sqlite"); !done) failed(done.error().message.english());
  }
  EXPECT_TRUE(faults_.empty()) << faults_.front();
  for (const fs::path& one : {file(), folder_ / "copy.sqlite"}) {
    const auto store = Store::open(one, Store::Missing::refuse);
    ASSERT_TRUE(store) << store.error().message.english();
    EXPECT_TRUE(store->check());
    if (one == file()) {
      EXPECT_EQ(store->games({.limit = 0})->size(), 4U * kGames);
    }
  }
}

}  // namespace
}  // namespace arbiter::db
