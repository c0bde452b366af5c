// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace arbiter::notation {

// What people and programs write beside moves: !?, ±, +-, N for a novelty, D for a diagram, e.p., "check".

/// Is the whole word such a sign? Words of signs alone, and short words that are known.
bool is_sign(std::string_view word);

/// Takes signs off the end of a move; true when one was that tells something (check and mate tell nothing new).
bool take_signs(std::string& move);

/// The move with usual letters and signs: figurines as letters, every dash as a hyphen, × as x.
std::string usual_letters(std::string_view move);

}  // namespace arbiter::notation
