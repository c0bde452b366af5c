// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "referee/core/game.h"
#include "vision/reading/placement.h"

namespace arbiter::table {

/// What stands on some of a board's squares; none: nothing.
using SquareChanges = std::map<Cell, std::optional<vision::Occupant>>;
/// One of them.
using SquareChange = std::pair<Cell, std::optional<vision::Occupant>>;

/// What may be played next on a board and what then stands on the table, asked of the referee once for each line of
/// play. Holds for one game as it stands; see Session::revision.
class Futures {
 public:
  /// An action, or a piece of work by hand.
  struct Step {
    std::string action;
    double likely = 0;      ///< share of these actions before anything is seen
    SquareChanges changes;  ///< what stands there after it
    bool work = false;      ///< it shows what hands have done so far, not what the rules ask for
  };
  struct Standing {
    vision::Placement table;  ///< what stands on the table before any of the steps
    std::vector<Step> steps;
  };

  /// `game` must live as long; `board` is counted from 0. How often the referee is asked is added to `asked`.
  explicit Futures(const Game& game, std::size_t board = 0, int* asked = nullptr)
      : game_(&game), board_(board), asked_(asked) {}

  /// What may follow these actions. Stays where it is.
  const Standing& after(const std::vector<std::string>& actions);

 private:
  const Game* game_;
  std::size_t board_;
  int* asked_;
  std::map<std::vector<std::string>, Standing> known_;
};

/// The table after the step.
[[nodiscard]] vision::Placement after_step(const Futures::Standing& standing, const Futures::Step& step);

}  // namespace arbiter::table
