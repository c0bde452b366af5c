// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// How many letters must be inserted, left out, replaced or exchanged with their neighbour to make one word of the
/// other (optimal string alignment); bytes are taken for letters.
[[nodiscard]] std::size_t letters_apart(std::string_view one, std::string_view other);

/// The word that was probably meant by `typed`: the nearest one, if no more than a third of its letters are wrong, or
/// the only one that begins with it. Nothing where no word is near.
[[nodiscard]] std::optional<std::string> nearest(std::string_view typed, std::span<const std::string> words);

/// `; did you mean "watch"?` in the language that is spoken, or nothing where no word is near.
[[nodiscard]] std::string did_you_mean(std::string_view typed, std::span<const std::string> words);

}  // namespace arbiter::cli
