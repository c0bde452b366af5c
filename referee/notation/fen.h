// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "referee/core/position.h"
#include "referee/notation/scan.h"

namespace arbiter::notation {

/// The position in Forsyth-Edwards notation, for two seats: ranks from the top, pieces in hand in brackets where the
/// game has hands, the seat to act (`w` is the first), castling rights, en passant square, half-moves without progress,
/// number of the move. Errors: `unwritable` when a piece has no letter.
Expected<std::string> write_fen(const Position& pos);

/// What stands on the board in the same way, ranks from the top, `/` between them. `upper`: the seat of the capitals.
/// Errors: as above.
Expected<std::string> write_board(const Position& pos, Seat upper);

/// The `position` of a `new` request for a FEN of a game of these rules; what follows the seat to act may be left out.
/// `at`: where the text stands, for errors. Errors: `bad_record` with line and column.
Expected<nlohmann::json> read_fen(const Rules& rules, std::string_view text, Spot at);

/// Squares and pieces of a board as written by write_board. Errors: `bad_record`.
Expected<nlohmann::json> read_board(const Rules& rules, std::string_view text, Seat upper, Spot at);

}  // namespace arbiter::notation
