// SPDX-License-Identifier: MIT
#include "referee/european/army.h"

namespace arbiter::european {

/// The standard set-up and no power.
Army plain_army() {
  return {"plain", "Plain: no power", "K R B N / P P P P", "stated", {"king", "rook", "bishop", "knight"}, {}, false,
          nullptr};
}

}  // namespace arbiter::european
