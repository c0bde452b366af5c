// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/event.h"
#include "referee/core/ids.h"

namespace arbiter {

/// Who looks: a seat sees its own secrets, the public sees none, the arbiter all.
struct Viewer {
  static constexpr std::uint8_t kEverybody = 0xff;

  bool all = false;
  Seat seat = Seat::none;
  static Viewer everyone() { return {}; }
  static Viewer arbiter() { return {true, Seat::none}; }
  static Viewer of(Seat seat) { return {false, seat}; }
  /// Is it among those seats (a bit each)?
  [[nodiscard]] bool among(std::uint8_t seats) const {
    return all || seats == kEverybody || (seat != Seat::none && ((seats >> index(seat)) & 1));
  }
  [[nodiscard]] bool may_see(const Event& event) const { return among(event.audience); }
};

}  // namespace arbiter
