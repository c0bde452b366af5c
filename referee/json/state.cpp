// SPDX-License-Identifier: MIT
#include "referee/json/state.h"

#include "referee/json/view.h"

namespace arbiter::game_json {

using nlohmann::json;

json event_json(const Rules& rules, const Event& event) { return view::game_event(rules, event); }

json events_json(const Rules& rules, const EventList& events, Viewer viewer) {
  json list = json::array();
  for (const Event& e : events)
    if (viewer.may_see(e)) list.push_back(event_json(rules, e));
  return list;
}

json pieces_json(const Position& pos) { return view::pieces(pos); }

json result_json(const Position& pos) { return outcome_json(view::outcome(pos)); }
json result_json(const Game& game) { return outcome_json(view::outcome(game)); }

json state_json(const Position& pos, Viewer viewer) { return view::game_view(pos, viewer); }
json state_json(const Game& game, Viewer viewer) { return view::game_view(game, viewer); }

}  // namespace arbiter::game_json
