// SPDX-License-Identifier: MIT
#include "referee/core/view.h"

#include <algorithm>

namespace arbiter {

using nlohmann::json;

namespace {

/// Takes what is secret out of a position, of those of joined boards too.
void without_secrets(json& position) {
  if (!position.is_object()) return;
  position.erase("secrets");
  if (position.contains("boards") && position["boards"].is_array())
    for (json& board : position["boards"]) without_secrets(board);
}

}  // namespace

json View::setup() const {
  json setup = game_.setup();
  if (open()) return setup;
  setup.erase("seed");
  if (setup.contains("position")) without_secrets(setup["position"]);
  for (const OptionInfo& option : find_ruleset(game_.rules().id)->options)
    if (option.secret) setup["options"].erase(option.name);
  return setup;
}

bool View::hides(const Game::Ply& ply) const { return !open() && !viewer_.among(ply.audience); }

std::string View::action(const Game::Ply& ply) const { return hides(ply) ? masked(ply.action) : ply.action; }

json View::correction(const Game::Ply& ply) const {
  json correction = ply.correction;
  if (!open() && correction.is_object() && correction.contains("position")) without_secrets(correction["position"]);
  return correction;
}

json View::note(const Game::Ply& ply) const { return hides(ply) ? json() : ply.note; }

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
  EventList unseen;
  Context ctx(known, unseen);
  each_slot(pos, hook::kForget, [&](const Rule& rule, SlotId slot) { rule.forget(ctx, slot, viewer.seat); });
  return known;
}

Game Game::seen_by(Viewer viewer) const {
  const View view(*this, viewer);
  Game seen = *this;
  seen.setup_ = view.setup();
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
