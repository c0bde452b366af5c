// SPDX-License-Identifier: MIT
#include "referee/wire/state.h"

#include "referee/wire/told.h"

namespace arbiter::wire {

using nlohmann::json;

json event_json(const Rules& rules, const Event& event) { return told::event(rules, event); }

json events_json(const Rules& rules, const EventList& events, Viewer viewer) {
  json list = json::array();
  for (const Event& e : events)
    if (viewer.may_see(e)) list.push_back(event_json(rules, e));
  return list;
}

json pieces_json(const Position& pos) { return told::pieces(pos); }

json result_json(const Position& pos) { return outcome_json(told::outcome(pos)); }
json result_json(const Game& game) { return outcome_json(told::outcome(game)); }

json state_json(const Position& pos, Viewer viewer) { return told::state(pos, viewer); }
json state_json(const Game& game, Viewer viewer) { return told::state(game, viewer); }

}  // namespace arbiter::wire
