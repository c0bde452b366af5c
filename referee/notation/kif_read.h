// SPDX-License-Identifier: MIT
#pragma once

#include "referee/notation/notation.h"

namespace arbiter::notation::kif {

/// The games of a text: each begins with the first line of a head behind moves.
std::vector<Part> split(std::string_view text);

/// Reads a game in KIF or KI2. `format`: the name of the format, which tells the game that is usual in it. Names,
/// dates, comments and clock times are noted with it; variations, bookmarks, a sealed move and ends that no rule knows
/// are left out. Errors: `bad_record`.
Expected<Game> read_game(std::string_view text, std::string_view format, LeftOut& left_out);

}  // namespace arbiter::notation::kif
