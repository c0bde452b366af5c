// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "referee/core/game.h"
#include "text/json_text.h"

namespace arbiter::cli {

/// Answers the request `think` of the referee protocol, see docs/protocol.md: what the computer would do for a seat.
/// `game`: null before one is begun. `tell`: where lines of progress go, where the request asks for them. Never throws.
nlohmann::json think(const Game* game, const nlohmann::json& request,
                     const std::function<void(const nlohmann::json&)>& tell);

}  // namespace arbiter::cli
