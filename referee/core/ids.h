// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter {

/// A place at the board, clockwise from South. The second four sit at the second board of a bughouse pair.
/// `none` stands where no seat is meant (nobody's turn, nobody's doing).
enum class Seat : std::uint8_t { S, W, N, E, S2, W2, N2, E2, none };

inline constexpr int kSeats = 8;
inline constexpr std::array<std::string_view, kSeats> kSeatNames{"S", "W", "N", "E", "S2", "W2", "N2", "E2"};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int i) { return static_cast<Seat>(i); }
/// "S" … "E2"; "" for `none`.
constexpr std::string_view name(Seat seat) { return seat == Seat::none ? std::string_view{} : kSeatNames[index(seat)]; }
/// The seat of that name, or nothing.
constexpr std::optional<Seat> parse_seat(std::string_view text) {
  for (int i = 0; i < kSeats; ++i)
    if (kSeatNames[i] == text) return seat_at(i);
  return std::nullopt;
}

/// A cell of a board: a square, or a crossing on a board of points. Only a Board hands them out and walks between
/// them; there is no arithmetic on cells.
struct Cell {
  std::uint8_t value = kNone;
  static constexpr std::uint8_t kNone = 255;
  [[nodiscard]] constexpr bool valid() const { return value != kNone; }
  constexpr auto operator<=>(const Cell&) const = default;
};
inline constexpr Cell kNoCell{};

/// A step or leap on the board: `x` toward higher files, `y` toward higher ranks, as South sees them.
struct Vec {
  std::int8_t x = 0, y = 0;
  constexpr auto operator<=>(const Vec&) const = default;
};

/// `v`, written for a piece that goes up the ranks, turned for one that starts at another side:
/// W goes to higher files, N down the ranks, E to lower files.
constexpr Vec rotated(Vec v, Seat side) {
  switch (index(side) % 4) {
    case 1:
      return {v.y, static_cast<std::int8_t>(-v.x)};
    case 2:
      return {static_cast<std::int8_t>(-v.x), static_cast<std::int8_t>(-v.y)};
    case 3:
      return {static_cast<std::int8_t>(-v.y), v.x};
    default:
      return v;
  }
}

}  // namespace arbiter
