// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>

// What the protocol calls seats, kinds and pieces, as people read it, in the language that is spoken
// (text/sentences.h).
namespace arbiter::table {

/// "South" for S, "South of board 2" for S2; what is no seat comes back as it is.
[[nodiscard]] std::string seat_name(const std::string& seat);

/// "gold general" for `gold-general`, in the language that is spoken.
[[nodiscard]] std::string kind_name(const std::string& kind);

/// What kinds are called in English, of every game, whatever is agreed: "gold general".
[[nodiscard]] const std::set<std::string>& known_kinds();

/// What people call the army of that id, of any edition, in a list: "UN peacekeepers", «Миротворцы ООН». Empty for
/// another word.
[[nodiscard]] std::string army_title(const std::string& army);

/// The same, or the word itself where it is no army.
[[nodiscard]] std::string army_or_word(const std::string& word);

/// What people call the game of that id, in the language that is spoken; what is none stays as it is.
[[nodiscard]] std::string game_title(const std::string& ruleset);

/// The id of the army that somebody means who has typed its id or its name, in English or as it is shown, in large or
/// small letters; what is none stays as it is.
[[nodiscard]] std::string army_meant(const std::string& typed);

/// "South's gold general" for a piece string, `<army>.<kind>[@<seat>]`, "(held by West)" where control has passed.
[[nodiscard]] std::string piece_name(const std::string& piece);

/// "a", "a and b", "a and b and c".
[[nodiscard]] std::string both(const std::string& before, const std::string& next);

}  // namespace arbiter::table
