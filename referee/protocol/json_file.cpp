// SPDX-License-Identifier: MIT
#include "referee/protocol/json_file.h"

#include "text/file.h"
#include "text/json_text.h"

namespace arbiter::protocol {

Expected<nlohmann::json> read_json(const std::filesystem::path& file) {
  const auto content = text::read_file(file, text::Limits{}.bytes);
  if (!content) return refuse("io", content.error());
  auto value = text::parse(*content);
  if (!value) return refuse("bad_json", make_message("%1: %2", text::shown(file), value.error().text()));
  return std::move(*value);
}

}  // namespace arbiter::protocol
