#pragma once

#include <filesystem>
#include <string>
#include <tl/expected.hpp>

#include "db/types.h"

namespace arbiter::cli {

/// The game that `text` names in a database: its number or `last`. The error is a sentence.
tl::expected<db::GameId, std::string> game_number(const std::filesystem::path& file, const std::string& text);

}  // namespace arbiter::cli
