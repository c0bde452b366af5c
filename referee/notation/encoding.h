// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "referee/notation/scan.h"

namespace arbiter::notation {

/// The text as UTF-8 with `\n` at the line ends and no mark in front, whatever it was: UTF-8, UTF-16 with its mark,
/// Shift-JIS and EUC-JP where they give Japanese game words, GB 18030 where it gives Chinese ones, else Windows-1252,
/// in which nearly every byte is a letter: that guess is noted in `left_out`.
std::string as_utf8(std::string_view text, LeftOut& left_out);

/// Full-width letters, digits and signs as their usual ones, full-width blanks as blanks (Unicode NFKC); the text
/// itself when it cannot be told.
std::string narrow(const std::string& text);

}  // namespace arbiter::notation
