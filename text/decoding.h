// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "value/message.h"

namespace arbiter::text {

/// The text of a file of which nobody says how it is encoded.
struct Decoded {
  std::string text;      ///< UTF-8, `\n` at the line ends, no byte order mark
  std::string encoding;  ///< how it was encoded: "UTF-8", "UTF-16", "UTF-32", "Shift-JIS" …
  int guessed_line = 0;  ///< the first line, from 1, that was read as `encoding` by a guess; 0: none
};

/// Reads bytes as text. A byte order mark says UTF-8, UTF-16 or UTF-32; UTF-16 is recognised without one as well. What
/// is no UTF-8 is read as Shift-JIS, EUC-JP, GB 18030, Big5 or EUC-KR where that gives words of their games. Every
/// other line that is no UTF-8 is read in the encoding of one byte a letter that is most likely (one_byte.h): a guess
/// that is to be told (see `guessed_note`); the lines around it stay what they are.
[[nodiscard]] Decoded decoded(std::string_view bytes);

/// The sentence that tells the guess, without its place: Notes::add({guessed_line, 1}, guessed_note(decoded)).
[[nodiscard]] Message guessed_note(const Decoded& decoded);

}  // namespace arbiter::text
