// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

// Long texts for standard output.
namespace arbiter::cli {

/// Writes a text to standard output: through a pager ($PAGER, else `less`) where a person at a terminal reads it and it
/// is longer than the terminal, else as it is. PAGER set to nothing or to `cat`: no pager.
void write_paged(const std::string& text);

/// The same of a Markdown text. A person at a terminal reads it laid out: headings in bold, lines broken to the width
/// of the terminal, but 100 columns at most. Everything else gets the Markdown.
void write_markdown(std::string_view markdown);

}  // namespace arbiter::cli
