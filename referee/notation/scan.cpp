// SPDX-License-Identifier: MIT
#include "referee/notation/scan.h"

#include <cctype>

namespace arbiter::notation {

namespace {

bool blank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

std::string place(Spot spot) {
  return "Line " + std::to_string(spot.line) + ", column " + std::to_string(spot.column) + ": ";
}

}  // namespace

tl::unexpected<Refusal> bad_record(Spot spot, const std::string& what, const std::string& rule) {
  return refuse("bad_record", place(spot) + what, rule);
}

void LeftOut::add(Spot spot, const std::string& what) { list_.push_back(place(spot) + what); }

std::vector<std::string> LeftOut::list() const {
  std::vector<std::string> all = list_;
  for (const auto& [sort, n] : counts_) all.push_back(std::to_string(n) + " " + sort + (n == 1 ? "." : "s."));
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
  while (!done() && blank(peek())) next();
}

std::string Scanner::until(char end) {
  std::string out;
  while (!done() && peek() != end) out += next();
  return out;
}

Word Scanner::word(std::string_view also) {
  Word word{{}, spot_};
  while (!done() && !blank(peek()) && also.find(peek()) == std::string_view::npos) word.text += next();
  return word;
}

}  // namespace arbiter::notation
