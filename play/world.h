// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "play/worth.h"
#include "referee/core/rules.h"

// What searches of both kinds of worlds share: the full game on the referee's engine, and a plain one on sets of cells.
namespace arbiter::play {

/// A way to go on, as a search knows it.
struct Step {
  std::uint32_t id = 0;     ///< the same action has the same number everywhere; 0: none
  std::uint16_t index = 0;  ///< in its world's list
  bool noisy = false;       ///< captures or promotes: what stands may change at once
  int order = 0;            ///< how promising it looks before it is tried
};

/// What a weaker player gets wrong. The same in the same position: it depends on the seed and what is looked at.
struct Mistakes {
  std::uint64_t seed = 0;
  int noise = 0;      ///< judgements are off by up to so much
  int overlooks = 0;  ///< percent of the captures from farther away than `sees` that are not noticed
  int sees = 99;      ///< king's steps
};

/// A well-mixed number of another.
constexpr std::uint64_t mixed(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15ULL;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

/// Evenly between -noise and noise, a triangle in sum.
constexpr int off_by(const Mistakes& mistakes, std::uint64_t key) {
  if (mistakes.noise == 0) return 0;
  const std::uint64_t chance = mixed(key ^ mistakes.seed);
  const auto range = static_cast<std::uint64_t>(mistakes.noise);
  return static_cast<int>(chance % (range + 1)) - static_cast<int>((chance >> 32) % (range + 1));
}

/// Who plays for whom, as the seat that thinks sees it.
struct Sides {
  Seat seat = Seat::none;  ///< who thinks
  std::uint8_t mine = 0;   ///< a bit for it and each of its partners
  int allies = 1, others = 1;

  static Sides of(const Rules& rules, Seat seat) {
    Sides sides{seat, 0, 0, 0};
    for (const Seat s : rules.seats) {
      const bool mine = s == seat || rules.allied(seat, s);
      if (mine) sides.mine |= static_cast<std::uint8_t>(1U << index(s));
      ++(mine ? sides.allies : sides.others);
    }
    return sides;
  }
  [[nodiscard]] bool is_mine(Seat s) const { return s != Seat::none && ((mine >> index(s)) & 1) != 0; }
  /// What it has more than the others have on the average.
  [[nodiscard]] int balance(const Rules& rules, const Scores& scores) const {
    int own = 0, others_have = 0;
    for (const Seat s : rules.seats) (is_mine(s) ? own : others_have) += scores[static_cast<std::size_t>(index(s))];
    return others == 0 ? own : own - others_have * allies / others;
  }
};

/// The same of a game that has ended, so many actions from now.
inline int ended_balance(const Sides& sides, const Scores& settled, int plies) {
  const int score = settled[static_cast<std::size_t>(index(sides.seat))];
  return score > 0 ? score - plies : score < 0 ? score + plies : 0;
}

}  // namespace arbiter::play
