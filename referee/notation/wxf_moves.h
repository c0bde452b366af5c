// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "referee/core/engine.h"
#include "referee/notation/scan.h"

// Moves in the notation of the World Xiangqi Federation: H2+3, C2.5, +P+1.
namespace arbiter::notation::wxf {

/// Only for moves on the board.
std::string write_move(const Position& pos, const Action& action);
bool looks(std::string_view word);
/// The legal move that a word means; small letters, `=` for sideways and signs like `!` do no harm. Errors:
/// `bad_record` when none or several are meant.
Expected<Action> read_move(const Position& pos, const Word& word);

}  // namespace arbiter::notation::wxf
