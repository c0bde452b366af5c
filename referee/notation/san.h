// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "referee/core/engine.h"
#include "referee/notation/scan.h"

namespace arbiter::notation {

/// A move, a placing or a pass in short algebraic notation: `Nf3`, `exd5`, `e8=Q`, `Bh8+` (promotes), `O-O`, `R@a1`,
/// `Ke2` (the king stays there: a pass); no sign for check. Only for legal actions of those types.
std::string san(const Position& pos, const Action& action);

/// Is it castling, with letters or zeros, with hyphens or without? "O-O", "0-0-0", "000".
bool is_castling(std::string_view text);

/// + or # of a move that checks or mates, by what it caused.
std::string check_sign(const EventList& events);

/// The legal action that a word in short algebraic notation means; more squares than needed and signs behind it do no
/// harm, nor do small letters for pieces, German ones, and a pawn's capture without its rank ("exd"). Errors:
/// `bad_record` when none or several are meant.
Expected<Action> read_san(const Position& pos, const Word& word);

}  // namespace arbiter::notation
