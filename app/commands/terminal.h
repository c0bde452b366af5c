// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// What a terminal shows, and how much of it.
namespace arbiter::cli {

/// Columns that a text in UTF-8 takes on a terminal: two for characters of Chinese, Japanese and Korean.
[[nodiscard]] std::size_t columns_of(std::string_view text);

/// Does a person at a terminal read standard output?
[[nodiscard]] bool is_read_by_a_person();

/// Columns of the terminal that standard output goes to, at least 40; 0: it goes to no terminal, and lines are not
/// broken.
[[nodiscard]] std::size_t terminal_columns();

/// Lines of that terminal; 0: there is none.
[[nodiscard]] std::size_t terminal_lines();

/// May standard output be coloured? Only on a terminal that is not "dumb", and not if NO_COLOR is set and not empty
/// (no-color.org).
[[nodiscard]] bool may_colour();

/// The text in bold letters, where standard output may be coloured.
[[nodiscard]] std::string bold(const std::string& text);

/// The text with line breaks, so that no line takes more than `columns` (0: none is broken); lines after the first
/// begin with `indent` blanks. Breaks that it has stay. A word that is longer than a line stays whole; Chinese and
/// Japanese are broken between letters.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent, std::size_t first);

}  // namespace arbiter::cli
