#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "referee/core/game.h"

namespace arbiter::protocol {

/// The game's record as a reply: `{"format", "record"}`. Formats: `json` (an object that `load` takes) and `text` (one
/// line a move, for people). `full`: what is still secret too. Errors: `unknown_format`.
Expected<nlohmann::json> write_record(const Game& game, const std::string& format, bool full);

}  // namespace arbiter::protocol
