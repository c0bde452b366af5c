#include "db/migrate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <filesystem>

#include "db/types.h"

namespace arbiter::db {
namespace {

namespace fs = std::filesystem;

constexpr std::array kSteps = {
    Migration{1, "001_first", "CREATE TABLE games (id INTEGER PRIMARY KEY); INSERT INTO games VALUES (7);"},
    Migration{2, "002_second", "ALTER TABLE games ADD COLUMN place TEXT;"},
    Migration{3, "003_broken", "CREATE TABLE half (a); CREATE TABLE games (a);"},
};

class MigrateTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("arbiter-migrate-" + std::to_string(getpid()) + "-" + info->name());
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] std::string path() const { return (folder_ / "games.sqlite").string(); }
  [[nodiscard]] SQLite::Database open(const std::string& path) const {
    return SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  }

  fs::path folder_;
};

TEST_F(MigrateTest, AnOlderFileIsCopiedAndBroughtUpToDate) {
  SQLite::Database database = open(path());
  migrate(database, path(), std::span(kSteps).first(1));
  EXPECT_FALSE(fs::exists(path() + ".schema-0.bak")) << "a new file needs no copy";
  migrate(database, path(), std::span(kSteps).first(2));
  EXPECT_EQ(database.execAndGet("PRAGMA user_version").getInt(), 2);
  EXPECT_EQ(database.execAndGet("SELECT count(*) FROM games WHERE place IS NULL").getInt(), 1);
  SQLite::Database copy = open(path() + ".schema-1.bak");
  EXPECT_EQ(copy.execAndGet("PRAGMA user_version").getInt(), 1);
  EXPECT_EQ(copy.execAndGet("SELECT id FROM games").getInt(), 7);
}

TEST_F(MigrateTest, AStepThatFailsLeavesTheFileAsItWas) {
  SQLite::Database database = open(path());
  migrate(database, path(), std::span(kSteps).first(2));
  EXPECT_THROW(migrate(database, path(), kSteps), SQLite::Exception);
  EXPECT_EQ(database.execAndGet("PRAGMA user_version").getInt(), 2);
  EXPECT_EQ(database.execAndGet("SELECT count(*) FROM sqlite_schema WHERE name = 'half'").getInt(), 0);
  EXPECT_THROW(migrate(database, path(), kSteps), SQLite::Exception);
  EXPECT_TRUE(fs::exists(path() + ".schema-2.bak"));
  EXPECT_TRUE(fs::exists(path() + ".schema-2.bak.2")) << "an earlier copy is never replaced";
}

TEST_F(MigrateTest, TheStepsOfTheProgramAreNumberedFromOne) {
  ASSERT_FALSE(migrations().empty());
  int expected = 1;
  for (const Migration& step : migrations()) EXPECT_EQ(step.version, expected++) << step.name;
}

}  // namespace
}  // namespace arbiter::db
