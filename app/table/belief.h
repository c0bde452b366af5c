// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "app/table/hypotheses.h"

namespace arbiter::table {

/// One of the things by which an explanation of a change is judged.
struct BeliefTerm {
  const char* name;
  const char* unit;  ///< of what is counted, with the most that counts
  double weight;     ///< log odds for each
};

/// Fitted by maximum likelihood on what was read of every other film and filmed game (1,691 readings: plies, hands,
/// unchanged pictures), each from the true position before; on the other half its loss is 0.030 against 0.025.
/// `arbiter seeing --fit` fits them again.
inline constexpr std::array<BeliefTerm, 13> kBeliefTerms{{
    {"base", "1", 0.66},
    {"margin", "share of its score by which the next is behind, at most 0.6", 1.42},
    {"weakest", "nats a pixel of the cell that shows least, at most 2", 1.09},
    {"explained", "share of the evidence", 1.76},
    {"solid", "share of the bodies that have changed", 0.51},
    {"touching", "squares² of a hand against it, at most 2", -3.1},
    {"reaching", "squares² of a hand, at most 4", -0.68},
    {"nearby", "squares² of what moves beside the board, at most 3", -0.66},
    {"border", "0 to 1: more is explained on the border of two squares", -8},
    {"off", "squares off the middle beyond 0.3", -8.6},
    {"close", "0 to 1: the next is nearly as good", -1.52},
    {"edges", "1 where edges tell the same", 1.06},
    {"islands", "squares² of unexplained bodies where they do not, at most 4", -0.96},
}};

/// Squares off the middle, from which a piece may be meant for the next square.
inline constexpr double kBetweenSquares = 0.3;
/// Share of an explanation's score by which the next is behind, under which it is nearly as good.
inline constexpr double kNearlyAlike = 0.15;

using BeliefValues = std::array<double, kBeliefTerms.size()>;

/// What of an explanation counts, in the order of kBeliefTerms.
[[nodiscard]] BeliefValues belief_values(const Weight& weight, const Circumstances& how);

/// One explanation of which it is known whether it was right.
struct Judged {
  BeliefValues values;
  bool right = false;
};

/// Weights in the order of kBeliefTerms.
struct BeliefFit {
  BeliefValues weights{};
  BeliefValues error{};  ///< standard error of each
  double loss = 0;       ///< mean negative log likelihood, nats
};

/// Logistic regression by Newton's method: the weights under which what is known is likeliest. `ridge`: how strongly
/// each but the first is held to 0, against the mean over all readings. At least one reading.
[[nodiscard]] BeliefFit fit_beliefs(const std::vector<Judged>& known, double ridge = 1e-4);

/// Mean negative log likelihood of what is known under these weights, nats; at least one reading.
[[nodiscard]] double loss_of(const std::vector<Judged>& known, const BeliefValues& weights);

/// The probability under these weights.
[[nodiscard]] double believed(const BeliefValues& values, const BeliefValues& weights);

}  // namespace arbiter::table
