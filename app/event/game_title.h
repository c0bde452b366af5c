// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace arbiter::event {

/// What a game is called, by its ruleset's id. What nobody knows is called by its id.
[[nodiscard]] std::string game_title(const std::string& ruleset);

}  // namespace arbiter::event
