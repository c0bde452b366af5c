// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/engine.h"
#include "referee/core/game.h"
#include "referee/notation/scan.h"

// Single moves in the ways that people and programs write them. A game's rules name its ways (Writing::styles).
namespace arbiter::notation {

/// A way of writing a move or a placing.
struct MoveStyle {
  std::string_view name;
  std::string_view title;  ///< what the tag Format calls it; empty: the tag is not written
  /// Only for legal moves and placings.
  std::string (*write)(const Position& pos, const Action& action);
  /// Does the word have the form of a move in this style?
  bool (*looks)(std::string_view word);
  /// The legal action that the word means. Errors: `bad_record` when none or several are meant.
  Expected<Action> (*read)(const Position& pos, const Word& word);
};

/// The style of that name, or nullptr.
const MoveStyle* find_style(std::string_view name);
/// The style in which moves of the game are written unless another is asked for.
const MoveStyle& usual_style(const Rules& rules);

/// Where a text counts ranks from in coordinates like h2e2: both ways are in use on boards with ten ranks.
enum class Ranks { from_zero, from_one };

/// The legal action that a word means, in whichever style of the game it has the form of. Errors: as above.
Expected<Action> read_styled(const Position& pos, const Word& word, Ranks ranks);

/// Is it a move in coordinates that could be counted in either way?
bool coordinates(std::string_view word);

/// Has the word the form of a move in a style that no other word has: Chinese, WXF, squares with a dash or capitals?
bool has_own_form(std::string_view word);

/// The legal moves that a word is when the blanks between them are missing, "e4e5" at the beginning of chess; none: it
/// cannot be taken apart so. Each part is as short as it can be: an N behind a
/// move may be a sign, but rather begins the next.
std::optional<std::vector<Word>> moves_run_together(const Game& game, const Word& word);

/// The moves that a word of a movetext holds: Chinese texts leave out the blanks between moves and behind numbers.
std::vector<Word> moves_in(const Word& word);

}  // namespace arbiter::notation
