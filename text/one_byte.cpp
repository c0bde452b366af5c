// SPDX-License-Identifier: MIT
#include "text/one_byte.h"

#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <memory>
#include <vector>

namespace arbiter::text {

namespace {

/// The letters beyond ASCII of languages that an encoding is used for, small ones. Nothing: a script of its own.
struct Candidate {
  OneByte encoding;
  std::vector<std::u16string_view> languages;
};

const std::vector<std::u16string_view>& western() {
  static const std::vector<std::u16string_view> kLetters{u"äöüß",     u"àâæçéèêëîïôœùûüÿ", u"áéíóúñü", u"àáâãçéêíóôõúü",
                                                         u"àèéìîòùú", u"åäöéšž",           u"æøåéö",   u"áéíóúýþæöð",
                                                         u"äëéèïöü",  u"àçéèíïóòúü",       u"áéíóú",   u"äöõüšž"};
  return kLetters;
}

const std::vector<Candidate>& candidates() {
  static const std::vector<Candidate> kAll{
      {{"windows-1252", "Windows-1252"}, western()},
      {{"windows-1250", "Windows-1250"},
       {u"áčďéěíňóřšťúůýž", u"áäčďéíĺľňóôŕšťúýž", u"ąćęłńóśźż", u"áéíóöőúüű", u"čćđšž", u"ăâîşţ"}},
      {{"windows-1254", "Windows-1254"}, {u"âçğıîöşüi\u0307"}},
      {{"ibm-850", "IBM 850"}, western()},
      {{"macintosh", "Mac OS Roman"}, western()},
      {{"windows-1251", "Windows-1251"}, {}},
      {{"KOI8-R", "KOI8-R"}, {}},
      {{"ibm-866", "IBM 866"}, {}},
      {{"windows-1253", "Windows-1253"}, {}}};
  return kAll;
}

constexpr char16_t kNothing = 0xFFFD;

struct ClosesOneByte {
  void operator()(UConverter* converter) const { ucnv_close(converter); }
};

/// Each byte as one unit of UTF-16; U+FFFD where it means nothing.
icu::UnicodeString units_of(std::string_view text, const char* encoding) {
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<UConverter, ClosesOneByte> converter(ucnv_open(encoding, &error));
  if (U_FAILURE(error)) return {};
  std::vector<UChar> units(text.size() + 1);
  const std::int32_t length = ucnv_toUChars(converter.get(), units.data(), static_cast<std::int32_t>(units.size()),
                                            text.data(), static_cast<std::int32_t>(text.size()), &error);
  if (U_FAILURE(error)) return {};
  // Bytes without a meaning come as control characters.
  const auto end = units.begin() + length;
  std::replace_if(
      units.begin(), end, [](UChar c) { return c >= 0x80 && c < 0xA0; }, kNothing);
  return {units.data(), length};
}

bool beyond_ascii(char16_t c) { return c >= 0x80; }
/// Signs that stand inside or beside words in any language.
bool is_usual_sign(char16_t c) { return u_ispunct(c) != 0 || c == 0xA0 || c == u'°' || c == u'½' || c == u'€'; }

/// Capitals at the beginning or everywhere.
bool is_cased_well(const icu::UnicodeString& word) {
  bool upper = true, lower = true;
  for (std::int32_t i = 1; i < word.length(); ++i) {
    upper = upper && u_islower(word[i]) == 0;
    lower = lower && u_isupper(word[i]) == 0;
  }
  return lower || (upper && u_islower(word[0]) == 0);
}

bool is_of_one_script(const icu::UnicodeString& word) {
  UErrorCode error = U_ZERO_ERROR;
  const UScriptCode first = uscript_getScript(word[0], &error);
  for (std::int32_t i = 1; i < word.length(); ++i)
    if (uscript_getScript(word[i], &error) != first) return false;
  return true;
}

/// Has one of the languages all letters of the word? Long words without a letter of ASCII are of none of them.
bool is_of_a_language(icu::UnicodeString word, const std::vector<std::u16string_view>& languages) {
  constexpr std::int32_t kLong = 3;
  if (languages.empty()) return true;
  word.toLower();
  std::u16string foreign;
  for (std::int32_t i = 0; i < word.length(); ++i)
    if (beyond_ascii(word[i])) foreign += word[i];
  if (word.length() >= kLong && foreign.size() == static_cast<std::size_t>(word.length())) return false;
  return std::any_of(languages.begin(), languages.end(), [&](std::u16string_view letters) {
    return foreign.find_first_not_of(letters) == std::u16string::npos;
  });
}

/// How much speaks against this reading of the text.
int faults(const icu::UnicodeString& text, const std::vector<std::u16string_view>& languages) {
  int count = 0;
  for (std::int32_t at = 0; at < text.length();) {
    if (u_isalpha(text[at]) == 0) {
      if (beyond_ascii(text[at]) && !is_usual_sign(text[at])) ++count;
      if (text[at] == kNothing) count += 2;
      // A sign between two letters parts what belongs together.
      const bool inside = at > 0 && at + 1 < text.length() && u_isalpha(text[at - 1]) != 0 && u_isalpha(text[at + 1]);
      const bool joins = text[at] == u'’' || text[at] == u'·' || text[at] == 0xAD || text[at] == u'–';
      if (inside && beyond_ascii(text[at]) && !joins) count += 2;
      ++at;
      continue;
    }
    std::int32_t end = at;
    bool foreign = false;
    for (; end < text.length() && u_isalpha(text[end]) != 0; ++end) foreign = foreign || beyond_ascii(text[end]);
    const icu::UnicodeString word(text, at, end - at);
    at = end;
    if (!foreign) continue;
    count +=
        (is_cased_well(word) ? 0 : 1) + (is_of_one_script(word) ? 0 : 4) + (is_of_a_language(word, languages) ? 0 : 1);
  }
  return count;
}

}  // namespace

OneByte likely_encoding(std::string_view lines) {
  // Names tell it; a whole library of games does not have to be read for it.
  constexpr std::size_t kEnough = 1U << 16U;
  lines = lines.substr(0, kEnough);
  const Candidate* best = nullptr;
  int fewest = 0;
  for (const Candidate& one : candidates()) {
    const icu::UnicodeString text = units_of(lines, one.encoding.name);
    if (text.isEmpty()) continue;
    const int found = faults(text, one.languages);
    if (best != nullptr && found >= fewest) continue;
    best = &one;
    fewest = found;
  }
  return best == nullptr ? candidates().front().encoding : best->encoding;
}

std::string from_one_byte(std::string_view text, OneByte encoding) {
  icu::UnicodeString units = units_of(text, encoding.name);
  std::string out;
  units.findAndReplace(icu::UnicodeString(UChar{kNothing}), icu::UnicodeString(UChar{u'?'})).toUTF8String(out);
  return out;
}

}  // namespace arbiter::text
