// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "referee/core/engine.h"
#include "referee/notation/scan.h"

namespace arbiter::notation {

/// A move or a placing in short algebraic notation: `Nf3`, `exd5`, `e8=Q`, `O-O`, `R@a1`; no sign for check. Only for
/// legal actions of those types.
std::string san(const Position& pos, const Action& action);

/// The legal action that a word in short algebraic notation means; more squares than needed and signs behind it do no
/// harm. Errors: `bad_record` when none or several are meant.
Expected<Action> read_san(const Position& pos, const Word& word);

}  // namespace arbiter::notation
