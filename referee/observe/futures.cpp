// SPDX-License-Identifier: MIT
#include "referee/observe/futures.h"

#include <algorithm>
#include <map>
#include <optional>

#include "referee/core/view.h"
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

/// What is open in the position: the actions of who is to act, then the reactions.
struct Open {
  ActionList legal, reactions;
  explicit Open(const Position& pos) : legal(Engine::legal(pos)), reactions(Engine::reactions(pos)) {}
};

/// The position as the viewer knows it after the actions, each of them one that is open when its turn comes.
Expected<Position> after(const Game& game, std::size_t board, const json& actions, Viewer viewer) {
  Position pos = known_to(game.position(board), viewer);
  if (!actions.is_array()) return refuse("bad_request", "\"after\" must be a list of actions.");
  for (const json& text : actions) {
    if (!text.is_string()) return refuse("bad_request", "\"after\" must be a list of actions.");
    const auto meant = [&](const Action& action) {
      return action_text(pos, action, game.joined()) == text.get_ref<const std::string&>();
    };
    const Open open(pos);
    std::optional<Position> next;
    if (const auto it = std::find_if(open.legal.begin(), open.legal.end(), meant); it != open.legal.end())
      next = Engine::carry_out(pos, *it).position;
    for (const Action& action : viewer.all || !hides_something(pos) ? open.reactions : ActionList{}) {
      if (next || !meant(action)) continue;
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

Expected<json> futures(const Game& game, const json& request, Viewer viewer) {
  const auto board = game.board_field(request);
  if (!board) return tl::unexpected(board.error());
  const auto pos = after(game, *board, request.value("after", json::array()), viewer);
  if (!pos) return tl::unexpected(pos.error());
  const Rules& rules = *pos->rules;
  const ControlShown how = control_shown(game);
  const Table now = table_of(rules, placement_of(*pos), how);
  json list = json::array();
  const auto add = [&](const Action& action, double likely, const Outcome& outcome) {
    json future{{"action", action_text(*pos, action, game.joined())},
                {"likely", likely},
                {"changes", difference(*rules.board, now, table_of(rules, placement_of(outcome.position), how))}};
    if (outcome.by_hand) {
      json by_hand = difference(*rules.board, now, table_of(rules, outcome.hand, how));
      if (by_hand != future["changes"]) future["by_hand"] = std::move(by_hand);
    }
    list.push_back(std::move(future));
  };
  const Open open(*pos);
  if (!pos->over() && !game.over()) {
    const std::vector<double> likely = likelihoods(*pos, open.legal, open.legal.size());
    for (std::size_t i = 0; i < open.legal.size(); ++i)
      if (open.legal[i].type != Action::Type::roll)  // nothing a picture could tell
        add(open.legal[i], likely[i], Engine::carry_out(*pos, open.legal[i]));
  }
  // What comes of a reaction (a doubt, say) can follow from what is hidden, however much of it is forgotten.
  const bool certain = viewer.all || !hides_something(*pos);
  for (const Action& action : certain ? open.reactions : ActionList{})
    if (const auto outcome = Engine::act(*pos, action))
      add(action, 1.0 / static_cast<double>(open.reactions.size() + 1), *outcome);
  json table = json::object();
  for (const auto& [cell, piece] : now) table[rules.board->name(cell)] = piece;
  return json{{"table", std::move(table)}, {"over", pos->over()}, {"futures", std::move(list)}};
}

}  // namespace arbiter
