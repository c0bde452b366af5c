// SPDX-License-Identifier: MIT
#include "referee/european_first/armies.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kElephant{"carthage.elephants", "An elephant goes up to three squares along rank or file.",
                             "European Chess, first edition, Carthage"};
constexpr RuleText kMinister{"italy.escape",
                             "An Italian minister slides as a bishop, or leaps exactly two squares diagonally.",
                             "European Chess, first edition, Italy"};

}  // namespace

// What these two can do is what their kinds can.
Army italy_army() {
  return {"italy",
          "Italy: escape",
          "K I I I / P P P P",
          "reconstructed",
          {"king", "italian-minister"},
          {},
          true,
          [](Installer&) {},
          {},
          {{.name = "italian-minister", .movement = Movement("BA"), .letter = 'I', .rule = &kMinister}}};
}

Army carthage_army() {
  return {"carthage",
          "Carthage: elephants",
          "K E E E / P P P P",
          "reconstructed",
          {"king", "elephant"},
          {},
          true,
          [](Installer&) {},
          {},
          {{.name = "elephant", .movement = Movement("R3"), .letter = 'E', .rule = &kElephant}}};
}

}  // namespace arbiter::european::first
