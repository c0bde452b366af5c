// SPDX-License-Identifier: MIT
#include "db/pictures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "db/shelves.h"
#include "db/store.h"
#include "tests/db/sample_game.h"

namespace arbiter::db {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;

class PicturesTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("arbiter-pictures-" + std::to_string(getpid()) + "-" + info->name());
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] fs::path games() const { return folder_ / "games.sqlite"; }
  [[nodiscard]] Pictures open() const {
    auto pictures = Pictures::open(games());
    EXPECT_TRUE(pictures) << pictures.error().message.english();
    return std::move(*pictures);
  }

  fs::path folder_;
};

TEST_F(PicturesTest, WhatWasKeptIsThereAgain) {
  const std::string bytes("\xFF\xD8\0jpeg", 7);
  {
    Pictures pictures = open();
    ASSERT_TRUE(pictures.keep("one", {3, 0}, "another"));
    ASSERT_TRUE(pictures.keep("one", {3, 0}, bytes));
    ASSERT_TRUE(pictures.keep("one", {4, 1}, "x"));
    ASSERT_TRUE(pictures.keep("two", {3, 0}, "y"));
  }
  EXPECT_TRUE(fs::exists(folder_ / "games.pictures.sqlite"));
  const Pictures pictures = open();
  EXPECT_EQ(pictures.picture("one", {3, 0}).value(), bytes);
  EXPECT_EQ(pictures.picture("one", {3, 1}).value(), std::nullopt);
  EXPECT_THAT(pictures.places("one").value(), ElementsAre(Pictures::Place{3, 0}, Pictures::Place{4, 1}));
  EXPECT_EQ(pictures.bytes().value(), 9);
}

TEST_F(PicturesTest, AGamesPicturesGoWithIt) {
  Pictures pictures = open();
  ASSERT_TRUE(pictures.keep("one", {1, 0}, "x"));
  ASSERT_TRUE(pictures.keep("two", {1, 0}, "y"));
  ASSERT_TRUE(pictures.forget("one"));
  EXPECT_TRUE(pictures.places("one").value().empty());
  EXPECT_EQ(pictures.places("two").value().size(), 1U);
}

TEST_F(PicturesTest, TheOldestMakeRoom) {
  Pictures pictures = open();
  for (int ply = 1; ply <= 5; ++ply) ASSERT_TRUE(pictures.keep("one", {ply, 0}, std::string(100, 'x')));
  EXPECT_EQ(pictures.clean_up(30, 250).value(), 3);
  EXPECT_THAT(pictures.places("one").value(), ElementsAre(Pictures::Place{4, 0}, Pictures::Place{5, 0}));
  EXPECT_EQ(pictures.clean_up(0, 1'000'000).value(), 0);
  EXPECT_EQ(pictures.bytes().value(), 200);
}

TEST_F(PicturesTest, NoFileThatIsNotOurs) {
  std::ofstream(folder_ / "games.pictures.sqlite") << "not a database, but long enough to be taken for one by its size";
  const auto pictures = Pictures::open(games());
  ASSERT_FALSE(pictures);
  EXPECT_THAT(pictures.error().message.english(), testing::HasSubstr("games.pictures.sqlite"));
  fs::remove(folder_ / "games.pictures.sqlite");
  ASSERT_TRUE(Store::open(games()));
  fs::rename(games(), folder_ / "games.pictures.sqlite");
  const auto foreign = Pictures::open(games());
  ASSERT_FALSE(foreign);
  EXPECT_EQ(foreign.error().code, "foreign_file");
  EXPECT_EQ(Pictures::open(folder_ / "none.sqlite", false).error().code, "not_found");
}

TEST_F(PicturesTest, AClockReadingStaysWithItsPly) {
  auto store = Store::open(games());
  ASSERT_TRUE(store);
  const auto id = store->begin(test::sample_game(), test::sample_ply(0), {});
  ASSERT_TRUE(id);
  ASSERT_TRUE(store->append(*id, test::sample_ply(1), {}));
  ASSERT_TRUE(store->set_clock(*id, {{"game", 1000}, {"seats", {{"S", 7}}}, {"more", "x"}}));
  ASSERT_TRUE(store->set_clock(*id, {{"game", 2000}, {"seats", {{"S", 8}}}}));
  ASSERT_TRUE(store->append(*id, test::sample_ply(2), {}));
  ASSERT_TRUE(store->set_clock(*id, {{"game", 3000}, {"seats", {{"S", 9}}}}));
  const auto clocks = Shelves::open(games())->clocks(*id);
  ASSERT_TRUE(clocks);
  EXPECT_EQ(*clocks, (std::map<int, nlohmann::json>{{1, {{"game", 1000}, {"seats", {{"S", 7}}}}},
                                                    {2, {{"game", 3000}, {"seats", {{"S", 9}}}}}}));
  EXPECT_EQ(store->clock(*id).value(), nlohmann::json({{"game", 3000}, {"seats", {{"S", 9}}}}));
}

}  // namespace
}  // namespace arbiter::db
