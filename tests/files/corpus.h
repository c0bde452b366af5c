// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

// The test corpus of game files: the program's own games, written in every format and changed as people's files are.
// Nothing in it comes from elsewhere, and the same seed gives the same texts.
namespace arbiter::files {

/// What becomes of a text.
enum class Reading {
  whole,  ///< every move and the result are there, and nothing has to be told
  noted,  ///< it is read, and what is left out or read otherwise is told
  refused
};
[[nodiscard]] const char* name_of(Reading reading);

using Dice = std::mt19937_64;

/// The changed bytes; none: the change does not fit this text.
using Make = std::function<std::optional<std::string>(const std::string& text, Dice& dice)>;
/// With the first `what` of the text replaced.
[[nodiscard]] Make instead(const std::string& what, const std::string& with);
/// With something before the text.
[[nodiscard]] Make before(const std::string& what);

/// A way in which files differ from what the program writes.
struct Change {
  std::string name;
  Reading reading;  ///< what is to become of such a text
  Make make;
};

/// The texts of one format.
struct Shelf {
  std::string format;                 ///< as the referee calls it
  std::vector<std::string> rulesets;  ///< whose games are written in it
  std::vector<Change> changes;        ///< beside those of every format (common_changes)
};

/// Byte order marks, UTF-16, line ends, blank lines: what no format should notice.
[[nodiscard]] std::vector<Change> common_changes();
/// The formats of tags and moves. Further families of formats add a function beside it and name it in `shelves`.
[[nodiscard]] std::vector<Shelf> tagged_shelves();
/// The formats of lines, and those of bare moves.
[[nodiscard]] std::vector<Shelf> lined_shelves();
/// All shelves: those that have changes of their own, and json with the common ones.
[[nodiscard]] std::vector<Shelf> shelves();

/// A game of random moves, with names, an event and a day, written in the format.
struct Written {
  std::string text;
  std::vector<std::string> actions;
};
[[nodiscard]] Written random_game(const std::string& ruleset, const std::string& format, int plies, Dice& dice);

}  // namespace arbiter::files
