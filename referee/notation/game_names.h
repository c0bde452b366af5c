// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "referee/core/rules.h"

namespace arbiter::notation {

/// A game as a text names it, and the options that the name stands for.
struct NamedGame {
  std::string ruleset;
  nlohmann::json options = nlohmann::json::object();
};

/// The game that programs call so: by its id here, or by a name that its ruleset is known as. Blanks and capitals do
/// not matter: "Chinese Chess".
std::optional<NamedGame> game_named(std::string_view name);

/// The name under which programs know the game: "Xiangqi".
std::string widely_known_as(const Rules& rules);

}  // namespace arbiter::notation
