// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <tl/expected.hpp>

#include "db/store.h"
#include "value/message.h"

namespace arbiter::table {

/// Where a club keeps how it sets up its armies: `setups.json` beside the games.
[[nodiscard]] std::filesystem::path setups_path(const std::filesystem::path& games = db::default_path());

/// Set-ups as a player writes them ("K B N P / P P P P"), by army: what the rulesets' option `setups` takes.
using Setups = std::map<std::string, std::string>;

/// What the file holds. Errors: a message with the file's name, also when there is none.
[[nodiscard]] tl::expected<Setups, Message> read_setups(const std::filesystem::path& file);

/// Keeps the set-up of an army, in place of an earlier one; an empty one forgets it. The file is either the old or the
/// new one. Errors as above.
[[nodiscard]] tl::expected<void, Message> save_setup(const std::string& army, const std::string& setup,
                                                     const std::filesystem::path& file);

}  // namespace arbiter::table
