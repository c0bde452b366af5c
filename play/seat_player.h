// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "play/player.h"
#include "value/message.h"

namespace arbiter::play {

/// Whoever plays a seat in the place of a person: the computer, or an engine that plays the game on its own. One thread
/// may use it at a time.
class SeatPlayer {
 public:
  SeatPlayer() = default;
  SeatPlayer(const SeatPlayer&) = delete;
  SeatPlayer& operator=(const SeatPlayer&) = delete;
  virtual ~SeatPlayer() = default;

  /// What the seat of `sight` should do now, see Player::think. `game`: the one that it is a sight of.
  virtual Thought think(const Game& game, const Sight& sight, const Budget& budget, const std::stop_token& stop) = 0;
  /// What it has to say beside the question after `thought`, see Player::remark.
  virtual std::optional<Action> remark(const Sight& sight, const Thought& thought) = 0;
  /// A sentence, once: what people should know of how it plays.
  virtual Message trouble() { return {}; }
};

/// The computer. `level` from 1 to 8.
[[nodiscard]] std::unique_ptr<SeatPlayer> computer_at_seat(int level, std::uint64_t seed);

}  // namespace arbiter::play
