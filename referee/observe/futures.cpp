// SPDX-License-Identifier: MIT
#include "referee/observe/futures.h"

#include <algorithm>

#include "referee/core/view.h"
#include "referee/observe/usual_choice.h"

namespace arbiter {

namespace {

Table difference(const Table& from, const Table& to) {
  Table changes;
  for (const auto& [cell, look] : from)
    if (!to.contains(cell)) changes[cell] = {};
  for (const auto& [cell, look] : to)
    if (const auto was = from.find(cell); was == from.end() || was->second != look) changes[cell] = look;
  return changes;
}

/// What is open in the position: the actions of who is to act, then the reactions.
struct Open {
  ActionList legal, reactions;
  explicit Open(const Position& pos) : legal(Engine::legal(pos)), reactions(Engine::reactions(pos)) {}
};

/// The position as the viewer knows it after the actions, each of them one that is open when its turn comes.
Expected<Position> position_after(const Game& game, std::size_t board, const std::vector<std::string>& actions,
                                  Viewer viewer) {
  Position pos = known_to(game.position(board), viewer);
  for (const std::string& text : actions) {
    const auto meant = [&](const Action& action) { return action_text(pos, action, game.joined()) == text; };
    const Open open(pos);
    std::optional<Position> next;
    if (const auto it = std::find_if(open.legal.begin(), open.legal.end(), meant); it != open.legal.end())
      next = Engine::carry_out(pos, *it).position;
    for (const Action& action : viewer.all || !hides_something(pos) ? open.reactions : ActionList{}) {
      if (next || !meant(action)) continue;
      if (auto outcome = Engine::act(pos, action)) next = std::move(outcome->position);
    }
    if (!next) return refuse("illegal", as_it_is("\"" + text + "\" cannot be played there."));
    pos = std::move(*next);
  }
  return pos;
}

}  // namespace

std::string action_text(const Position& pos, Action action, bool joined) {
  if (joined && action.seat == Seat::none) action.seat = pos.decision.seat;
  return print(action, *pos.rules);
}

Expected<Outlook> futures(const Game& game, std::size_t board, const std::vector<std::string>& after, Viewer viewer) {
  const auto pos = position_after(game, board, after, viewer);
  if (!pos) return tl::unexpected(pos.error());
  const ControlShown how = control_shown(game);
  Outlook out{table_of(placement_of(*pos), how), pos->over(), {}};
  const auto add = [&](const Action& action, double likely, const Outcome& outcome) {
    Future future{action_text(*pos, action, game.joined()), likely,
                  difference(out.table, table_of(placement_of(outcome.position), how)), std::nullopt};
    if (outcome.by_hand) {
      Table by_hand = difference(out.table, table_of(outcome.hand, how));
      if (by_hand != future.changes) future.by_hand = std::move(by_hand);
    }
    out.futures.push_back(std::move(future));
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
  return out;
}

}  // namespace arbiter
