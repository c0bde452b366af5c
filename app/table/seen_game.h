// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "referee/observe/instructions.h"
#include "vision/reading/reading.h"

// Between what the referee knows of a board and what is seen of it: a picture knows the armies of a board by their
// letters, also where several boards are joined.
namespace arbiter::table {

/// The letter of a seat at its own board: "S" of S and of S2.
[[nodiscard]] std::string letter_of(Seat seat);

/// A piece as it is seen: "S.pawn"; empty: nothing stands there.
[[nodiscard]] std::string seen_piece(const Rules& rules, const observing::Look& look);

/// What stands on a table, by square.
[[nodiscard]] vision::Labels labels_of(const Rules& rules, const Table& table);

/// What must stand on the board, counted from 0, when hands have done everything.
[[nodiscard]] vision::Labels wanted_on(const Game& game, std::size_t board);

}  // namespace arbiter::table
