// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "referee/notation/scan.h"

namespace arbiter::notation {

/// text::decoded, with the guess noted in `left_out`.
std::string as_utf8(std::string_view text, LeftOut& left_out);

/// Full-width letters, digits and signs as their usual ones, full-width blanks as blanks (Unicode NFKC); the text
/// itself when it cannot be told.
std::string narrow(const std::string& text);

}  // namespace arbiter::notation
