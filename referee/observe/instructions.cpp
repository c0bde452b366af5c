#include "referee/observe/instructions.h"

#include <algorithm>
#include <map>

namespace arbiter {

using nlohmann::json;

namespace {

std::string look(const Rules& rules, const Piece& p) { return std::string(name(p.army)) + "." + rules.name(p.kind); }

/// The rule of the last event that touched `cell`, looking back over the acts since hands last moved.
const RuleText* rule_for(const Game& game, Cell cell) {
  const auto& plies = game.plies();
  for (auto ply = plies.rbegin(); ply != plies.rend(); ++ply) {
    for (auto e = ply->events.rbegin(); e != ply->events.rend(); ++e)
      if (e->to == cell || e->from == cell) return e->rule;
    if (!ply->action.empty() && ply->action.find(' ') == std::string::npos) break;  // a move by hand
  }
  return nullptr;
}

}  // namespace

Placement placement_of(const Position& pos) {
  Placement list;
  for (const Cell cell : pos.board().cells())
    if (const Piece* p = pos.piece_at(cell)) list.emplace_back(cell, *p);
  return list;
}

json placement_fixes(const Rules& rules, const Placement& table, const Placement& wanted) {
  const Board& board = *rules.board;
  std::map<Cell, std::string> now, then;
  for (const auto& [cell, piece] : table) now[cell] = look(rules, piece);
  for (const auto& [cell, piece] : wanted) then[cell] = look(rules, piece);
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

json instructions(const Game& game) {
  json list = placement_fixes(game.rules(), game.table(), placement_of(game.position()));
  for (json& item : list) {
    const auto cell = game.rules().board->find_cell(item["sq"].get<std::string>());
    const RuleText* rule = cell ? rule_for(game, *cell) : nullptr;
    item["rule"] = rule ? json(game.rules().full_id(rule)) : json(nullptr);
  }
  return list;
}

}  // namespace arbiter
