// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>

#include "referee/core/expected.h"

namespace arbiter::protocol {

/// What a file of JSON holds, within the limits of text::parse. Errors: `io` when it is not there, a folder or
/// unreadable; `bad_json` with line and column of what is wrong. The message begins with the file's name.
Expected<nlohmann::json> read_json(const std::filesystem::path& file);

}  // namespace arbiter::protocol
