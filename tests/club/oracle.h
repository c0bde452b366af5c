// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "text/json_text.h"

namespace arbiter::club::testing {

/// A file with results of others, which lies beside the project on some machines. Nothing where it is not there.
inline std::optional<nlohmann::json> oracle(const std::string& name) {
  const std::filesystem::path file = std::filesystem::path(ARBITER_SHARED_DIR) / "oracles" / "club" / name;
  if (!std::filesystem::exists(file)) return {};
  const auto read = text::parse_file(file);
  EXPECT_TRUE(read) << (read ? "" : read.error().english());
  return read ? std::optional(*read) : std::nullopt;
}

}  // namespace arbiter::club::testing

/// Skips the test where the file is not there.
#define CLUB_ORACLE(variable, name)                                                         \
  const auto variable##_file = ::arbiter::club::testing::oracle(name);                      \
  if (!variable##_file) GTEST_SKIP() << "There is no " << (name) << " beside the project."; \
  const nlohmann::json& variable = *variable##_file
