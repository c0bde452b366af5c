// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "db/store.h"

namespace arbiter::db {

/// A folder of its own for each test, removed afterwards.
class StoreTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ =
        std::filesystem::temp_directory_path() / ("arbiter-store-" + std::to_string(getpid()) + "-" + info->name());
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  [[nodiscard]] std::string file(const std::string& name = "games.sqlite") const { return (folder_ / name).string(); }
  [[nodiscard]] Store open() const {
    auto store = Store::open(file());
    EXPECT_TRUE(store) << store.error().message.english();
    return std::move(*store);
  }

  std::filesystem::path folder_;
};

}  // namespace arbiter::db
