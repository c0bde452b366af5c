// SPDX-License-Identifier: MIT
#include "app/table/futures.h"

namespace arbiter::table {

using nlohmann::json;
using vision::Labels;

namespace {

/// Of joined boards each has its armies by their letters: `S2.pawn` looks like `S.pawn`.
std::string as_seen(std::string piece) {
  const std::size_t dot = piece.find('.');
  if (dot != std::string::npos && dot > 1) piece.erase(1, dot - 1);
  return piece;
}

}  // namespace

const Futures::Standing& Futures::after(const std::vector<std::string>& actions) {
  const auto [it, fresh] = known_.try_emplace(actions);
  Standing& out = it->second;
  if (!fresh) return out;
  const json reply = ask_({{"cmd", "futures"}, {"after", actions}});
  if (!reply.contains("futures")) return out;
  for (const auto& [square, piece] : reply["table"].items()) out.table[square] = as_seen(piece.get<std::string>());
  for (const json& future : reply["futures"]) {
    for (const char* field : {"changes", "by_hand"}) {
      if (!future.contains(field)) continue;
      Step step{future["action"], future["likely"], {}, {}, field == std::string("by_hand")};
      for (const auto& [square, piece] : future[field].items()) {
        step.squares.insert(square);
        if (const auto cell = board_->find_cell(square)) step.changes[*cell] = as_seen(piece.get<std::string>());
      }
      out.steps.push_back(std::move(step));
    }
  }
  return out;
}

Labels after_step(const Futures::Standing& standing, const Futures::Step& step, const Board& board) {
  Labels table = standing.table;
  for (const auto& [cell, piece] : step.changes) {
    if (piece.empty())
      table.erase(board.name(cell));
    else
      table[board.name(cell)] = piece;
  }
  return table;
}

}  // namespace arbiter::table
