// SPDX-License-Identifier: MIT
#include "app/table/seen_game.h"

namespace arbiter::table {

std::string letter_of(Seat seat) { return std::string(name(seat).substr(0, 1)); }

std::string seen_piece(const Rules& rules, const observing::Look& look) {
  return look.army == Seat::none ? std::string() : letter_of(look.army) + "." + rules.name(look.kind);
}

vision::Labels labels_of(const Rules& rules, const Table& table) {
  vision::Labels labels;
  for (const auto& [cell, look] : table) labels[rules.board->name(cell)] = seen_piece(rules, look);
  return labels;
}

vision::Labels wanted_on(const Game& game, std::size_t board) {
  return labels_of(game.rules(board), table_of(placement_of(game.position(board)), control_shown(game)));
}

}  // namespace arbiter::table
