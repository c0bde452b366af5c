// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace arbiter::text {

/// Is this UTF-8 as RFC 3629 has it: nothing longer than needed, no surrogates, nothing above U+10FFFF?
[[nodiscard]] bool is_utf8(std::string_view text);

/// The text as it can be shown and stored: every byte that belongs to no UTF-8 character becomes U+FFFD. For names of
/// files and whatever else need not be UTF-8.
[[nodiscard]] std::string clean(std::string_view text);

/// `text` cleaned and, when it is longer, cut to about `most` bytes with "…" behind.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t most);

/// A name, a reason or another text of one line, as it may be shown beside others: cleaned, without control characters
/// and without the characters that change the direction of writing (they could turn what stands behind them), white
/// space at its ends removed, and cut to about `most` bytes.
[[nodiscard]] std::string one_line(std::string_view text, std::size_t most);

}  // namespace arbiter::text
