// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The words of enumerations, as JSON, the database and the command line write them. An enumeration that has words
// counts from 0, and declares them in its namespace, in its order:
//
//   enum class Shade { light, dark };
//   constexpr std::array<const char*, 2> words(Shade) { return {"light", "dark"}; }
//
// Only what reads or writes text uses these functions; the program compares the values.
namespace arbiter {

/// The word for a value.
template <class Enum>
[[nodiscard]] constexpr const char* word(Enum value) {
  return words(value).at(static_cast<std::size_t>(value));
}

/// The value that a word means; none: it is no word of these.
template <class Enum>
[[nodiscard]] std::optional<Enum> parse_word(std::string_view text) {
  const auto all = words(Enum{});
  const auto found = std::ranges::find(all, text);
  return found == all.end() ? std::nullopt : std::optional(static_cast<Enum>(found - all.begin()));
}

/// All the words, in their order.
template <class Enum>
[[nodiscard]] std::vector<std::string> all_words() {
  const auto all = words(Enum{});
  return {all.begin(), all.end()};
}

}  // namespace arbiter
