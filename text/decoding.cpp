// SPDX-License-Identifier: MIT
#include "text/decoding.h"

#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "text/one_byte.h"
#include "text/utf8.h"

namespace arbiter::text {

namespace {

constexpr std::string_view kMark = "\xEF\xBB\xBF";

struct Closer {
  void operator()(UConverter* converter) const { ucnv_close(converter); }
};

/// The text as UTF-8 if every byte of it means something in that encoding; with `lenient` others become U+FFFD.
std::optional<std::string> converted(std::string_view text, const char* encoding, bool lenient = false) {
  // ICU counts in 32 bits.
  if (text.size() > static_cast<std::size_t>(INT32_MAX) / 4) return std::nullopt;
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<UConverter, Closer> converter(ucnv_open(encoding, &error));
  if (U_FAILURE(error)) return std::nullopt;
  if (!lenient) ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &error);
  // No byte gives more than two units of UTF-16 in any of these.
  std::vector<UChar> units(text.size() * 2 + 1);
  const std::int32_t length = ucnv_toUChars(converter.get(), units.data(), static_cast<std::int32_t>(units.size()),
                                            text.data(), static_cast<std::int32_t>(text.size()), &error);
  if (U_FAILURE(error)) return std::nullopt;
  std::string out;
  icu::UnicodeString(false, units.data(), length).toUTF8String(out);
  return out;
}

bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

/// How many of the words the text holds.
int count_of(const std::string& text, std::initializer_list<std::string_view> words) {
  return static_cast<int>(std::count_if(words.begin(), words.end(),
                                        [&](std::string_view word) { return text.find(word) != std::string::npos; }));
}

/// 2 where every letter beyond ASCII is kana, kanji, or a wide form of the kind that Japanese texts have; 1 where
/// narrow kana are among them, which is what other encodings of such a text look like; else 0.
int japanese_letters(const std::string& text) {
  const icu::UnicodeString units = icu::UnicodeString::fromUTF8(text);
  int sure = 2;
  for (std::int32_t i = 0; i < units.length(); ++i) {
    const char16_t c = units[i];
    const bool known =
        c < 0x80 || (c >= 0x2010 && c <= 0x266F) || (c >= 0x3000 && c <= 0x9FFF) || (c >= 0xFF00 && c <= 0xFFEF);
    if (!known) return 0;
    if (c >= 0xFF61 && c <= 0xFF9F) sure = 1;
  }
  return sure;
}

/// A record of CSA tells its language by nothing but its names: lines like N+ and the board's.
bool looks_like_csa(const std::string& text) {
  return ("\n" + text.substr(0, 4096)).find("\nN+") != std::string::npos ||
         ("\n" + text.substr(0, 4096)).find("\nPI") != std::string::npos ||
         ("\n" + text.substr(0, 4096)).find("\nP1") != std::string::npos;
}

/// How much speaks for it that this is a record in that language.
int japanese(const std::string& text) {
  return count_of(text, {"手合割", "手数", "先手", "後手", "下手", "上手", "持駒", "棋戦", "▲", "△", "変化"}) +
         (looks_like_csa(text) ? japanese_letters(text) : 0);
}

int chinese(const std::string& text) {
  return count_of(text, {"象棋", "红", "黑", "炮", "兵", "卒", "马", "车", "进", "退", "平", "胜", "棋"});
}

int traditional(const std::string& text) {
  return count_of(text, {"象棋", "紅", "黑", "炮", "砲", "兵", "卒", "馬", "車", "進", "退", "平", "勝", "棋"});
}

int korean(const std::string& text) { return count_of(text, {"대국", "장기", "기보", "차림", "졸", "한수쉼"}); }

/// Encodings that are recognised by the words of games that are written in them.
struct Guess {
  const char *encoding, *title;
  int (*speaks)(const std::string&);
};
constexpr Guess kGuesses[] = {{"windows-31j", "Shift-JIS", &japanese},
                              {"EUC-JP", "EUC-JP", &japanese},
                              {"gb18030", "GB 18030", &chinese},
                              {"Big5", "Big5", &traditional},
                              {"windows-949", "EUC-KR", &korean}};

/// The encoding for which most words speak.
std::optional<Decoded> guessed(std::string_view bytes) {
  // Old Korean programs leave bytes that no encoding has.
  std::string tidy(bytes);
  std::erase(tidy, '\xFF');
  std::optional<Decoded> best;
  int most = 0;
  for (const Guess& guess : kGuesses) {
    auto text = converted(tidy, guess.encoding);
    const int words = text ? guess.speaks(*text) : 0;
    if (words <= most) continue;
    most = words;
    best = Decoded{std::move(*text), guess.title, 0};
  }
  return best;
}

/// UTF-16 without a mark: every second byte of what is mostly ASCII is 0.
const char* wide_without_mark(std::string_view text) {
  const std::string_view head = text.substr(0, 4096);
  if (head.size() < 4) return nullptr;
  std::size_t zeros[2] = {0, 0};
  for (std::size_t i = 0; i < head.size(); ++i) zeros[i % 2] += head[i] == '\0' ? 1 : 0;
  const std::size_t half = head.size() / 2;
  if (zeros[1] * 10 > half * 6 && zeros[0] * 10 < half) return "UTF-16LE";
  return zeros[0] * 10 > half * 6 && zeros[1] * 10 < half ? "UTF-16BE" : nullptr;
}

std::string with_plain_line_ends(std::string_view text) {
  // Old programs of DOS end a text with Ctrl-Z.
  text = text.substr(0, text.find_last_not_of('\x1A') + 1);
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
    // Files that were joined bring their marks along.
    if (text[i] == kMark[0] && begins(text.substr(i, kMark.size()), kMark)) {
      i += kMark.size() - 1;
      continue;
    }
    out += text[i] == '\r' ? '\n' : text[i];
  }
  return out;
}

/// What is no UTF-8 as a whole, line by line.
Decoded line_by_line(const std::string& text) {
  Decoded out{{}, "UTF-8", 0};
  std::vector<std::string_view> lines;
  std::string foreign;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size() - 1);
    lines.push_back(std::string_view(text).substr(from, end + 1 - from));
    from = end + 1;
    if (is_utf8(lines.back())) continue;
    foreign += lines.back();
    if (out.guessed_line == 0) out.guessed_line = static_cast<int>(lines.size());
  }
  if (foreign.empty()) return {text, "UTF-8", 0};
  const OneByte encoding = likely_encoding(foreign);
  out.encoding = encoding.title;
  out.text.reserve(text.size() + text.size() / 16);
  for (const std::string_view line : lines)
    out.text += is_utf8(line) ? std::string(line) : from_one_byte(line, encoding);
  return out;
}

}  // namespace

Decoded decoded(std::string_view bytes) {
  struct Marked {
    std::string_view mark;
    const char *encoding, *title;
  };
  // UTF-32 first: its mark begins like that of UTF-16.
  static constexpr Marked kMarked[] = {{std::string_view("\xFF\xFE\0\0", 4), "UTF-32", "UTF-32"},
                                       {std::string_view("\0\0\xFE\xFF", 4), "UTF-32", "UTF-32"},
                                       {std::string_view("\xFF\xFE", 2), "UTF-16", "UTF-16"},
                                       {std::string_view("\xFE\xFF", 2), "UTF-16", "UTF-16"}};
  for (const Marked& one : kMarked)
    if (begins(bytes, one.mark))
      if (const auto text = converted(bytes, one.encoding, true)) return {with_plain_line_ends(*text), one.title, 0};
  if (const char* const wide = wide_without_mark(bytes))
    if (const auto text = converted(bytes, wide, true)) return {with_plain_line_ends(*text), "UTF-16", 0};
  if (is_utf8(bytes)) return {with_plain_line_ends(bytes), "UTF-8", 0};
  if (auto guess = guessed(bytes)) {
    guess->text = with_plain_line_ends(guess->text);
    return *std::move(guess);
  }
  return line_by_line(with_plain_line_ends(bytes));
}

Message guessed_note(const Decoded& decoded) {
  return make_message("the text is not UTF-8; its letters beyond A to Z were read as %1.", decoded.encoding);
}

}  // namespace arbiter::text
