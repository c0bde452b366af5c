// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/rules.h"
#include "referee/guides/translated.h"

namespace arbiter {

/// The text that referee/guides/<ruleset>.md holds, in Markdown; nothing where a game has none. `[board]`, `[pieces]`
/// and `[options]`, each alone on a line, stand for what the rules themselves know. Lines `kind = names = meaning`
/// behind a line `[names]`, up to a blank one, are data: what the players of that game call its pieces.
std::optional<std::string_view> guide_text(std::string_view ruleset);

/// How a guide shows what stands on the board in the beginning.
enum class BoardShown {
  in_letters,  ///< as `diagram` does, with a word on what capitals, or letters before letters, mean
  by_caller    ///< a paragraph `[board]` stands where whoever shows the guide draws it; what is in hand is told below
};

/// How the game is set up and played, in Markdown: its text with the diagram, the pieces and the options filled in.
/// A game without a text is described by these and the sentences of its rules alone. `rules`: as it is to be played.
/// Where its page was not translated the text is English, and what is filled in is told as `telling` has it.
std::string guide(const RulesetInfo& info, const Rules& rules, BoardShown board = BoardShown::in_letters,
                  const Telling& telling = {});

/// How a kind moves, and what the game's own players call it: sentences, as the guide has them.
std::string piece_text(const RulesetInfo& info, const Rules& rules, Kind kind, const Telling& telling = {});

/// What the game's own players call a kind.
struct OwnName {
  std::string kind;                ///< "knight"
  std::vector<std::string> names;  ///< the usual one first: "Ashva", "Turaga"
  std::string meaning;             ///< "horse"
};

/// The names that the game's guide gives its kinds; none for games whose players use the common ones.
std::vector<OwnName> own_names(std::string_view ruleset);

/// The array as lines of text, a line a rank, with the names of ranks and files and what is in hand. In games of two
/// armies a piece is one letter, a capital for S; in games of more its army's letter stands before it.
std::string diagram(const Rules& rules);

/// The letter of a kind in diagrams: capital, different for each kind of the game.
char diagram_letter(const Rules& rules, Kind kind);

}  // namespace arbiter
