// SPDX-License-Identifier: MIT
#include "referee/view/table_instruction.h"

#include "referee/view/names.h"

namespace arbiter::view {

namespace {

TableInstruction table_instruction(const Rules& rules, const Instruction& item) {
  TableInstruction work;
  work.what = item.what;
  work.square = rules.board->name(item.square);
  if (item.to.valid()) work.to = rules.board->name(item.to);
  work.piece = piece_text(rules, item.piece);
  work.seat = seat_text(item.owner);
  if (item.rule) work.rule = *item.rule != nullptr ? rules.full_id(*item.rule) : std::string();
  return work;
}

}  // namespace

TableInstructions table_instructions(const Rules& rules, const Instructions& list) {
  TableInstructions out;
  for (const Instruction& item : list) out.push_back(table_instruction(rules, item));
  return out;
}

TableInstructions table_instructions(const Game& game, const Instructions& list) {
  TableInstructions out;
  for (const Instruction& item : list) {
    out.push_back(table_instruction(game.rules(item.board), item));
    if (item.rule && game.joined()) out.back().board = static_cast<int>(item.board) + 1;
  }
  return out;
}

TableInstructions table_instructions(const Game& game) {
  TableInstructions all;
  for (std::size_t board = 0; board < game.boards(); ++board) {
    TableInstructions there = table_instructions(game, instructions(game, board));
    all.insert(all.end(), there.begin(), there.end());
  }
  return all;
}

}  // namespace arbiter::view
