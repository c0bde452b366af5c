// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "referee/core/game.h"
#include "referee/notation/scan.h"
#include "referee/notation/split.h"

namespace arbiter::notation {

/// A way of writing a whole game down as text that other programs, or people, know. A game may be written in those that
/// its rules name (Rules::writing), and in those that suit every game.
struct Format {
  std::string_view name;  ///< what the request `record` calls it
  bool every_game;        ///< suits any game
  /// Errors: `unwritable` naming what the format has no words for (a correction, a claim).
  Expected<std::string> (*write)(const Game& game);
  /// Does the text look as if it were in this format? Asked when nobody says what it is.
  bool (*claims)(std::string_view text);
  /// The games of a text, each with the line on which it begins; at least one.
  std::vector<Part> (*split)(std::string_view text);
  /// Reads the first game of the text, which is UTF-8 with plain line ends. What it says and the game does not hold
  /// goes to `left_out`. Errors: `bad_record` naming line and column, both from 1.
  Expected<Game> (*read)(std::string_view text, LeftOut& left_out);
};

/// Every format, in the order in which they are asked whose a text is.
const std::vector<Format>& formats();
/// The format of that name, or nullptr.
const Format* find_format(std::string_view name);
/// May a game of these rules be written in it?
bool fits(const Format& format, const Rules& rules);
/// The names of those that fit.
std::vector<std::string> format_names(const Rules& rules);

/// The format of that name, or, when `name` is empty, the one that claims the text (UTF-8 with plain line ends).
/// Errors: `unknown_format`, `bad_record`.
Expected<const Format*> format_for(std::string_view text, std::string_view name);

/// Reads a record in the format of that name, or, when `name` is empty, in the one that claims the text, whatever its
/// encoding (see as_utf8). What cannot be kept is left out and told, further games as well. Errors: `unknown_format`,
/// `bad_record`.
Expected<Game> read(std::string_view text, std::string_view name, LeftOut& left_out);
Expected<Game> read(std::string_view text, std::string_view name);

/// The first ruleset that writes itself in that format: what a text means that does not name its game. Errors:
/// `bad_record`.
Expected<std::string> usual_ruleset(std::string_view format);

/// Is the game over? Then the word and all behind it are left out, with the rule that ended the game.
bool left_out_after_end(const Game& game, const Word& word, LeftOut& left_out);

/// The refusal of a game that holds `action`, for which the format has no words.
tl::unexpected<Refusal> unwritable(std::string_view format, const std::string& action);

/// The letters of a kind (upper case) in positions, as the rules write them; empty when they have none.
std::string_view letters(const Rules& rules, Kind kind);
/// The same in moves.
std::string_view move_letters(const Rules& rules, Kind kind);
/// The kind of these letters in positions, or kNoKind. Letters of moves are understood too.
Kind kind_of(const Rules& rules, std::string_view letters);
/// The same in moves. Several kinds may share a letter there: the first of them.
Kind kind_of_move_letter(const Rules& rules, std::string_view letters);
/// May the kind be called by these letters?
bool has_letters(const Rules& rules, Kind kind, std::string_view letters);

}  // namespace arbiter::notation
