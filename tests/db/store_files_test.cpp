// SPDX-License-Identifier: MIT
// The file of games: damaged, of others, too new, gone, copied.
#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "db/export.h"
#include "db/store.h"
#include "tests/db/sample_game.h"
#include "tests/db/store_fixture.h"

namespace arbiter::db {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;

TEST_F(StoreTest, TextThatIsNotUtf8IsReplacedWhenItIsStored) {
  Store store = open();
  NewGame game = test::sample_game();
  game.source = "folder \xF6";
  game.seats[0].player = "J\xF6rg";
  Ply start = test::sample_ply(0);
  start.reason = "\xFF";
  start.request["name"] = "\xC3";
  const auto id = store.begin(game, start, {});
  ASSERT_TRUE(id) << id.error().message.english();
  const auto loaded = store.load(*id, Audience::arbiter);
  ASSERT_TRUE(loaded) << loaded.error().message.english();
  EXPECT_EQ(loaded->summary.seats[0].player, "J\xEF\xBF\xBDrg");
  EXPECT_THAT(to_json(*loaded).dump(), HasSubstr("J\xEF\xBF\xBDrg"));
  EXPECT_THAT(to_json(store.games()->front()).dump(), HasSubstr("folder \xEF\xBF\xBD"));
}

TEST_F(StoreTest, TextThatIsNotUtf8IsRepairedWhenItIsRead) {
  const GameId id = [&] {
    Store store = open();
    return test::store_sample(store);
  }();
  SQLite::Database(file(), SQLite::OPEN_READWRITE)
      .exec(
          "UPDATE person_data SET name = CAST(x'4AF67267' AS TEXT) WHERE name = 'Ada';"
          "UPDATE games SET setup = CAST(x'7B2261223A22FF227D' AS TEXT), source = CAST(x'80' AS TEXT)");
  const Store store = open();
  EXPECT_THAT(to_json(store.games()->front()).dump(), HasSubstr("J\xEF\xBF\xBDrg"));
  const auto loaded = store.load(id, Audience::arbiter);
  ASSERT_TRUE(loaded) << loaded.error().message.english();
  EXPECT_THAT(to_json(*loaded).dump(), HasSubstr("J\xEF\xBF\xBDrg"));
  EXPECT_EQ(loaded->summary.setup["a"], "\xEF\xBF\xBD");
}

TEST_F(StoreTest, WhatTheDatabaseSaysOfADamagedFileIsUtf8) {
  {
    Store store = open();
    test::store_sample(store);
  }
  SQLite::Database(file(), SQLite::OPEN_READWRITE)
      .exec(
          "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = CAST(x'43524541544520FFFE' AS TEXT) WHERE name "
          "= "
          "'seats'");
  const auto damaged = Store::open(file());
  ASSERT_FALSE(damaged);
  EXPECT_NO_THROW((void)json(damaged.error().message.english()).dump()) << damaged.error().code;
  const auto named = Store::open(folder_ / "\xF6" / "\xFF.sqlite", Store::Missing::refuse);
  EXPECT_NO_THROW((void)json(named.error().message.english()).dump());
}

TEST_F(StoreTest, FilesThatCannotHoldGamesAreRefused) {
  EXPECT_EQ(Store::open("").error().code, "io");
  EXPECT_THAT(Store::open("").error().message.english(), HasSubstr("empty"));
  EXPECT_THAT(Store::open(folder_).error().message.english(), HasSubstr("folder"));
  EXPECT_EQ(Store::open("/dev/null").error().code, "foreign_file");
  (void)open();
  SQLite::Database(file(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = -1");
  const auto store = Store::open(file());
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, "corrupt");
  EXPECT_THAT(store.error().message.english(), HasSubstr("-1"));
}

TEST_F(StoreTest, FilesThatAreNotOursAreLeftAlone) {
  std::ofstream(file("text")) << std::string(5000, 'x');
  EXPECT_EQ(Store::open(file("text")).error().code, "foreign_file");
  SQLite::Database(file("other"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (a)");
  EXPECT_EQ(Store::open(file("other")).error().code, "foreign_file");
  EXPECT_EQ(Store::open(file("none"), Store::Missing::refuse).error().code, "not_found");
  EXPECT_FALSE(fs::exists(file("none")));
  fs::create_directories(file("folder"));
  EXPECT_EQ(Store::open(file("folder")).error().code, "io");
}

TEST_F(StoreTest, ANewerSchemaIsPolitelyRefused) {
  (void)open();
  SQLite::Database(file(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
  const auto store = Store::open(file());
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, "newer_schema");
  EXPECT_THAT(store.error().message.english(), HasSubstr("newer Arbiter"));
}

void damage(const std::string& path) {
  const int page =
      SQLite::Database(path).execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'events'").getInt();
  std::fstream raw(path, std::ios::in | std::ios::out | std::ios::binary);
  raw.seekp((page - 1) * 4096 + 8);
  raw << std::string(4000, '\xee');
}

TEST_F(StoreTest, ADamagedFileIsNoticedWhenAsked) {
  {
    Store store = open();
    test::store_sample(store);
  }
  damage(file());
  const auto store = Store::open(file(), Store::Missing::refuse, Store::Check::always);
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, "corrupt");
}

TEST_F(StoreTest, EveryPageIsLookedAtAfterACrashAndOnlyThen) {
  const fs::path mark = file() + "-inuse";
  {
    Store store = open();
    EXPECT_FALSE(fs::exists(mark)) << "who only reads leaves no mark";
    test::store_sample(store);
    EXPECT_TRUE(fs::exists(mark));
    EXPECT_TRUE(Store::open(file())) << "somebody else reads meanwhile";
    EXPECT_TRUE(fs::exists(mark));
    fs::copy_file(file(), file("crashed.sqlite"));
    fs::copy_file(mark, file("crashed.sqlite-inuse"));  // as a killed program leaves it
  }
  EXPECT_FALSE(fs::exists(mark)) << "closed";
  fs::copy_file(file("crashed.sqlite"), file("good.sqlite"));
  fs::copy_file(file("crashed.sqlite-inuse"), file("good.sqlite-inuse"));
  EXPECT_TRUE(Store::open(file("good.sqlite")));
  EXPECT_FALSE(fs::exists(file("good.sqlite-inuse"))) << "looked through once";

  damage(file("crashed.sqlite"));
  for (int attempt = 0; attempt < 2; ++attempt) {
    const auto store = Store::open(file("crashed.sqlite"));
    ASSERT_FALSE(store) << "attempt " << attempt;
    EXPECT_EQ(store.error().code, "corrupt");
  }
  fs::remove(file("crashed.sqlite-inuse"));
  EXPECT_TRUE(Store::open(file("crashed.sqlite"))) << "without a crash nobody reads a gigabyte to open it";
}

TEST_F(StoreTest, TwoProgramsShareTheMark) {
  std::optional<Store> one = open(), two = open();
  test::store_sample(*one);
  ASSERT_TRUE(two->append(1,
                          [] {
                            auto ply = test::sample_ply(1);
                            ply.number = 4;
                            return ply;
                          }(),
                          {}));
  one.reset();
  EXPECT_TRUE(fs::exists(file() + "-inuse"));
  two.reset();
  EXPECT_FALSE(fs::exists(file() + "-inuse"));
}

TEST_F(StoreTest, AFileThatIsNotAtItsPathAnyMoreIsNotWrittenTo) {
  Store store = open();
  const GameId id = test::store_sample(store);
  EXPECT_TRUE(store.in_place());
  fs::rename(file(), file("elsewhere"));
  EXPECT_FALSE(store.in_place());
  Ply next = test::sample_ply(1);
  next.number = 4;
  EXPECT_EQ(store.append(id, next, {}).error().code, "replaced");
  EXPECT_EQ(store.set_clock(id, {{"game", 1}}).error().code, "replaced");
  std::ofstream(file()) << "";
  EXPECT_FALSE(store.in_place());
}

TEST_F(StoreTest, ABackupIsAWholeDatabase) {
  Store store = open();
  const GameId id = test::store_sample(store);
  ASSERT_TRUE(store.back_up(file("copy")));
  EXPECT_EQ(store.back_up(file("copy")).error().code, "io") << "a copy never replaces a file";
  EXPECT_EQ(Store::open(file("copy"))->load(id, Audience::arbiter)->plies.size(), 4U);
}

TEST_F(StoreTest, AnExportIsTheOldFileOrTheNewOne) {
  ASSERT_TRUE(write_file(file("out"), "old"));
  ASSERT_TRUE(write_file(file("out"), "new"));
  std::string text;
  std::ifstream(file("out")) >> text;
  EXPECT_EQ(text, "new");
  EXPECT_FALSE(write_file(folder_ / "missing" / "out", "x"));
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 1);
}

}  // namespace
}  // namespace arbiter::db
