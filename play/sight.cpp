// SPDX-License-Identifier: MIT
#include "play/sight.h"

#include <memory>

#include "referee/core/view.h"

namespace arbiter::play {

namespace {

/// Positions that a position remembers hold secrets too.
Position without_secrets(const Position& pos, Viewer viewer) {
  Position known = known_to(pos, viewer);
  if (known.before) {
    Position before = known_to(*known.before, viewer);
    before.before.reset();
    known.before = std::make_shared<const Position>(std::move(before));
  }
  return known;
}

}  // namespace

Sight::Sight(const Game& game, Seat seat)
    : game_(game),
      seat_(seat),
      board_(game.board_of(seat).value_or(0)),
      known_(without_secrets(game.position(board_), Viewer::of(seat))) {}

bool Sight::asked() const {
  const Decision& asked = known_.decision;
  return !game_.over() && !known_.over() && asked.pending() && (asked.seat == seat_ || asked.seat == Seat::none);
}

ActionList Sight::legal() const {
  if (!asked()) return {};
  ActionList list = Engine::legal(known_);
  std::erase_if(list, [this](const Action& a) { return a.seat != Seat::none && a.seat != seat_; });
  return list;
}

ActionList Sight::reactions() const {
  ActionList list = Engine::reactions(known_);
  std::erase_if(list, [this](const Action& a) { return a.seat != seat_; });
  return list;
}

ActionList Sight::announcements() const {
  if (game_.over() || known_.over()) return {};
  ActionList list = Engine::announcements(known_);
  std::erase_if(list, [this](const Action& a) { return a.seat != seat_; });
  return list;
}

bool Sight::accepted(const Action& action) const {
  if (!game_.joined()) return Engine::act(game_.position(board_), action).has_value();
  Game copy = game_;
  return copy.act(said(action)).has_value();
}

std::string Sight::said(Action action) const {
  if (game_.joined() && action.seat == Seat::none) action.seat = seat_;
  return print(action, game_.rules(board_));
}

}  // namespace arbiter::play
