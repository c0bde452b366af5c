// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <initializer_list>
#include <map>
#include <span>
#include <string>

#include "value/message.h"

// The sentences of programs without a window, in English and in other languages: gettext's catalogues, whose keys are
// the English sentences of the sources. The catalogue of English (en.po) has the sentences that are shown in other
// words than the source has. Until speak() is called a sentence is shown as the source has it, and so is a sentence
// that the catalogue lacks.
namespace arbiter::text {

/// From now on sentences are said in that language ("de", ISO 639-1), from the catalogues that are built or installed
/// with the program (share/locale/de/LC_MESSAGES/arbiter.mo beside or above its folder). Nothing else changes: not how
/// numbers are written or names are sorted. First before the program has threads; later from the thread that speaks.
void speak(const std::string& language);

/// The language that is spoken; "en" until speak() is called.
[[nodiscard]] std::string spoken();

/// The sentence in the language that is spoken, with what `%1`, `%2` … stand for.
[[nodiscard]] std::string tr(const char* sentence, std::initializer_list<std::string> parts = {});

/// A word in the language that is spoken, which means something else in another context: gettext's msgctxt. As it is
/// where the catalogue does not have it there.
[[nodiscard]] std::string tr_in(const std::string& context, const std::string& word);

/// The same of a sentence about a number, which is `%1`; the parts are `%2` ….
[[nodiscard]] std::string trn(const char* one, const char* many, long number,
                              std::initializer_list<std::string> parts = {});

/// What the language that is spoken calls a term of a game: a seat, a type of piece, a piece, a game or an army
/// (Argument::Type). It is asked about these types only.
using Namer = std::function<std::string(const Argument&)>;

/// A message in the language that is spoken. Names and quoted input stay as they are, whatever they contain.
[[nodiscard]] std::string in_words(const Message& message, const Namer& name);

/// The sentences of the catalogue of a language ("de") and what they are in it; words of a context as in_context() has
/// them. A sentence about a number has an entry for each of its two forms if the language has the same two forms as
/// English ("n != 1"), else none. Empty where there is no such catalogue. For programs that speak several languages at
/// once.
[[nodiscard]] std::map<std::string, std::string> catalogue(const std::string& language);

/// What the catalogue calls a word of a context.
[[nodiscard]] std::string in_context(const std::string& context, const std::string& word);

/// While it lives its thread says sentences in that language instead ("de"; English where it has no catalogue),
/// whatever the program speaks; those about numbers (trn) as catalogue() has them. For programs that speak several
/// languages at once. What begins last in a thread ends first in it.
class Speaking {
 public:
  explicit Speaking(const std::string& language);
  ~Speaking();
  Speaking(const Speaking&) = delete;
  Speaking& operator=(const Speaking&) = delete;

 private:
  const void* before_;  ///< what the thread spoke until then
};

/// Says of a sentence that is shown later that catalogues have it.
[[nodiscard]] constexpr const char* N_(const char* sentence) { return sentence; }

}  // namespace arbiter::text
