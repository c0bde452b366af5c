// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "referee/core/engine.h"
#include "referee/notation/scan.h"

// Moves as Japanese texts write them: KIF with the square that the piece comes from (７六歩(77)), KI2 with no more than
// is needed to tell two pieces apart (５八金右).
namespace arbiter::notation::kif {

/// A move as KIF has it. `same`: the square is the one that was reached last (同).
std::string move_text(const Position& pos, const Action& action, bool same);

bool is_move(const Action& action);

/// Has it the form of a move: a square, or 同, and more behind it?
bool looks_like_move(const std::string& text);

/// The legal action that the text of a move means, in either way of writing; `last`: the square reached last. Errors:
/// `bad_record` when none or several are meant.
Expected<Action> read_move(const Position& pos, Cell last, const Word& word);

}  // namespace arbiter::notation::kif
