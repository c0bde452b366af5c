// SPDX-License-Identifier: MIT
#include "referee/told/work.h"

#include "referee/told/names.h"

namespace arbiter::told {

namespace {

Work work(const Rules& rules, const Instruction& item) {
  Work work;
  work.what = item.what;
  work.square = rules.board->name(item.square);
  if (item.to.valid()) work.to = rules.board->name(item.to);
  work.piece = piece_text(rules, item.piece);
  work.seat = seat_text(item.owner);
  if (item.rule) work.rule = *item.rule != nullptr ? rules.full_id(*item.rule) : std::string();
  return work;
}

}  // namespace

Works works(const Rules& rules, const Instructions& list) {
  Works out;
  for (const Instruction& item : list) out.push_back(work(rules, item));
  return out;
}

Works works(const Game& game, const Instructions& list) {
  Works out;
  for (const Instruction& item : list) {
    out.push_back(work(game.rules(item.board), item));
    if (item.rule && game.joined()) out.back().board = static_cast<int>(item.board) + 1;
  }
  return out;
}

Works works(const Game& game) {
  Works all;
  for (std::size_t board = 0; board < game.boards(); ++board) {
    Works there = works(game, instructions(game, board));
    all.insert(all.end(), there.begin(), there.end());
  }
  return all;
}

}  // namespace arbiter::told
