// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>

// Pages speak the language of whoever reads them, each another one; the server's threads do for each what it asks for.
namespace arbiter::server {

/// The languages that pages speak beside English: "de" …
[[nodiscard]] std::span<const char* const> page_languages();

/// The one that a request asks for in its header Accept-Language, the first of those there that pages speak; else "en".
[[nodiscard]] std::string language_asked_for(const std::string& accepted);

/// What a table has answered a phone, which tables say in English, in one of these languages: a refusal of the referee
/// with pieces and seats spelt out, see table::refusal_text.
[[nodiscard]] std::string answer_in(const std::string& language, const std::string& message);

/// A sentence of the catalogue, such as a rule's, in one of these languages; none where there is no such sentence.
[[nodiscard]] std::optional<std::string> sentence_in(const std::string& language, const std::string& english);

/// What the pages say in a language ("de"), as JSON: {"words": {an English sentence: what it is there}, "refusals":
/// [the English sentences that evening::refusals() has, in their order]}. Of the catalogue only what the pages say,
/// refusals, what points are given for, and words for pieces, seats and armies; what rules say is asked for one by one
/// (sentence_in). None where the language has no catalogue.
[[nodiscard]] std::optional<std::string> words_of_pages(const std::string& language);

}  // namespace arbiter::server
