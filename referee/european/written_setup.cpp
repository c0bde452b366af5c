// SPDX-License-Identifier: MIT
#include "referee/european/written_setup.h"

#include <algorithm>
#include <map>

#include "referee/european/geometry.h"

namespace arbiter::european {

namespace {

std::map<std::string, char, std::less<>> letters_by_kind(const std::vector<Army>& armies) {
  std::map<std::string, char, std::less<>> letters;
  for (const auto& [kind, letter] : kCommonKinds) letters.emplace(kind, letter);
  for (const Army& army : armies)
    for (const ArmyKind& kind : army.kinds)
      if (kind.letter != '\0') letters.emplace(kind.name, kind.letter);
  return letters;
}

}  // namespace

Expected<std::string> written_setup(Seat seat, const Value& pieces, const std::vector<Army>& armies) {
  const auto letters = letters_by_kind(armies);
  const Board& board = *Board::find("chess8");
  std::vector<std::string> rows;
  for (const auto& [sq, value] : pieces.table()) {
    const std::string piece = value.is_text() ? value.text() : std::string();
    if (piece.substr(0, piece.find('.')) != name(seat)) continue;
    const auto cell = board.find_cell(sq);
    const std::string kind = piece.substr(std::min(piece.size(), piece.find('.') + 1));
    const auto letter = letters.find(kind.substr(0, kind.find('@')));
    if (!cell) return refuse("bad_setup", make_message("%1 is no square of the board.", arg::quoted(sq)));
    if (letter == letters.end())
      return refuse("bad_setup", make_message("The %1 on %2 cannot be part of a set-up.", arg::kind(kind), sq));
    const auto r = static_cast<std::size_t>(row(board, seat, *cell) - 1);
    const auto c = static_cast<std::size_t>(column(board, seat, *cell) - 1);
    if (rows.size() <= r) rows.resize(r + 1);
    if (rows[r].size() <= c) rows[r].resize(c + 1, '-');
    rows[r][c] = letter->second;
  }
  if (rows.empty())
    return refuse("bad_setup", make_message("No piece of %1 stands on the board.", arg::seat(name(seat))));
  std::string text;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if (r > 0) text += " / ";
    const std::string row = rows[r].empty() ? "-" : rows[r];
    for (std::size_t c = 0; c < row.size(); ++c) text += (c > 0 ? " " : "") + std::string(1, row[c]);
  }
  return text;
}

}  // namespace arbiter::european
