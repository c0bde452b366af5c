// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>

#include "value/message.h"

// Pages speak the language of whoever reads them, each another one; the server's threads do for each what it asks for.
namespace arbiter::server {

/// The languages that pages speak beside English: "de" …
[[nodiscard]] std::span<const char* const> page_languages();

/// The one that a request asks for in its header Accept-Language, the first of those there that pages speak; else "en".
[[nodiscard]] std::string language_asked_for(const std::string& accepted);

/// What a table has answered a phone, in one of these languages, see table::message_text.
[[nodiscard]] std::string answer_in(const std::string& language, const Message& message);

/// Adds a message to what pages draw: its English text as `key`, and as `key`_message {"id", "args"} (text::json_of),
/// which pages show in the language of whoever reads them.
void put_words(nlohmann::json& object, const std::string& key, const Message& message);

/// A sentence of the catalogue, such as a rule's, in one of these languages; none where there is no such sentence.
[[nodiscard]] std::optional<std::string> sentence_in(const std::string& language, const std::string& english);

/// The script that translates the pages, with the sentences in it that English shows in other words than the sources
/// have: an English page needs no further request.
[[nodiscard]] std::string script_of_words();

/// What the pages say in a language ("de"), as JSON: {"words": {an English sentence: what it is there}, "games":
/// {the id of a ruleset: its title}, "armies": {the id of an army: its name}}. Of the catalogue only what the pages
/// say, what points are given for, and words for pieces, seats and armies. The pages ask for what messages and rules
/// say one by one (sentence_in). None where the language has no catalogue.
[[nodiscard]] std::optional<std::string> words_of_pages(const std::string& language);

}  // namespace arbiter::server
