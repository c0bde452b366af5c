// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

// What a game that was read from a file has lost on the way, in the language that is spoken (text/sentences.h).
namespace arbiter::table {

/// The sentences of which readers make their notes, `%1`, `%2` … for what stands in them; the first that fits is the
/// one that was said.
[[nodiscard]] std::span<const char* const> notes_of_readers();

/// Such a note, "Line 3, column 7: the end of the game (%CHUDAN)." or "3 variations.".
[[nodiscard]] std::string left_out_text(const std::string& note);

}  // namespace arbiter::table
