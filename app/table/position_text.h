// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>

// What is wrong with a position that somebody gives, in the language that is spoken (text/sentences.h).
namespace arbiter::table {

/// What the referee finds wrong with positions, `%1`, `%2` … for what stands in it; the first that fits is the one that
/// was said.
[[nodiscard]] std::span<const char* const> complaints_of_positions();

/// A refusal that says why a position cannot be set up, "The position cannot be set up: pieces: S has no king; …",
/// every complaint told on its own. Nothing where it says something else.
[[nodiscard]] std::optional<std::string> position_text(const std::string& refusal);

}  // namespace arbiter::table
