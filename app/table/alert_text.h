// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/table/watcher.h"

namespace arbiter::table {

/// What an alert says, in the language that is spoken (text/sentences.h), seats and pieces spelt out. Its `message` is
/// what programs are told, and English; so is what the referee says of an illegal action.
[[nodiscard]] std::string alert_text(const WatchAlert& alert);

/// "Lift South's pawn from d4, place North's rook on a1".
[[nodiscard]] std::string works_text(const told::Works& works);

}  // namespace arbiter::table
