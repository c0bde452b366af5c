// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/commands/complete.h"

namespace arbiter::cli {

/// Values of options and positional words for completion: games and their options, armies, boards, formats, the newest
/// saved games, events and players of the usual file (or of `database` of the defaults). Nothing where there is none,
/// and where the file cannot be read.
[[nodiscard]] std::vector<Candidate> completion_values(const CLI::App& command, const CLI::Option& option);

}  // namespace arbiter::cli
