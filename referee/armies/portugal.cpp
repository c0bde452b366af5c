// SPDX-License-Identifier: MIT
#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kNavigation{"portugal.navigation",
                               "Portuguese pieces but pawns sail round the board: the last file adjoins the first, the "
                               "last rank the first. A way over an edge captures nothing.",
                               "European Chess, Portugal"};

Movement sailing(const char* betza) {
  Movement how(betza);
  how.wraps = true;
  return how;
}

}  // namespace

Army portugal_army() {
  return {"portugal",
          "Portugal: navigation",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            in.power(std::make_unique<ArmyMoves>(
                kNavigation,
                std::vector{std::pair{in.kind("king"), sailing("K")}, std::pair{in.kind("rook"), sailing("R")},
                            std::pair{in.kind("bishop"), sailing("B")}, std::pair{in.kind("knight"), sailing("N")}}));
          }};
}

}  // namespace arbiter::european
