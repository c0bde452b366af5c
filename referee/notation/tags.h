// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "referee/core/game.h"
#include "referee/notation/scan.h"

namespace arbiter::notation {

/// A tag's value and where it stands.
struct Tag {
  std::string value;
  Spot spot;
};
using Tags = std::map<std::string, Tag>;

/// `[Name "value"]` and a line end, quotes and backslashes in the value escaped.
std::string tag(const std::string& name, const std::string& value);

/// The tags that say what game it is and how it was set up: Ruleset (unless it is the one usual in `format`), Options,
/// Position. `fen` is written beside a position when it is not empty.
std::string setup_tags(const Game& game, std::string_view format, const std::string& fen);

/// The name of a tag in its usual spelling, whatever letters are capitals: "white" is White. Others stay.
std::string usual_name(const std::string& name);

/// The day on which the tags say that the game was played (Date, UTCDate, EventDate), as about.h has it; empty where
/// none can be read.
std::string date_of(const Tags& tags);

/// The first move of a text; empty: it has none.
struct OpeningMove {
  Word move;
  bool whole_turn = false;  ///< the next word has the number 2, or there is none
};

/// Where the tags call the game as other programs do (Variant, Game), or do not name it and it begins as another game
/// than the usual one does: names it by the tags Ruleset and Options.
void name_game(Tags& tags, std::string_view format, const OpeningMove& first);

/// The game that the tags name, or the one that is usual in `format`; what is lost by that is noted. Errors:
/// `bad_record`: there is no such game.
Expected<std::string> ruleset_of(const Tags& tags, std::string_view format, LeftOut& left_out);

/// The game that the tags describe, before its first action. `format`: what the text is; a game that does not name
/// itself, or by a name that servers give to a way of playing it, is the one usual in it. `options`: what holds where
/// the tags say no options. Errors: `bad_record`.
Expected<Game> start_from(const Tags& tags, std::string_view format, const Value& options, LeftOut& left_out);

/// How a comment begins that holds an action.
inline constexpr std::string_view kActBegin = "[%act ";
/// A comment that holds an action for which the movetext has no word.
std::string act_comment(const std::string& action);

/// The words of a movetext, broken into lines of at most 79 characters.
class Movetext {
 public:
  void put(const std::string& word);
  /// The words of a text one by one, a comment's for example.
  void put_all(const std::string& text);
  /// What follows stands on a line of its own.
  void end_line();
  [[nodiscard]] std::string text() const { return lines_ + line_ + "\n"; }

 private:
  std::string lines_, line_;
};

/// Plays the legal action that `means` recognises, which is what the word says. Errors: `bad_record`: it is no legal
/// move of the seat to act.
Expected<Action> play(Game& game, const Word& word, const std::function<bool(const Action&)>& means);

/// Plays an action read at `spot`. Errors: `bad_record` with the referee's reason.
Expected<void> act(Game& game, const std::string& action, Spot spot);

}  // namespace arbiter::notation
