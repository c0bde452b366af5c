// SPDX-License-Identifier: MIT
#include "referee/notation/signs.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "referee/notation/scan.h"
#include "referee/notation/tokens.h"

namespace arbiter::notation {

namespace {

/// Words that stand beside moves: novelties, diagrams, en passant, check.
constexpr std::string_view kWords[] = {"N",   "TN",  "D",   "RR",  "ep",   "ep.",  "e.p.",  "e.p", "ch",
                                       "ch.", "chk", "dbl", "dis", "disc", "mate", "check", "zz",  "(=)"};

/// The character that the text begins with and how many bytes it takes; below 0: none.
std::pair<std::int32_t, std::size_t> character_at(std::string_view text) {
  std::int32_t at = 0;
  std::int32_t c = -1;
  U8_NEXT(reinterpret_cast<const std::uint8_t*>(text.data()), at, static_cast<std::int32_t>(text.size()), c);
  return {c, static_cast<std::size_t>(at)};
}

bool is_letter_or_digit(std::int32_t c) { return c < 0 || u_isalnum(c) != 0; }

/// Where the last character of the text begins.
std::size_t last_character(std::string_view text) {
  std::size_t at = text.size() - 1;
  while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) --at;
  return at;
}

}  // namespace

bool is_sign(std::string_view word) {
  if (std::find(std::begin(kWords), std::end(kWords), word) != std::end(kWords)) return true;
  while (!word.empty()) {
    const auto [c, bytes] = character_at(word);
    if (is_letter_or_digit(c)) return false;
    word.remove_prefix(bytes);
  }
  return true;
}

bool take_signs(std::string& move) {
  bool told = false;
  while (!move.empty()) {
    const std::size_t at = last_character(move);
    const std::int32_t c = character_at(std::string_view(move).substr(at)).first;
    const bool bracket = c == ')' || c == '@';  // of a promotion, of a null move
    if (is_letter_or_digit(c) || bracket || at == 0) break;
    told = told || (c != '+' && c != '#');
    move.resize(at);
  }
  return told;
}

std::string usual_letters(std::string_view move) {
  static constexpr std::pair<std::string_view, std::string_view> kLetters[] = {
      {"♔", "K"}, {"♕", "Q"}, {"♖", "R"}, {"♗", "B"}, {"♘", "N"}, {"♙", ""},  {"♚", "K"},     {"♛", "Q"},    {"♜", "R"},
      {"♝", "B"}, {"♞", "N"}, {"♟", ""},  {"×", "x"}, {"О", "O"}, {"о", "o"}, {"\uFE0E", ""}, {"\uFE0F", ""}};
  std::string out;
  while (!move.empty()) {
    if (const std::size_t dash = dash_at(move); dash != 0) {
      out += '-';
      move.remove_prefix(dash);
      continue;
    }
    const auto* const found = std::find_if(std::begin(kLetters), std::end(kLetters), [&](const auto& one) {
      return move.substr(0, one.first.size()) == one.first;
    });
    if (found != std::end(kLetters)) {
      out += found->second;
      move.remove_prefix(found->first.size());
      continue;
    }
    out += move.front();
    move.remove_prefix(1);
  }
  return out;
}

}  // namespace arbiter::notation
