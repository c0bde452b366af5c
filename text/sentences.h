// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <initializer_list>
#include <string>

// The sentences of programs without a window in other languages: gettext's catalogues, whose keys are the English
// sentences. Until speak() is called all is English, and so is what no catalogue has.
namespace arbiter::text {

/// From now on sentences are said in that language ("de", ISO 639-1), from the catalogues below `folder`
/// (FOLDER/de/LC_MESSAGES/arbiter.mo). Nothing else changes: not how numbers are written or names are sorted. Once in a
/// program, before it has threads.
void speak(const std::string& language, const std::filesystem::path& folder);

/// The sentence in the language that is spoken, with what `%1`, `%2` … stand for.
[[nodiscard]] std::string tr(const char* sentence, std::initializer_list<std::string> parts = {});

/// The same of a sentence about a number, which is `%1`; the parts are `%2` ….
[[nodiscard]] std::string trn(const char* one, const char* many, long number,
                              std::initializer_list<std::string> parts = {});

/// Says of a sentence that is shown later that catalogues have it.
[[nodiscard]] constexpr const char* noted(const char* sentence) { return sentence; }

}  // namespace arbiter::text
