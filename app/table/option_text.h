// SPDX-License-Identifier: MIT
#pragma once

#include <string>

// What the options of games are called where people choose them, in the language that is spoken (text/sentences.h). The
// protocol, and whoever types options, have their names. Their sentences are rule_sentence()'s (award_text.h).
namespace arbiter::table {

/// "Double step" for `spain.double_step`.
[[nodiscard]] std::string option_title(const std::string& name);

/// What a value of that option is called, "Far row" for `far-row`; of a number, a square or a seat, which are no words,
/// what it is written as.
[[nodiscard]] std::string option_value(const std::string& name, const std::string& value);

}  // namespace arbiter::table
