// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

#include "play/budget.h"
#include "play/candidate.h"
#include "play/full_world.h"

namespace arbiter::play {

/// For three seats and more that each play for themselves. Every seat is taken to do what is best for itself: of the
/// one that thinks many ways are followed, of each other seat the few that look best to it at once. So a search sees
/// several rounds ahead, which paranoid search (all against one) and the full max^n do not.
class ManySeats {
 public:
  struct Width {
    std::size_t own = 8, others = 1;  ///< ways followed behind the first action
  };
  ManySeats(FullWorld& world, const Sides& sides, Meter& meter, Width width)
      : world_(world), sides_(sides), meter_(meter), width_(width) {}

  /// See Minimax.
  bool deepen(Candidates& candidates, int depth);

 private:
  /// So many of the actions that look best are followed for rounds.
  static constexpr std::size_t kLookedAt = 20;
  struct Way {
    Step step;
    Scores scores{};
    int worth = 0;
  };
  Scores search(int depth);
  Scores throws(int depth);
  /// All ways to go on with what they lead to at once, the best for the actor first.
  std::vector<Way> ways(Seat actor);
  [[nodiscard]] int gain(const Scores& scores, Seat seat) const;

  FullWorld& world_;
  const Sides& sides_;
  Meter& meter_;
  Width width_;
};

}  // namespace arbiter::play
