// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "referee/core/ids.h"

namespace arbiter::view {

/// A seat's name; empty for none.
[[nodiscard]] inline std::string seat_text(Seat seat) {
  return seat == Seat::none ? std::string() : std::string(name(seat));
}

/// The names of seats (a bit each), in the order of the seats, from South on.
[[nodiscard]] inline std::vector<std::string> seat_texts(std::uint8_t seats) {
  std::vector<std::string> list;
  for (int i = 0; i < kSeats; ++i)
    if ((seats >> i) & 1) list.push_back(seat_text(seat_at(i)));
  return list;
}

}  // namespace arbiter::view
