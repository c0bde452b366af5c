#include "referee/observe/futures.h"

#include <map>

#include "referee/observe/instructions.h"
#include "referee/observe/usual_choice.h"

namespace arbiter {

using nlohmann::json;

namespace {

using Table = std::map<Cell, std::string>;

Table table_of(const Rules& rules, const Placement& placement, ControlShown how) {
  Table table;
  for (const auto& [cell, piece] : placement)
    table[cell] = std::string(name(worn(piece, how))) + "." + rules.name(piece.kind);
  return table;
}

json difference(const Board& board, const Table& from, const Table& to) {
  json changes = json::object();
  for (const auto& [cell, piece] : from)
    if (!to.contains(cell)) changes[board.name(cell)] = "";
  for (const auto& [cell, piece] : to)
    if (const auto was = from.find(cell); was == from.end() || was->second != piece) changes[board.name(cell)] = piece;
  return changes;
}

/// The position after the actions, each of them one that is open when its turn comes.
Expected<Position> after(const Game& game, std::size_t board, const json& actions) {
  Position pos = game.position(board);
  if (!actions.is_array()) return refuse("bad_request", "\"after\" must be a list of actions.");
  for (const json& text : actions) {
    if (!text.is_string()) return refuse("bad_request", "\"after\" must be a list of actions.");
    std::optional<Position> next;
    for (const ActionList& list : {Engine::legal(pos), Engine::reactions(pos)})
      for (const Action& action : list) {
        if (next || action_text(pos, action, game.joined()) != text.get_ref<const std::string&>()) continue;
        if (auto outcome = Engine::act(pos, action)) next = std::move(outcome->position);
      }
    if (!next) return refuse("illegal", "\"" + text.get<std::string>() + "\" cannot be played there.");
    pos = std::move(*next);
  }
  return pos;
}

}  // namespace

std::string action_text(const Position& pos, Action action, bool joined) {
  if (joined && action.seat == Seat::none) action.seat = pos.decision.seat;
  return print(action, *pos.rules);
}

Expected<json> futures(const Game& game, const json& request) {
  const auto board = game.board_field(request);
  if (!board) return tl::unexpected(board.error());
  const auto pos = after(game, *board, request.value("after", json::array()));
  if (!pos) return tl::unexpected(pos.error());
  const Rules& rules = *pos->rules;
  const ControlShown how = control_shown(game);
  const Table now = table_of(rules, placement_of(*pos), how);
  json list = json::array();
  const auto add = [&](const ActionList& actions, const std::vector<double>& likely) {
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const Action& action = actions[i];
      if (action.type == Action::Type::roll) continue;  // nothing a picture could tell
      const auto outcome = Engine::act(*pos, action);
      if (!outcome) continue;
      json future{{"action", action_text(*pos, action, game.joined())},
                  {"likely", likely[i]},
                  {"changes", difference(*rules.board, now, table_of(rules, placement_of(outcome->position), how))}};
      if (outcome->by_hand) {
        json by_hand = difference(*rules.board, now, table_of(rules, outcome->hand, how));
        if (by_hand != future["changes"]) future["by_hand"] = std::move(by_hand);
      }
      list.push_back(std::move(future));
    }
  };
  if (!pos->over() && !game.over()) {
    const ActionList legal = Engine::legal(*pos);
    add(legal, likelihoods(*pos, legal, legal.size()));
  }
  const ActionList open = Engine::reactions(*pos);
  add(open, std::vector<double>(open.size(), 1.0 / static_cast<double>(open.size() + 1)));
  json table = json::object();
  for (const auto& [cell, piece] : now) table[rules.board->name(cell)] = piece;
  return json{{"table", std::move(table)}, {"over", pos->over()}, {"futures", std::move(list)}};
}

}  // namespace arbiter
