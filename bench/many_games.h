// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace arbiter {

/// Puts so many games into a new database: several rulesets, 2,000 people, events, finished and unfinished games of
/// some plies, over some years. The same ones each time. Throws what SQLite throws.
void make_many_games(const std::filesystem::path& file, int games);

}  // namespace arbiter
