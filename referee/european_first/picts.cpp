// SPDX-License-Identifier: MIT
#include "referee/european_first/armies.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kBravery{"picts.bravery",
                            "No power of another seat moves a Pictish piece. Rooks and bishops also leap exactly two "
                            "squares along their lines, over anything.",
                            "European Chess, first edition, Scotland"};

}  // namespace

Army picts_army() {
  return {"picts",
          "The Picts: bravery",
          "K R B B / P P P P",
          "reconstructed",
          {"king", "rook", "bishop"},
          {},
          false,
          [](Installer& in) {
            in.power(std::make_unique<Immunity>(kBravery, true, false));
            in.power(std::make_unique<ArmyMoves>(kBravery,
                                                 std::vector{std::pair{in.kind("rook"), Movement("RD", &kBravery)},
                                                             std::pair{in.kind("bishop"), Movement("BA", &kBravery)}}));
          }};
}

}  // namespace arbiter::european::first
