// SPDX-License-Identifier: MIT
#include "referee/european_first/armies.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kBelief{"egypt.belief",
                           "No power of another seat moves or removes an Egyptian piece. Egypt has a pharaoh for a "
                           "king, which also leaps two squares diagonally.",
                           "European Chess, first edition, Egypt"};

constexpr RuleText kPharaoh{"egypt.belief", "A pharaoh steps as a king, or leaps exactly two squares diagonally.",
                            "European Chess, first edition, Egypt"};

}  // namespace

Army egypt_army() {
  return {"egypt",
          "Egypt: belief",
          "H R B N / P P P P",
          "reconstructed",
          {"pharaoh", "rook", "bishop", "knight"},
          {},
          true,
          [](Installer& in) { in.power(std::make_unique<Immunity>(kBelief, true, true)); },
          {},
          {{.name = "pharaoh",
            .movement = Movement("KA"),
            .letter = 'H',
            .rule = &kPharaoh,
            .royal = ArmyKind::Royal::always}}};
}

}  // namespace arbiter::european::first
