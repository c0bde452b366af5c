// SPDX-License-Identifier: MIT
#include "referee/core/view.h"

#include <algorithm>

namespace arbiter {

namespace {

/// A position without what is secret in it, of those of joined boards too.
Value without_secrets(const Value& position) {
  if (!position.is_table()) return position;
  Value open = position;
  open.erase("secrets");
  if (!position["boards"].is_list()) return open;
  Value boards = Value::List();
  for (const Value& board : position["boards"].list()) boards.push_back(without_secrets(board));
  open["boards"] = std::move(boards);
  return open;
}

}  // namespace

Beginning View::beginning() const {
  Beginning beginning = game_.beginning();
  if (open()) return beginning;
  beginning.seed.reset();
  beginning.position = without_secrets(beginning.position);
  for (const OptionInfo& option : find_ruleset(game_.rules().id)->options) {
    if (!option.secret) continue;
    beginning.options.erase(option.name);
    beginning.options_said.erase(option.name);
  }
  return beginning;
}

bool View::hides(const Game::Ply& ply) const { return !open() && !viewer_.among(ply.audience); }

std::string View::action(const Game::Ply& ply) const { return hides(ply) ? masked(ply.action) : ply.action; }

Value View::correction(const Game::Ply& ply) const {
  Value correction = ply.correction;
  if (!open() && correction.has("position")) correction["position"] = without_secrets(correction["position"]);
  return correction;
}

Value View::note(const Game::Ply& ply) const { return hides(ply) ? Value() : ply.note; }

EventList View::events(const EventList& events) const {
  EventList seen;
  std::copy_if(events.begin(), events.end(), std::back_inserter(seen),
               [this](const Event& e) { return open() || viewer_.may_see(e); });
  return seen;
}

std::string masked(std::string_view action) {
  const std::size_t colon = action.find_first_of(": ");
  const std::size_t word = colon != std::string_view::npos && action[colon] == ':' ? colon + 1 : 0;
  return std::string(action.substr(0, action.find(' ', word)));
}

Position known_to(const Position& pos, Viewer viewer) {
  Position known = pos;
  if (viewer.all || !hides_something(pos)) return known;
  Notes ctx(known);
  each_slot(pos, hook::kForget, [&](const Rule& rule, SlotId slot) { rule.forget(ctx, slot, viewer.seat); });
  return known;
}

Game Game::seen_by(Viewer viewer) const {
  const View view(*this, viewer);
  Game seen = *this;
  seen.beginning_ = view.beginning();
  seen.start_events_ = view.events(start_events_);
  for (Ply& ply : seen.plies_) {
    ply.action = view.action(ply);
    ply.correction = view.correction(ply);
    ply.note = view.note(ply);
    ply.events = view.events(ply.events);
  }
  seen.undone_.clear();
  return seen;
}

}  // namespace arbiter
