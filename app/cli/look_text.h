// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace arbiter::cli {

/// What `look --json` says of a picture, for people: where the board is, what stands on it, of what it is not sure.
/// `board`: its id. Lines end with \n.
[[nodiscard]] std::string look_text(const nlohmann::json& seen, const std::string& board);

}  // namespace arbiter::cli
