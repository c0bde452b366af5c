// SPDX-License-Identifier: MIT
#include "referee/european_first/armies.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kTower{"spain.tower",
                          "The Spanish king never moves. From where it stands it captures an enemy exactly one or two "
                          "squares away on a rank, file or diagonal, over anything.",
                          "European Chess, first edition, Spain"};

}  // namespace

Army spain_army() {
  return {"spain",
          "Spain: defense",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            Movement tower("cKcAcD", &kTower);
            tower.shoots = true;
            in.power(std::make_unique<ArmyMoves>(kTower, std::vector{std::pair{in.kind("king"), std::move(tower)}}));
          }};
}

}  // namespace arbiter::european::first
