// SPDX-License-Identifier: MIT
#include "app/printing/squares.h"

#include <array>
#include <regex>

namespace arbiter::printing {

bool counts_from_right(Naming naming) { return naming == Naming::shogi || naming == Naming::shogi_numerals; }

Naming naming_wanted(Squares wanted, const figures::GameLook& game) {
  if (!game.from_right || wanted == Squares::protocol) return Naming::algebraic;
  return wanted == Squares::numerals ? Naming::shogi_numerals : Naming::shogi;
}

std::string rank_name(Naming naming, const Board& board, int rank) {
  static const std::array<const char*, 10> kNumerals{"一", "二", "三", "四", "五", "六", "七", "八", "九", "十"};
  const auto from_top = static_cast<std::size_t>(board.height() - 1 - rank);
  if (naming == Naming::algebraic) return std::to_string(rank + 1);
  if (naming == Naming::from_right) return {};
  if (naming == Naming::shogi_numerals && from_top < kNumerals.size()) return kNumerals.at(from_top);
  return std::string(1, static_cast<char>('a' + from_top));
}

std::string squares_in(const std::string& text, const Board& board, Naming naming) {
  if (!counts_from_right(naming)) return text;
  static const std::regex kSquare("\\b[a-z][0-9]{1,2}\\b");
  std::string out;
  auto from = text.cbegin();
  for (std::sregex_iterator it(text.begin(), text.end(), kSquare), end; it != end; ++it) {
    const auto cell = board.find_cell(it->str());
    if (!cell) continue;
    out.append(from, (*it)[0].first);
    out += std::to_string(board.width() - board.file(*cell)) + rank_name(naming, board, board.rank(*cell));
    from = (*it)[0].second;
  }
  return out.append(from, text.cend());
}

}  // namespace arbiter::printing
