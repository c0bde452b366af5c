// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "referee/core/rules.h"

namespace arbiter {

/// The set-up of a seat as it stands on a board, written as the option `setups` takes it: from the seat's corner along
/// its home row, then the rows ahead, `-` for a square left free: "K R B N / P P P P". `pieces`: square -> piece
/// string, others' pieces too. Errors: `bad_setup` saying what cannot be part of a set-up, or that the game has no such
/// option.
Expected<std::string> setup_text(const RulesetInfo& info, const std::string& seat, const nlohmann::json& pieces);

}  // namespace arbiter
