// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

namespace arbiter::server {

/// Gives every seat of a list, or of an object by seat, that has an "army" the "army_name" that people read:
/// "un-peacekeepers" is "UN peacekeepers".
void name_armies(nlohmann::json& seats);

/// The armies that stand as words in a list of actions, by what they are called there: {"un-peacekeepers":
/// "UN peacekeepers"}.
[[nodiscard]] nlohmann::json armies_in(const nlohmann::json& actions);

}  // namespace arbiter::server
