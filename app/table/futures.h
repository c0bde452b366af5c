// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "referee/core/board.h"
#include "vision/reading/reading.h"

namespace arbiter::table {

/// Asks the referee for `futures`: the request in, the reply out.
using AskFutures = std::function<nlohmann::json(const nlohmann::json&)>;

/// What may be played next and what then stands on the table, asked of the referee once for each line of play. Holds
/// for one game as it stands; see Session::revision.
class Futures {
 public:
  /// An action, or a piece of work by hand.
  struct Step {
    std::string action;
    double likely = 0;                    ///< share of these actions before anything is seen
    std::map<Cell, std::string> changes;  ///< what stands there after it; empty: nothing
    std::set<std::string> squares;        ///< the same squares, by name
    bool work = false;                    ///< it shows what hands have done so far, not what the rules ask for
  };
  struct Standing {
    vision::Labels table;  ///< what stands on the table before any of the steps
    std::vector<Step> steps;
  };

  Futures(AskFutures ask, const Board& board) : ask_(std::move(ask)), board_(&board) {}

  /// What may follow these actions. Stays where it is.
  const Standing& after(const std::vector<std::string>& actions);

 private:
  AskFutures ask_;
  const Board* board_;
  std::map<std::vector<std::string>, Standing> known_;
};

/// The table after the step.
[[nodiscard]] vision::Labels after_step(const Futures::Standing& standing, const Futures::Step& step,
                                        const Board& board);

}  // namespace arbiter::table
