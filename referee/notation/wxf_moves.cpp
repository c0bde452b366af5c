// SPDX-License-Identifier: MIT
// Piece, file from the mover's right, `+` ahead `-` back `.` sideways, then the number of points, or the file reached.
// Of several on a file + is the front one, - the rear one; of three and more, or of two files with several pawns each,
// the number from the front stands for the letter.
#include "referee/notation/wxf_moves.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "referee/core/rules.h"
#include "referee/notation/encoding.h"
#include "referee/notation/file_moves.h"
#include "referee/notation/notation.h"

namespace arbiter::notation::wxf {

namespace {

using files::FileMove;
using files::Said;

constexpr std::string_view kWays = "+-.";

bool digit(char c) { return c >= '1' && c <= '9'; }

/// Capitals, a point for sideways, no signs like `!`, usual digits for wide ones.
std::string normal(std::string_view given) {
  std::string text = narrow(std::string(given));
  std::erase_if(text, [](char c) { return c == '!' || c == '?'; });
  for (char& c : text) {
    c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    if (c == '=') c = '.';
  }
  return text;
}

/// What stands before the way and the number: letter and file, letter and order in either order, order and file.
bool parse_piece(std::string_view text, const Rules* rules, Said& said) {
  const auto order = [](char c) {
    return c == '+'   ? Said::Order::front
           : c == '-' ? Said::Order::rear
           : c == '.' ? Said::Order::middle
                      : Said::Order::none;
  };
  if (text.size() == 2 && digit(text[0]) && digit(text[1])) {
    said.order = Said::Order::numbered;
    said.nth = text[0] - '0';
    said.file = text[1] - '0';
    return true;
  }
  std::string letter;
  for (const char c : text) {
    if (std::isupper(static_cast<unsigned char>(c)) != 0 && letter.empty()) {
      letter = c;
    } else if (order(c) != Said::Order::none && said.order == Said::Order::none) {
      said.order = order(c);
    } else if (digit(c) && letter.empty() && said.order == Said::Order::none) {
      said.order = Said::Order::numbered;
      said.nth = c - '0';
    } else if (digit(c) && !letter.empty() && said.file == 0) {
      said.file = c - '0';
    } else {
      return false;
    }
  }
  if (letter.empty() || (said.file == 0 && said.order == Said::Order::none)) return false;
  if (!rules) return true;
  said.kind = kind_of_move_letter(*rules, letter);
  return said.kind != kNoKind;
}

std::optional<Said> parse(std::string_view word, const Rules* rules) {
  const std::string text = normal(word);
  if (text.size() < 4 || text.size() > 5 || !digit(text.back())) return std::nullopt;
  Said said;
  said.way = text[text.size() - 2];
  said.number = text.back() - '0';
  if (kWays.find(said.way) == std::string_view::npos) return std::nullopt;
  if (!parse_piece(std::string_view(text).substr(0, text.size() - 2), rules, said)) return std::nullopt;
  return said;
}

}  // namespace

std::string write_move(const Position& pos, const Action& action) {
  const FileMove move = files::describe(pos, action);
  std::string text(move_letters(*pos.rules, move.kind));
  if (move.beside == 1)
    text += std::to_string(move.file);
  else if (move.beside == 2 && move.crowded == 1)
    text += move.place == 1 ? "+" : "-";
  else
    text = std::to_string(move.place) + std::to_string(move.file);
  return text + move.way + std::to_string(move.number);
}

bool looks(std::string_view word) { return parse(word, nullptr).has_value(); }

Expected<Action> read_move(const Position& pos, const Word& word) {
  const auto said = parse(word.text, pos.rules);
  if (!said) return bad_record(word.spot, make_message("%1 is no move.", arg::quoted(word.text)));
  return files::find(pos, word, *said, &write_move);
}

}  // namespace arbiter::notation::wxf
