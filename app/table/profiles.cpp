// SPDX-License-Identifier: MIT
#include "app/table/profiles.h"

#include <algorithm>

#include "db/export.h"

namespace arbiter::table {

using calibration::Expected;
using calibration::failure;
using calibration::Profile;

std::filesystem::path profiles_path() { return db::default_path().parent_path() / "profiles.json"; }

Expected<std::vector<Profile>> read_profiles(const std::filesystem::path& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return std::vector<Profile>{};
  return calibration::read_profiles(file);
}

Expected<Profile> find_profile(const std::string& name, const std::filesystem::path& file) {
  const auto profiles = read_profiles(file);
  if (!profiles) return tl::unexpected(profiles.error());
  std::vector<std::string> names;
  for (const Profile& profile : *profiles) {
    if (profile.name == name) return profile;
    names.push_back(profile.name);
  }
  const Argument wanted = arg::quoted(name);
  return failure(
      "not_found",
      names.empty()
          ? make_message("there is no profile %1 in %2 (`arbiter calibrate table … --profile %3` makes one)", wanted,
                         file.string(), name)
          : make_message("there is no profile %1 in %2; it has %4 (`arbiter calibrate table … --profile %3` makes one)",
                         wanted, file.string(), name, arg::texts(names)));
}

Expected<void> save_profile(const Profile& profile, const std::filesystem::path& file) {
  auto profiles = read_profiles(file);
  if (!profiles) return tl::unexpected(profiles.error());
  std::erase_if(*profiles, [&](const Profile& p) { return p.name == profile.name; });
  profiles->push_back(profile);
  std::sort(profiles->begin(), profiles->end(), [](const Profile& a, const Profile& b) { return a.name < b.name; });
  std::error_code error;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), error);
  if (error) return failure("io", make_message("%1 cannot be made: %2", file.parent_path().string(), error.message()));
  if (const auto written = db::write_file(file, calibration::profiles_text(*profiles)); !written)
    return failure("io", written.error().message);
  return {};
}

}  // namespace arbiter::table
