// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "referee/core/position.h"
#include "referee/notation/scan.h"

namespace arbiter::notation {

/// The position as SFEN: board, seat to act (`b` moves first), hands, number of the move. Errors: `unwritable`.
Expected<std::string> write_sfen(const Position& pos);

/// A square as shogi programs write it: files counted from South's right, ranks lettered from the top.
std::string usi_square(const Board& board, Cell cell);

}  // namespace arbiter::notation
