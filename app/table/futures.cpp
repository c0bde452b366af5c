// SPDX-License-Identifier: MIT
#include "app/table/futures.h"

#include "app/table/seen_game.h"
#include "referee/observe/futures.h"

namespace arbiter::table {

const Futures::Standing& Futures::after(const std::vector<std::string>& actions) {
  const auto [it, fresh] = known_.try_emplace(actions);
  Standing& out = it->second;
  if (!fresh) return out;
  if (asked_ != nullptr) ++*asked_;
  const auto outlook = futures(*game_, board_, actions);
  if (!outlook) return out;
  const Rules& rules = game_->rules(board_);
  out.table = seen_table(rules, outlook->table);
  const auto add = [&](const Future& future, const Table& changes, bool work) {
    Step step{future.action, future.likely, {}, work};
    for (const auto& [cell, look] : changes) step.changes[cell] = seen_piece(rules, look);
    out.steps.push_back(std::move(step));
  };
  for (const Future& future : outlook->futures) {
    add(future, future.changes, false);
    if (future.by_hand) add(future, *future.by_hand, true);
  }
  return out;
}

vision::Placement after_step(const Futures::Standing& standing, const Futures::Step& step) {
  vision::Placement table = standing.table;
  for (const auto& [cell, piece] : step.changes) table.set(cell, piece);
  return table;
}

}  // namespace arbiter::table
