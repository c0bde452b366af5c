// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::club {

/// Skill as Weng and Lin have it: normal, with mean mu and standard deviation sigma.
struct Skill {
  double mu = 25, sigma = 25.0 / 3;
  /// What somebody is at least worth, nearly surely: lists are ordered by it, so that one lucky game leads to nothing.
  [[nodiscard]] double ordinal() const { return mu - 3 * sigma; }
  bool operator==(const Skill&) const = default;
};

/// The models of R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine
/// Learning Research 12 (2011): algorithms 1 and 2 (Bradley-Terry), 3 and its partial form (Thurstone-Mosteller) and 4
/// (Plackett-Luce). Full compares every two teams, partial only those that stand beside each other in the ranking.
enum class WengLinModel {
  plackett_luce,
  bradley_terry_full,
  bradley_terry_partial,
  thurstone_mosteller_full,
  thurstone_mosteller_partial
};

/// What the skills depend on besides the games. Whoever changes a number changes `version`.
struct WengLinParameters {
  std::string version = "weng-lin-1";
  WengLinModel model = WengLinModel::plackett_luce;
  Skill start;
  double beta = 25.0 / 6;    ///< how much one game's performance varies
  double tau = 0;            ///< added to every sigma before a game, in squares: skills that move
  double kappa = 1e-4;       ///< a variance never shrinks to less than this part of itself in one game
  double draw_margin = 0.1;  ///< Thurstone-Mosteller: performances that differ by less are a tie
};

/// One game, rated: `teams` holds the players' skills, each team at least one, and gets those after the game; `ranks`
/// has one number for each team, smaller is better, equal are tied. Throws std::invalid_argument where the two do not
/// fit, or a team is empty.
void weng_lin_game(std::vector<std::vector<Skill>>& teams, std::span<const int> ranks,
                   const WengLinParameters& parameters = {});

}  // namespace arbiter::club
