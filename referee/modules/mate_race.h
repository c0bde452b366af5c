// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "referee/core/rules.h"
#include "referee/modules/mate_score.h"

namespace arbiter {

/// How a race for points by mates is played: see the ruleset's options of the same names.
struct MateRaceOptions {
  bool at_once = false;
  Assist assist = Assist::guard;
  bool relocate_involved_king = true;
  bool join_anywhere = false;
  bool wait_when_alone = false;
  bool absent_may_win = false;
  std::vector<std::pair<Kind, int>> values;  ///< points of an involved piece
  Kind pawn = kNoKind;
};

/// Adds the rules of the race: check told, mate scored and the mated army set up again, players leaving and coming
/// back, the end by time.
void add_mate_race(Rules& rules, const MateRaceOptions& options);

}  // namespace arbiter
