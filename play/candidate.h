// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <vector>

#include "play/worth.h"
#include "referee/core/action.h"

namespace arbiter::play {

/// No score is as low or as high as this.
inline constexpr int kNever = 32'000;

/// An action that the seat to move may choose, and what has been found about it.
struct Candidate {
  Action action;
  int score = -kNever;   ///< as the one who thinks sees it
  Scores scores{};       ///< by seat, what the referee sees at once
  bool settled = false;  ///< the game is over with it: the score is exact
  bool repeats = false;  ///< it leads to a position that has been there before
  ActionList line;       ///< what is likely to follow
};
using Candidates = std::vector<Candidate>;

}  // namespace arbiter::play
