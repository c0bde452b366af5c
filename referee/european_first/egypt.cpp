// SPDX-License-Identifier: MIT
#include "referee/european_first/armies.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kBelief{"egypt.belief",
                           "No power of another seat moves or removes an Egyptian piece. Egypt has a pharaoh for a "
                           "king, which also leaps two squares diagonally.",
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
          [](Installer& in) { in.power(std::make_unique<Immunity>(kBelief, true, true)); }};
}

}  // namespace arbiter::european::first
