// SPDX-License-Identifier: MIT
#include "play/seat_player.h"

namespace arbiter::play {

namespace {

class Computer final : public SeatPlayer {
 public:
  Computer(int level, std::uint64_t seed) : player_(level, seed) {}
  Thought think(const Game& /*game*/, const Sight& sight, const Budget& budget, const std::stop_token& stop) override {
    return player_.think(sight, budget, stop);
  }
  std::optional<Action> remark(const Sight& sight, const Thought& thought) override {
    return player_.remark(sight, thought);
  }

 private:
  Player player_;
};

}  // namespace

std::unique_ptr<SeatPlayer> computer_at_seat(int level, std::uint64_t seed) {
  return std::make_unique<Computer>(level, seed);
}

}  // namespace arbiter::play
