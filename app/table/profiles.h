// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "calibration/measure/profile.h"
#include "db/store.h"

namespace arbiter::table {

/// Where the tables that were set up are kept: `profiles.json` beside the games.
[[nodiscard]] std::filesystem::path profiles_path();

/// All profiles, by name; none when there is no file yet. Errors: `io`, `bad_profile` with the file's name.
[[nodiscard]] calibration::Expected<std::vector<calibration::Profile>> read_profiles(
    const std::filesystem::path& file = profiles_path());

/// The profile of that name. Errors: as above, and `not_found` naming those there are.
[[nodiscard]] calibration::Expected<calibration::Profile> find_profile(
    const std::string& name, const std::filesystem::path& file = profiles_path());

/// Keeps a profile, in place of one of the same name; the file is either the old or the new one. Errors: `io`.
[[nodiscard]] calibration::Expected<void> save_profile(const calibration::Profile& profile,
                                                       const std::filesystem::path& file = profiles_path());

}  // namespace arbiter::table
