// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>

#include "vision/reading/placement.h"

// Placements and pieces of tests, as text.
namespace arbiter::test {

/// "S.pawn" as an occupant. Throws std::invalid_argument where it cannot be read.
inline vision::Occupant piece(std::string_view text) {
  const auto occupant = vision::parse_occupant(text);
  if (!occupant) throw std::invalid_argument("no piece: " + std::string(text));
  return *occupant;
}

/// The cell of that name. Throws std::invalid_argument where the board has none.
inline Cell cell(const Board& board, std::string_view name) {
  const auto found = board.find_cell(name);
  if (!found) throw std::invalid_argument("no square: " + std::string(name));
  return *found;
}

/// What stands on the board: {{"e2", "S.pawn"}}.
inline vision::Placement placed(const Board& board, const std::map<std::string, std::string>& pieces) {
  vision::Placement out(board);
  for (const auto& [square, text] : pieces) out.set(cell(board, square), piece(text));
  return out;
}

/// The same on a chessboard.
inline vision::Placement on_chessboard(const std::map<std::string, std::string>& pieces) {
  return placed(*Board::find("chess8"), pieces);
}

/// The other way round.
inline std::map<std::string, std::string> texts(const vision::Placement& placement, const Board& board) {
  std::map<std::string, std::string> out;
  for (const auto& [at, occupant] : placement) out.emplace(board.name(at), to_text(occupant));
  return out;
}

}  // namespace arbiter::test
