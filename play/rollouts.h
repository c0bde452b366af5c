// SPDX-License-Identifier: MIT
#pragma once

#include <random>

#include "play/budget.h"
#include "play/candidate.h"
#include "play/world.h"
#include "referee/core/position.h"

namespace arbiter::play {

/// For games in which no movement tells what a piece is worth (a race with dice): the candidates are played out at
/// random, those that do well more often, and who wins decides.
class Rollouts {
 public:
  Rollouts(const Position& root, const Sides& sides, std::uint64_t seed, Meter& meter)
      : root_(root), sides_(sides), chance_(seed), meter_(meter) {}

  /// Until the budget is used up, or each candidate has been played out so often.
  void judge(Candidates& candidates, int most);

 private:
  /// The seat's share of a game played out from there, 0 to 1; less than 0 when the budget is used up before its end.
  double play_out(Position pos);
  std::size_t drawn(const ActionList& list, const Position& pos);

  const Position& root_;
  const Sides& sides_;
  std::mt19937_64 chance_;
  Meter& meter_;
  EventList events_;
};

}  // namespace arbiter::play
