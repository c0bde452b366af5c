// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::notation {

/// A game in a text that may hold several.
struct Part {
  std::string text;
  int line = 1;  ///< where it begins in the text, from 1
};

/// The games of a text of tags and moves (PGN, PGN4), by the tokens that the readers see. A game begins with a tag
/// behind moves or a result; with a tag that the game before has already, behind a blank line; behind a result, where a
/// blank line or the number 1 follows; and where the number 1 comes again. A result in the middle of numbered moves is
/// part of the game. What stands before the first game belongs to it, what stands between two to the one before.
std::vector<Part> split_tagged(std::string_view text);

/// The games of a text of lines: each begins with a line for which `begins` says so, but for what stands before the
/// first. It is asked of every line, in their order.
std::vector<Part> split_before(std::string_view text, const std::function<bool(std::string_view line)>& begins);

/// The whole text as one game.
std::vector<Part> one_part(std::string_view text);

}  // namespace arbiter::notation
