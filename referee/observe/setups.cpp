// SPDX-License-Identifier: MIT
#include "referee/observe/setups.h"

#include <algorithm>
#include <map>

#include "referee/european/army.h"
#include "referee/european/geometry.h"

namespace arbiter {

namespace {

/// Letters by kind, the other way round than they are read.
const std::map<std::string, char>& letters() {
  static const std::map<std::string, char> list = [] {
    std::map<std::string, char> map;
    for (char c = 'A'; c <= 'Z'; ++c)
      if (const auto rows = european::parse_setup(std::string(1, c)); !rows.empty() && !rows[0].empty())
        map.emplace(rows[0][0], c);
    return map;
  }();
  return list;
}

}  // namespace

Expected<std::string> setup_text(const RulesetInfo& info, const std::string& seat, const nlohmann::json& pieces) {
  const bool known =
      std::any_of(info.options.begin(), info.options.end(), [](const auto& o) { return o.name == "setups"; });
  if (!known) return refuse("bad_setup", info.title + " has no set-ups of a club's own.");
  const auto who = parse_seat(seat);
  if (!who || !pieces.is_object()) return refuse("bad_setup", "A set-up wants a seat and its pieces.");
  const Board& board = *Board::find("chess8");
  std::vector<std::string> rows;
  for (const auto& [sq, value] : pieces.items()) {
    const std::string piece = value.is_string() ? value.get<std::string>() : std::string();
    if (piece.substr(0, piece.find('.')) != seat) continue;
    const auto cell = board.find_cell(sq);
    const std::string kind = piece.substr(std::min(piece.size(), piece.find('.') + 1));
    const auto letter = letters().find(kind.substr(0, kind.find('@')));
    if (!cell) return refuse("bad_setup", "\"" + sq + "\" is no square of the board.");
    if (letter == letters().end())
      return refuse("bad_setup", "The " + kind + " on " + sq + " cannot be part of a set-up.");
    const auto r = static_cast<std::size_t>(european::row(board, *who, *cell) - 1);
    const auto c = static_cast<std::size_t>(european::column(board, *who, *cell) - 1);
    if (rows.size() <= r) rows.resize(r + 1);
    if (rows[r].size() <= c) rows[r].resize(c + 1, '-');
    rows[r][c] = letter->second;
  }
  if (rows.empty()) return refuse("bad_setup", "No piece of " + seat + " stands on the board.");
  std::string text;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if (r > 0) text += " / ";
    const std::string row = rows[r].empty() ? "-" : rows[r];
    for (std::size_t c = 0; c < row.size(); ++c) text += (c > 0 ? " " : "") + std::string(1, row[c]);
  }
  return text;
}

}  // namespace arbiter
