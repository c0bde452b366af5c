// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <tl/expected.hpp>

#include "db/store.h"

namespace arbiter::table {

/// Where a club keeps how it sets up its armies: `setups.json` beside the games.
[[nodiscard]] std::filesystem::path setups_path(const std::filesystem::path& games = db::default_path());

/// Set-ups by army, as the rulesets' option `setups` takes them. Errors: a sentence with the file's name, also when
/// there is none.
[[nodiscard]] tl::expected<nlohmann::json, std::string> read_setups(const std::filesystem::path& file);

/// Keeps the set-up of an army, in place of an earlier one; an empty one forgets it. The file is either the old or the
/// new one. Errors as above.
[[nodiscard]] tl::expected<void, std::string> save_setup(const std::string& army, const std::string& setup,
                                                         const std::filesystem::path& file);

}  // namespace arbiter::table
