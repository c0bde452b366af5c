// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::text {

/// An encoding of one byte a letter. All of them hold ASCII.
struct OneByte {
  const char* name;   ///< as ICU calls it
  const char* title;  ///< as people call it: "Windows-1251"
};

/// The encoding in which lines that are no UTF-8 make most sense. Words make sense where they are of one script, begin
/// with their capitals or are all capitals, and have letters of one language. Between equals, and where nothing makes
/// sense, it is Windows-1252.
[[nodiscard]] OneByte likely_encoding(std::string_view lines);

/// The text as UTF-8. A byte that means nothing in the encoding becomes a question mark.
[[nodiscard]] std::string from_one_byte(std::string_view text, OneByte encoding);

}  // namespace arbiter::text
