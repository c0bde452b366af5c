// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace arbiter::server {

/// What the pages say in a language ("de"), as JSON: {"words": {an English sentence: what it is there}, "refusals":
/// [the English sentences that evening::refusals() has, in their order]}. Of the catalogue only what the pages say,
/// refusals, what points are given for, and words for pieces and seats. None where the language has no catalogue.
[[nodiscard]] std::optional<std::string> words_of_pages(const std::string& language);

}  // namespace arbiter::server
