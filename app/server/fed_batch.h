// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "db/club/types.h"

namespace arbiter::server {

/// What a table tells of the game with that token, in the body of POST /api/feed/TOKEN. Error `bad_data`.
[[nodiscard]] db::Expected<db::club::FedBatch> read_batch(const std::string& token, const nlohmann::json& body);

}  // namespace arbiter::server
