// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

// Columns of characters in lines of UTF-8; what the files of the reports share.
namespace arbiter::club::trf {

/// How many characters a text has.
[[nodiscard]] std::size_t length(std::string_view text);

/// Characters from column `from`, 1 is the first, to `to`; blank where the line is shorter. Without blanks at the ends.
[[nodiscard]] std::string columns(std::string_view line, std::size_t from, std::size_t to);

/// The text on one line, cut to `width` characters and filled with blanks, behind or before.
[[nodiscard]] std::string left(std::string_view text, std::size_t width);
[[nodiscard]] std::string right(std::string_view text, std::size_t width);

/// The text with every control character a blank, so that it stays on its line.
[[nodiscard]] std::string one_line(std::string_view text);

/// Without blanks at the end, or at both.
[[nodiscard]] std::string_view trimmed_end(std::string_view text);
[[nodiscard]] std::string_view trimmed(std::string_view text);

}  // namespace arbiter::club::trf
