// SPDX-License-Identifier: MIT
// In the place of the armies, which european lists: each without anything of its own.
#include "referee/european/army.h"

namespace arbiter::european {

#define ARMY(name) \
  Army name##_army() { return {}; }
#include "referee/european/armies.def"
#undef ARMY

}  // namespace arbiter::european
