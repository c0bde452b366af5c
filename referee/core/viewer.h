// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/event.h"
#include "referee/core/ids.h"

namespace arbiter {

/// Who looks: a seat sees its own secrets, the public sees none, the arbiter all.
struct Viewer {
  static constexpr std::uint8_t kEverybody = 0xff;  ///< all seats, a bit each

  bool all = false;                                       ///< sees everything
  Seat seat = Seat::none;                                 ///< whose secrets it sees; none: nobody's
  static Viewer everyone() { return {}; }                 ///< the public
  static Viewer arbiter() { return {true, Seat::none}; }  ///< sees everything
  static Viewer of(Seat seat) { return {false, seat}; }   ///< a player
  /// Is it among those seats (a bit each)?
  [[nodiscard]] bool among(std::uint8_t seats) const {
    return all || seats == kEverybody || (seat != Seat::none && ((seats >> index(seat)) & 1));
  }
  /// Is the event for this viewer?
  [[nodiscard]] bool may_see(const Event& event) const { return among(event.audience); }
};

}  // namespace arbiter
