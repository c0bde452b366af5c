// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "referee/core/position.h"
#include "referee/notation/scan.h"

// The third field of a FEN: who may castle with which rook. Written as X-FEN has it (Scharnagl, 2003): K and Q for the
// outermost rook on the right and on the left of its king, the letter of the file for any other rook; capitals for the
// seat that moves first. Shredder-FEN, which always names the file, is read too.
namespace arbiter::notation {

/// The rights of both seats; "-" when there are none, or the game has none. Where pieces have first moves of their own
/// (Writing::first_moves), they are told instead, by the file of each piece. `counters`: those of the position's state.
std::string write_castling(const Position& pos, const nlohmann::json& counters);

/// Sets in `counters` which of the `pieces` (square -> piece string) have moved and which rooks may castle (`moved`,
/// `castling`). Errors: `bad_record` naming the right that these pieces do not allow, or that the game does not have.
Expected<void> read_castling(const Rules& rules, const nlohmann::json& pieces, const Word& field,
                             nlohmann::json& counters);

}  // namespace arbiter::notation
