// SPDX-License-Identifier: MIT
#include "referee/notation/scan.h"

namespace arbiter::notation {

std::size_t blank_at(std::string_view text) {
  if (text.empty()) return 0;
  const char c = text.front();
  if (c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\v' || c == '\0') return 1;
  if ((static_cast<unsigned char>(c) & 0x80U) == 0) return 0;
  // No-break, en, em, thin, hair, narrow, zero width, ideographic.
  for (const std::string_view blank :
       {"\u00A0", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200A",
        "\u200B", "\u200E", "\u200F", "\u2028", "\u2029", "\u202F", "\u205F", "\u2060", "\u3000", "\uFEFF"})
    if (text.substr(0, blank.size()) == blank) return blank.size();
  return 0;
}

tl::unexpected<Refusal> bad_record(Spot spot, Message what, const std::string& rule) {
  return refuse("bad_record", text::placed(spot, std::move(what)), rule);
}

Message one_of(const std::vector<std::string>& texts) {
  Message all;
  for (const std::string& text : texts)
    all = all.empty() ? as_it_is(text) : make_message("%1 or %2", std::move(all), text);
  return all;
}

char Scanner::next() {
  const char c = text_[at_++];
  if (c == '\n') {
    ++spot_.line;
    spot_.column = 1;
  } else if ((static_cast<unsigned char>(peek()) & 0xC0U) != 0x80U) {
    ++spot_.column;  // the last byte of a character
  }
  return c;
}

void Scanner::skip_blanks() {
  for (std::size_t bytes = blank_at(rest()); bytes != 0; bytes = blank_at(rest()))
    for (; bytes > 0; --bytes) next();
}

std::string Scanner::until(char end) {
  std::string out;
  while (!done() && peek() != end) out += next();
  return out;
}

Word Scanner::word(std::string_view also) {
  Word word{{}, spot_};
  while (!done() && blank_at(rest()) == 0 && also.find(peek()) == std::string_view::npos) word.text += next();
  return word;
}

}  // namespace arbiter::notation
