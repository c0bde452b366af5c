// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

namespace arbiter::club {

/// A rating on Glicko's scale: 1500 is where everybody begins, the deviation is one standard deviation of what is not
/// known of it, the volatility how much the strength itself is thought to change in a period.
struct Glicko2 {
  double rating = 1500, deviation = 350, volatility = 0.06;
  bool operator==(const Glicko2&) const = default;
};

/// What the ratings depend on besides the games. Whoever changes a number changes `version`, which stands beside every
/// rating that is shown.
struct Glicko2Parameters {
  std::string version = "glicko2-1";
  double tau = 0.5;  ///< how freely volatilities change; 0.3 to 1.2
  Glicko2 start;     ///< of somebody who has not played
  double most_deviation = 350;
};

/// A game of two in a period. `a` and `b` are places in the list of players, from 0.
struct Glicko2Game {
  int a = 0, b = 0;
  double score = 0;  ///< of a: 1 won, 0.5 drawn, 0 lost
};

/// The ratings after one period: all its games count at once, whoever played none only grows less certain.
/// M. E. Glickman, "Example of the Glicko-2 system" (2013 edition), steps 2 to 8, the volatility by the Illinois
/// algorithm given there, to 1e-12.
[[nodiscard]] std::vector<Glicko2> glicko2_period(std::span<const Glicko2> before, std::span<const Glicko2Game> games,
                                                  const Glicko2Parameters& parameters = {});

}  // namespace arbiter::club
