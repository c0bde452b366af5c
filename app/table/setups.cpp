// SPDX-License-Identifier: MIT
#include "app/table/setups.h"

#include <algorithm>

#include "db/export.h"
#include "referee/protocol/json_file.h"
#include "text/json_text.h"

namespace arbiter::table {

using nlohmann::json;

std::filesystem::path setups_path(const std::filesystem::path& games) { return games.parent_path() / "setups.json"; }

tl::expected<Setups, Message> read_setups(const std::filesystem::path& file) {
  auto setups = protocol::read_json(file);
  if (!setups) return tl::unexpected(setups.error().message);
  const bool texts = setups->is_object() &&
                     std::all_of(setups->begin(), setups->end(), [](const json& one) { return one.is_string(); });
  if (!texts)
    return tl::unexpected(make_message(
        "%1: no set-ups by army (a JSON object such as {\"poland\":\"K B N P / P P P P\"})", file.string()));
  return setups->get<Setups>();
}

tl::expected<void, Message> save_setup(const std::string& army, const std::string& setup,
                                       const std::filesystem::path& file) {
  Setups setups;
  std::error_code error;
  if (std::filesystem::exists(file, error)) {
    auto kept = read_setups(file);
    if (!kept) return tl::unexpected(kept.error());
    setups = std::move(*kept);
  }
  if (setup.empty())
    setups.erase(army);
  else
    setups[army] = setup;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), error);
  if (error) return tl::unexpected(make_message("%1 cannot be made: %2", file.parent_path().string(), error.message()));
  if (const auto written = db::write_file(file, text::dump(json(setups), 1) + "\n"); !written)
    return tl::unexpected(written.error().message);
  return {};
}

}  // namespace arbiter::table
