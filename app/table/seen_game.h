// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "referee/observe/instructions.h"
#include "referee/observe/picture.h"
#include "vision/reading/placement.h"

// Between what the referee knows of a board and what is seen of it: a picture knows the armies of a board by their
// letters, also where several boards are joined.
namespace arbiter::table {

/// The letter of a seat at its own board: "S" of S and of S2.
[[nodiscard]] std::string letter_of(Seat seat);

/// A piece as it is seen; none: nothing stands there.
[[nodiscard]] std::optional<vision::Occupant> seen_piece(const Rules& rules, const observing::Look& look);

/// What the referee takes a seen piece for at the board of these rules; none: it is no piece of theirs.
[[nodiscard]] std::optional<observing::Shown> shown_as(const Rules& rules, const vision::Occupant& piece);

/// What stands on a table.
[[nodiscard]] vision::Placement seen_table(const Rules& rules, const Table& table);

/// What must stand on the board, counted from 0, when hands have done everything.
[[nodiscard]] vision::Placement wanted_on(const Game& game, std::size_t board);

}  // namespace arbiter::table
