// SPDX-License-Identifier: MIT
// Says what kinds of pieces are called, of every game, a line each: what take-out cannot read out of the sources, since
// every ruleset and army names its kinds as suits it.
#include <iostream>

#include "app/table/names.h"

int main() {
  for (const std::string& kind : arbiter::table::known_kinds()) std::cout << kind << "\n";
}
