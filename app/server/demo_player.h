// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <random>
#include <string>

#include "referee/core/game.h"

namespace arbiter::server {

/// Plays the demo's games, so that there is something to score: looks at what is legal and at what the others would
/// take then, and keeps what leaves most points and pieces, room for them, and the others' kings in trouble. Knows no
/// game: a piece is worth how it may move. The same seed plays the same.
class DemoPlayer {
 public:
  explicit DemoPlayer(std::uint64_t seed) : chance_(seed) {}

  /// An action of whoever is to act, in the protocol's words; empty where there is none. `care`: of a hundred legal
  /// actions so many are looked at, 1 to 100.
  [[nodiscard]] std::string choose(const Game& game, int care);

 private:
  void play_round(Position& pos, const Action& action, Seat seat);

  std::mt19937_64 chance_;
};

}  // namespace arbiter::server
