// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace arbiter::evening {

/// What a game is called: "Mr. Joseph's Four Player Chess" of "mr-joseph". What nobody knows is called by its id.
[[nodiscard]] std::string game_title(const std::string& ruleset);

}  // namespace arbiter::evening
