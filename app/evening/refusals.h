// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

// What a club refuses and notes, in other languages. Its rooms say it in English, which programs and records keep;
// whoever shows it to people tells it again in theirs.
namespace arbiter::evening {

/// The sentences of which it is made, `%1`, `%2` … for what stands in them: those of app/evening, app/club, app/link
/// and db/club, and of a club's server where it speaks to people. tests/evening/refusals_test.cpp looks for all
/// refusals of their sources in them. The first that fits is the one that was said.
[[nodiscard]] std::span<const char* const> refusals();

/// A refusal or a note in the language that is spoken, line by line. Names in it stay as they are, and so does what is
/// made of none of the sentences.
[[nodiscard]] std::string told(const std::string& english);

}  // namespace arbiter::evening
