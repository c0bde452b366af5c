// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "referee/core/expected.h"
#include "referee/core/ids.h"
#include "referee/core/rule_text.h"

namespace arbiter {

inline constexpr std::uint8_t kNoZone = 255;

/// One way in which a piece moves: a step repeated up to `range` times, or a leap (range 1).
struct Leg {
  Vec step;
  std::uint8_t range = 1;  ///< 0: as far as the board goes
  bool moves = true;       ///< may end on an empty cell
  bool captures = true;    ///< may end on an enemy
  bool hops = false;       ///< passes exactly one piece on its way (a cannon)
  bool unmoved = false;    ///< only while the piece has never moved
  std::uint8_t vias = 0;   ///< cells that must be empty on a lame leap
  std::array<Vec, 2> via{};
  std::uint8_t from_zone = kNoZone;  ///< only from these cells (an index into Rules::zones)
  std::uint8_t to_zone = kNoZone;    ///< only onto these cells
  const RuleText* rule = nullptr;    ///< what a move by this leg cites; nullptr: the kind's own rule
};

/// Zones that legs are bound to.
struct ZoneLimits {
  std::uint8_t from_zone = kNoZone;
  std::uint8_t to_zone = kNoZone;
};

/// How a piece moves, compiled from Betza's notation, for pieces of each side of the board.
///
/// The subset: atoms W F D A N H G Z C (leaps), K Q R B (compounds), a number for the range of a repeated step (`R3`),
/// and before the atom f b l r s v (directions; `ff` the two narrowest forward leaps), m c (move or capture only), n
/// (lame: the cells between must be empty), p (passes exactly one piece), i (only as the piece's first move).
class Movement {
 public:
  Movement() = default;
  /// Compiles `betza`. Throws std::invalid_argument naming the offending character: notations are part of the program.
  explicit Movement(std::string_view betza, const RuleText* rule = nullptr, ZoneLimits where = {});

  /// Adds what `betza` says. Errors: code `bad_betza`, naming text and column.
  Expected<void> add(std::string_view betza, const RuleText* rule = nullptr, ZoneLimits where = {});

  /// The same as `add` for notations that are part of the program: throws like the constructor. Returns itself.
  Movement& also(std::string_view betza, const RuleText* rule = nullptr, ZoneLimits where = {});

  /// The legs for a piece whose forward is that of `side` (S up, W right, N down, E left).
  [[nodiscard]] const std::vector<Leg>& legs(Seat side) const { return legs_[index(side) % 4]; }
  /// True when a leap over squares is among the legs.
  [[nodiscard]] bool leaps() const { return leaps_; }
  /// True when no leg hops, is lame or depends on where the piece stands: a piece is then attacked along lines only.
  [[nodiscard]] bool simple() const { return simple_; }
  /// True when two legs can lead to the same cell.
  [[nodiscard]] bool overlaps() const { return overlaps_ || wraps; }
  /// Bits of the capturing legs that could end `dx` files and `dy` ranks away, whatever stands between.
  [[nodiscard]] std::uint32_t reach(Seat side, int dx, int dy) const {
    const auto& reach = reach_[index(side) % 4];
    return reach.empty() ? 0 : reach[(dy + kSpan) * (2 * kSpan + 1) + dx + kSpan];  // empty: does not move at all
  }

  /// Pieces with this movement go round the edges of the board as on a torus; a path that crosses an edge may not
  /// capture.
  bool wraps = false;
  /// Captures happen without leaving the square.
  bool shoots = false;

 private:
  static constexpr int kSpan = 13;
  void finish();
  std::array<std::vector<Leg>, 4> legs_;
  std::array<std::vector<std::uint32_t>, 4> reach_;
  bool leaps_ = false;
  bool simple_ = true;
  bool overlaps_ = false;
};

}  // namespace arbiter
