// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "referee/core/engine.h"
#include "referee/notation/scan.h"

// Moves of xiangqi in Chinese: 炮二平五, 马８进７, 前车退一. Red counts in Chinese numerals, Black in wide digits.
namespace arbiter::notation::chinese {

/// In simplified characters. Only for moves on the board.
std::string write_move(const Position& pos, const Action& action);
bool looks(std::string_view word);
/// The legal move that a word means, in simplified or traditional characters, with digits of any kind for either side.
/// Errors: `bad_record` when none or several are meant.
Expected<Action> read_move(const Position& pos, const Word& word);
/// The moves of a word, without numbers of moves; a word that holds none stays as it is.
std::vector<Word> split(const Word& word);

}  // namespace arbiter::notation::chinese
