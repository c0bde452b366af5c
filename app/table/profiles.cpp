// SPDX-License-Identifier: MIT
#include "app/table/profiles.h"

#include <algorithm>

#include "db/export.h"
#include "referee/protocol/json_file.h"
#include "text/json_text.h"

namespace arbiter::table {

using calibration::Expected;
using calibration::failure;
using calibration::Profile;
using nlohmann::json;

std::filesystem::path profiles_path() { return db::default_path().parent_path() / "profiles.json"; }

Expected<std::vector<Profile>> read_profiles(const std::filesystem::path& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return std::vector<Profile>{};
  const auto read = protocol::read_json(file);
  if (!read) return failure(read.error().code, read.error().message + "; move it away to begin anew");
  const json& all = *read;
  if (!all.is_object() || all.value("format", json()) != json("arbiter-profiles") ||
      !all.value("profiles", json()).is_array())
    return failure("bad_profile", file.string() + " is no file of profiles; move it away to begin anew");
  std::vector<Profile> profiles;
  for (const json& entry : all["profiles"]) {
    auto profile = calibration::profile_from_json(entry);
    if (!profile) return failure(profile.error().code, file.string() + ": " + profile.error().message);
    profiles.push_back(std::move(*profile));
  }
  return profiles;
}

Expected<Profile> find_profile(const std::string& name, const std::filesystem::path& file) {
  const auto profiles = read_profiles(file);
  if (!profiles) return tl::unexpected(profiles.error());
  std::string names;
  for (const Profile& profile : *profiles) {
    if (profile.name == name) return profile;
    names += (names.empty() ? "" : ", ") + profile.name;
  }
  return failure("not_found", "there is no profile \"" + name + "\" in " + file.string() +
                                  (names.empty() ? "" : "; it has " + names) +
                                  " (`arbiter calibrate table … --profile " + name + "` makes one)");
}

Expected<void> save_profile(const Profile& profile, const std::filesystem::path& file) {
  auto profiles = read_profiles(file);
  if (!profiles) return tl::unexpected(profiles.error());
  std::erase_if(*profiles, [&](const Profile& p) { return p.name == profile.name; });
  profiles->push_back(profile);
  std::sort(profiles->begin(), profiles->end(), [](const Profile& a, const Profile& b) { return a.name < b.name; });
  json list = json::array();
  for (const Profile& p : *profiles) list.push_back(calibration::profile_to_json(p));
  std::error_code error;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), error);
  if (error) return failure("io", file.parent_path().string() + " cannot be made: " + error.message());
  const json all{{"format", "arbiter-profiles"}, {"version", 1}, {"profiles", list}};
  if (const auto written = db::write_file(file, text::dump(all, 1) + "\n"); !written)
    return failure("io", written.error().message);
  return {};
}

}  // namespace arbiter::table
