// SPDX-License-Identifier: MIT
#include "referee/observe/instructions.h"

#include <algorithm>
#include <map>

namespace arbiter {

using nlohmann::json;

namespace {

std::string look(const Rules& rules, const Piece& p, ControlShown how) {
  return std::string(name(worn(p, how))) + "." + rules.name(p.kind);
}

/// The rule of the last event that touched `cell`, looking back over the acts since hands last moved.
const RuleText* rule_for(const Game& game, std::size_t board, Cell cell) {
  const auto& plies = game.plies();
  for (auto ply = plies.rbegin(); ply != plies.rend(); ++ply) {
    if (ply->board != board) continue;
    for (auto e = ply->events.rbegin(); e != ply->events.rend(); ++e)
      if (e->to == cell || e->from == cell) return e->rule;
    if (!ply->action.empty() && ply->action.find(' ') == std::string::npos) break;  // a move by hand
  }
  return nullptr;
}

/// Marks that the table still lacks, and those that must go.
json marks_to_set(const Rules& rules, const Placement& table, const Placement& wanted) {
  std::map<Cell, Piece> before;
  for (const auto& [cell, piece] : table) before.emplace(cell, piece);
  json list = json::array();
  for (const auto& [cell, piece] : wanted) {
    const auto was = before.find(cell);
    const bool same = was != before.end() && was->second.army == piece.army;
    const Seat known = same ? was->second.controller : piece.army;
    if (piece.controller == known) continue;
    list.push_back({{"do", piece.controller == piece.army ? "unmark" : "mark"},
                    {"sq", rules.board->name(cell)},
                    {"piece", look(rules, piece, ControlShown::mark)},
                    {"seat", std::string(name(piece.controller))}});
  }
  return list;
}

}  // namespace

ControlShown control_shown(const Game& game) {
  const auto table = game.setup().find("table");
  if (table == game.setup().end() || !table->contains("control")) return ControlShown::nothing;
  return (*table)["control"] == "swap" ? ControlShown::swap : ControlShown::mark;
}

json table_pieces(const Game& game) {
  const ControlShown how = control_shown(game);
  json boards = json::array();
  for (std::size_t b = 0; b < game.boards(); ++b) {
    json& pieces = boards.emplace_back(json::object());
    for (const auto& [cell, piece] : placement_of(game.position(b)))
      pieces[game.rules().board->name(cell)] = look(game.rules(), piece, how);
  }
  return game.joined() ? boards : boards.front();
}

Placement placement_of(const Position& pos) {
  Placement list;
  for (const Cell cell : pos.board().cells())
    if (const Piece* p = pos.piece_at(cell)) list.emplace_back(cell, *p);
  return list;
}

json placement_fixes(const Rules& rules, const Placement& table, const Placement& wanted, ControlShown how) {
  const Board& board = *rules.board;
  std::map<Cell, std::string> now, then;
  for (const auto& [cell, piece] : table) now[cell] = look(rules, piece, how);
  for (const auto& [cell, piece] : wanted) then[cell] = look(rules, piece, how);
  std::vector<std::pair<Cell, std::string>> lifts, places;
  for (const auto& [cell, text] : now)
    if (const auto it = then.find(cell); it == then.end() || it->second != text) lifts.emplace_back(cell, text);
  for (const auto& [cell, text] : then)
    if (const auto it = now.find(cell); it == now.end() || it->second != text) places.emplace_back(cell, text);
  json moves = json::array(), list = json::array();
  for (auto lift = lifts.begin(); lift != lifts.end();) {
    const auto place =
        std::find_if(places.begin(), places.end(), [&](const auto& p) { return p.second == lift->second; });
    if (place == places.end()) {
      ++lift;
      continue;
    }
    moves.push_back(
        {{"do", "move"}, {"sq", board.name(lift->first)}, {"to", board.name(place->first)}, {"piece", lift->second}});
    places.erase(place);
    lift = lifts.erase(lift);
  }
  for (const auto& [cell, text] : lifts) list.push_back({{"do", "lift"}, {"sq", board.name(cell)}, {"piece", text}});
  for (json& move : moves) list.push_back(std::move(move));
  for (const auto& [cell, text] : places) list.push_back({{"do", "place"}, {"sq", board.name(cell)}, {"piece", text}});
  return list;
}

json instructions(const Game& game, std::size_t board) {
  const Rules& rules = game.rules(board);
  const ControlShown how = control_shown(game);
  const Placement table = game.table(board), wanted = placement_of(game.position(board));
  json list = placement_fixes(rules, table, wanted, how);
  if (how == ControlShown::mark)
    for (json& item : marks_to_set(rules, table, wanted)) list.push_back(std::move(item));
  for (json& item : list) {
    const auto cell = rules.board->find_cell(item["sq"].get<std::string>());
    const RuleText* rule = cell ? rule_for(game, board, *cell) : nullptr;
    item["rule"] = rule ? json(rules.full_id(rule)) : json(nullptr);
    if (game.joined()) item["board"] = board + 1;
  }
  return list;
}

json instructions(const Game& game) {
  json all = json::array();
  for (std::size_t b = 0; b < game.boards(); ++b)
    for (json& item : instructions(game, b)) all.push_back(std::move(item));
  return all;
}

}  // namespace arbiter
