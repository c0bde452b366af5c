// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

// What points were given for, as people read it, in the language that is spoken (text/sentences.h). Programs are told
// it in English.
namespace arbiter::table {

/// "last king" for `last-king`; what an arbiter has written instead, as it is.
[[nodiscard]] std::string reason_text(const std::string& reason);

/// What the rules give points for: the words that awards have as their reason, in English.
[[nodiscard]] std::span<const char* const> known_reasons();

/// A rule's sentence, of whatever game; one that no catalogue has comes back as it is.
[[nodiscard]] std::string rule_sentence(const std::string& sentence);

}  // namespace arbiter::table
