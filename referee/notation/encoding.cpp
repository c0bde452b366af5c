// SPDX-License-Identifier: MIT
#include "referee/notation/encoding.h"

#include <unicode/normalizer2.h>
#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace arbiter::notation {

namespace {

struct Closer {
  void operator()(UConverter* converter) const { ucnv_close(converter); }
};

/// The text as UTF-8 if every byte of it means something in that encoding.
std::optional<std::string> decoded(std::string_view text, const char* encoding) {
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<UConverter, Closer> converter(ucnv_open(encoding, &error));
  if (U_FAILURE(error)) return std::nullopt;
  ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &error);
  // No byte gives more than two units of UTF-16 in any of these.
  std::vector<UChar> units(text.size() * 2 + 1);
  const std::int32_t length = ucnv_toUChars(converter.get(), units.data(), static_cast<std::int32_t>(units.size()),
                                            text.data(), static_cast<std::int32_t>(text.size()), &error);
  if (U_FAILURE(error)) return std::nullopt;
  std::string out;
  icu::UnicodeString(false, units.data(), length).toUTF8String(out);
  return out;
}

bool holds_any(const std::string& text, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

/// Is that what a record in Japanese looks like?
bool japanese(const std::string& text) {
  return holds_any(text, {"手合割", "手数", "先手", "後手", "下手", "上手", "持駒", "棋戦", "▲", "△", "変化"});
}

bool chinese(const std::string& text) { return holds_any(text, {"象棋", "红", "黑", "紅", "炮", "兵", "先胜", "棋"}); }

std::string guessed(std::string_view text, LeftOut& left_out) {
  struct Guess {
    const char *encoding, *title;
    bool (*fits)(const std::string&);
  };
  static constexpr Guess kGuesses[] = {
      {"windows-31j", "Shift-JIS", &japanese}, {"EUC-JP", "EUC-JP", &japanese}, {"gb18030", "GB 18030", &chinese}};
  for (const Guess& guess : kGuesses)
    if (auto text_of = decoded(text, guess.encoding); text_of && guess.fits(*text_of)) return *text_of;
  left_out.add({1, 1}, "the text is not UTF-8; its letters beyond A to Z were read as Windows-1252.");
  // Of the 256 bytes five have no letter there.
  std::string tidy(text);
  for (char& c : tidy)
    if (std::string_view("\x81\x8d\x8f\x90\x9d").find(c) != std::string_view::npos) c = '?';
  return decoded(tidy, "windows-1252").value_or(std::string());
}

std::string with_plain_line_ends(const std::string& text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
    out += text[i] == '\r' ? '\n' : text[i];
  }
  return out;
}

}  // namespace

std::string as_utf8(std::string_view text, LeftOut& left_out) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF", kLittle = "\xFF\xFE", kBig = "\xFE\xFF";
  const auto begins = [text](std::string_view with) { return text.substr(0, with.size()) == with; };
  if (begins(kMark)) text.remove_prefix(kMark.size());
  if (text.size() > static_cast<std::size_t>(INT32_MAX) / 4) return std::string(text);
  if (begins(kLittle) || begins(kBig))
    if (auto wide = decoded(text, "UTF-16")) return with_plain_line_ends(*wide);
  if (auto plain = decoded(text, "UTF-8")) return with_plain_line_ends(*plain);
  return with_plain_line_ends(guessed(text, left_out));
}

std::string narrow(const std::string& text) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2* nfkc = icu::Normalizer2::getNFKCInstance(error);
  if (U_FAILURE(error)) return text;
  const icu::UnicodeString out = nfkc->normalize(icu::UnicodeString::fromUTF8(text), error);
  std::string plain;
  return U_FAILURE(error) ? text : out.toUTF8String(plain);
}

}  // namespace arbiter::notation
