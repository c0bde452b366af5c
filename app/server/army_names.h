// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

namespace arbiter::server {

/// Gives every seat of a list, or of an object by seat, that has an "army" the "army_name" that people read.
void name_armies(nlohmann::json& seats);

/// The armies that stand as words in a list of actions: an object of the names that people read, by these words.
[[nodiscard]] nlohmann::json armies_in(const nlohmann::json& actions);

}  // namespace arbiter::server
