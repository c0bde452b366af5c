// SPDX-License-Identifier: MIT
#include "referee/european_first/armies.h"

namespace arbiter::european::first {

Army poland_army() {
  Army army = *european::find_army("poland");
  army.options.push_back({"poland.area", "2x4", {"2x4", "3x5"}, "Where pawns that are owed may be set up."});
  army.settings.emplace_back("poland.captures", "allies-too");
  return army;
}

}  // namespace arbiter::european::first
