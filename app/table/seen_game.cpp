// SPDX-License-Identifier: MIT
#include "app/table/seen_game.h"

namespace arbiter::table {

std::string letter_of(Seat seat) { return std::string(name(seat).substr(0, 1)); }

std::optional<vision::Occupant> seen_piece(const Rules& rules, const observing::Look& look) {
  if (look.army == Seat::none) return std::nullopt;
  return vision::Occupant{vision::Army{name(look.army).front()}, vision::PieceType(rules.name(look.kind))};
}

std::optional<observing::Shown> shown_as(const Rules& rules, const vision::Occupant& piece) {
  const auto shown = observing::parse_shown(rules, to_text(piece));
  return shown ? std::optional(*shown) : std::nullopt;
}

vision::Placement seen_table(const Rules& rules, const Table& table) {
  vision::Placement out(*rules.board);
  for (const auto& [cell, look] : table) out.set(cell, seen_piece(rules, look));
  return out;
}

vision::Placement wanted_on(const Game& game, std::size_t board) {
  return seen_table(game.rules(board), table_of(placement_of(game.position(board)), control_shown(game)));
}

}  // namespace arbiter::table
