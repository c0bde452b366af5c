// SPDX-License-Identifier: MIT
#include "referee/european_first/armies.h"

namespace arbiter::european::first {

Army italy_army() {
  // The minister's move is the kind's own, see the ruleset.
  return {"italy", "Italy: escape",  "K I I I / P P P P", "reconstructed", {"king", "italian-minister"}, {},
          true,    [](Installer&) {}};
}

Army carthage_army() {
  return {"carthage", "Carthage: elephants", "K E E E / P P P P", "reconstructed", {"king", "elephant"}, {},
          true,       [](Installer&) {}};
}

}  // namespace arbiter::european::first
