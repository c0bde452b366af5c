#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "referee/core/engine.h"

namespace arbiter::protocol {

/// Who looks: a seat sees its own secrets, the public sees none, the arbiter all.
struct Viewer {
  bool all = false;
  Seat seat = Seat::none;
  static Viewer everyone() { return {}; }
  static Viewer arbiter() { return {true, Seat::none}; }
  static Viewer of(Seat seat) { return {false, seat}; }
  [[nodiscard]] bool may_see(const Event& event) const {
    return all || event.audience == 0xff || (seat != Seat::none && ((event.audience >> index(seat)) & 1));
  }
};

nlohmann::json event_json(const Rules& rules, const Event& event);
/// Events in the protocol's form; those the viewer may not know are left out.
nlohmann::json events_json(const Rules& rules, const EventList& events, Viewer viewer);
/// `state`, as the viewer may see it.
nlohmann::json state_json(const Position& pos, Viewer viewer);
/// `{"winners", "reason", "points"}`, or null while the game goes on.
nlohmann::json result_json(const Position& pos);
/// Squares and piece strings.
nlohmann::json pieces_json(const Position& pos);

}  // namespace arbiter::protocol
